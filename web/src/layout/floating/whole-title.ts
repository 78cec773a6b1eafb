/** Milliseconds without a change after which the title is that of the page, not of its skeleton. */
const QUIET = 150

/**
 * Calls `tell` once, when the page has its heading and its title no longer changes. Returns a function that cancels
 * this.
 */
export function onWholeTitle(tell: (title: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    changes.disconnect()
  }
  const report = () => {
    stop()
    tell(document.title)
  }
  const look = (isNamed: boolean) => {
    if ((timer !== undefined && !isNamed) || !document.querySelector('#main h1')) return
    clearTimeout(timer)
    timer = setTimeout(report, QUIET)
  }
  const changes = new MutationObserver((records) => look(records.some(({ target }) => document.head.contains(target))))
  changes.observe(document.head, { childList: true, subtree: true, characterData: true })
  changes.observe(document.body, { childList: true, subtree: true })
  look(true)
  return stop
}
