/**
 * Runs in the pages: shows the copy buttons and makes them work. Its text is inlined, so it cannot use anything outside
 * itself.
 */
function copyButtons(): void {
  const liveRegion = document.querySelector('#said')
  const showAndAnnounce = (label: HTMLElement, text: string, announcement: string) => {
    label.textContent = text
    if (liveRegion) liveRegion.textContent = announcement
  }
  const copy = async (button: Element) => {
    const code = button.closest('figure')?.querySelector('pre')
    const label = button.querySelector<HTMLElement>('[data-done]')
    if (!code || !label) return
    const { done = '', usual = label.textContent } = label.dataset
    label.dataset['usual'] = usual
    await navigator.clipboard.writeText(code.textContent)
    showAndAnnounce(label, done, done)
    setTimeout(() => showAndAnnounce(label, usual, ''), 2000)
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) button.hidden = false
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null
    if (button) void copy(button)
  })
}

/** The script of every page with code blocks. */
export const COPY_SCRIPT = `(${copyButtons.toString()})()`
