/** The options that a typed text means: a number counts from 1, otherwise every word of it must begin a word of the
 * option or of its notation; what is written in notation exactly comes alone. */
export function found(options: string[], words: (option: string) => string, typed: string): string[] {
  const text = plain(typed)
  if (!text) return options
  if (options.includes(typed.trim())) return [typed.trim()]
  const number = /^\d+$/.test(text) ? options[Number(text) - 1] : undefined
  if (number !== undefined && !options.some((option) => option.startsWith(text))) return [number]
  const wanted = text.split(' ')
  return options.filter((option) => {
    const known = plain(`${option} ${words(option)}`).split(' ')
    return wanted.every((part) => known.some((word) => word.startsWith(part)))
  })
}

export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/[«»“”"(),.:;]/g, ' ').replace(/\s+/g, ' ').trim()
}
