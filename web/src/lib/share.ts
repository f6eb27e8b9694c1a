/** Whether it is in the clipboard now; browsers allow that only over HTTPS or on this machine. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands a link to the device's own way of sharing, or else copies it. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'shown'> {
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => undefined)
    return 'shared'
  }
  return (await copied(url)) ? 'copied' : 'shown'
}
