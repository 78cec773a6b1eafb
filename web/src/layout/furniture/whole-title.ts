/** A title that has not changed for this long is that of the page, not of its skeleton. In milliseconds. */
const QUIET = 150

/** Tells the title of the page once, when its heading is there and the title rests. Returns how to stop. */
export function onWholeTitle(tell: (title: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    changes.disconnect()
  }
  const told = () => {
    stop()
    tell(document.title)
  }
  const look = (isNamed: boolean) => {
    if ((timer !== undefined && !isNamed) || !document.querySelector('#main h1')) return
    clearTimeout(timer)
    timer = setTimeout(told, QUIET)
  }
  const changes = new MutationObserver((records) => look(records.some(({ target }) => document.head.contains(target))))
  changes.observe(document.head, { childList: true, subtree: true, characterData: true })
  changes.observe(document.body, { childList: true, subtree: true })
  look(true)
  return stop
}
