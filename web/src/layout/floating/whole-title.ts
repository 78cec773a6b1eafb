/** Milliseconds without a change after which the title is taken for that of the page, and not of its skeleton. */
const QUIET_MS = 150

/**
 * Calls `onTitle` once with the title of a new page: when the page has its heading, and the title has not changed for a
 * moment. Returns a function that cancels the call.
 */
export function onWholeTitle(onTitle: (title: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    changes.disconnect()
  }
  const report = () => {
    stop()
    onTitle(document.title)
  }
  const check = (isTitleChange: boolean) => {
    if ((timer !== undefined && !isTitleChange) || !document.querySelector('#main h1')) return
    clearTimeout(timer)
    timer = setTimeout(report, QUIET_MS)
  }
  const changes = new MutationObserver((records) => check(records.some(({ target }) => document.head.contains(target))))
  changes.observe(document.head, { childList: true, subtree: true, characterData: true })
  changes.observe(document.body, { childList: true, subtree: true })
  check(true)
  return stop
}
