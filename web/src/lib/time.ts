/** Milliseconds as people read them on a clock: 1:05, -0:03, 2:00:00; whole days as “3 d”. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const face = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return ms < 0 && seconds ? `−${face}` : face
}
