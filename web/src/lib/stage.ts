/** While a game is on the page, the page is the window: nothing to scroll (app.css). For use in an effect. */
export function takeStage(playing: boolean): () => void {
  document.documentElement.toggleAttribute('data-stage', playing)
  return () => document.documentElement.removeAttribute('data-stage')
}
