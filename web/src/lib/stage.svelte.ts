// While a game is on the page, the page is the window: no header of the site, nothing to scroll.
const stage = $state({ shown: false })

/** Is a game on the page? */
export const onStage = (): boolean => stage.shown

/** Takes the page for a game as long as `playing`; for use in an effect. */
export function takeStage(playing: boolean): () => void {
  stage.shown = playing
  document.documentElement.toggleAttribute('data-stage', playing)
  return () => {
    stage.shown = false
    document.documentElement.removeAttribute('data-stage')
  }
}
