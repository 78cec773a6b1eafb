/**
 * Runs in the pages: shows the copy buttons and makes them work. Its text is inlined, so it cannot use anything outside
 * itself.
 */
function copyButtons(): void {
  const said = document.querySelector('#said')
  const say = (label: HTMLElement, text: string, aloud: string) => {
    label.textContent = text
    if (said) said.textContent = aloud
  }
  const copy = async (button: Element) => {
    const code = button.closest('figure')?.querySelector('pre')
    const label = button.querySelector<HTMLElement>('[data-done]')
    if (!code || !label) return
    const { done = '', usual = label.textContent } = label.dataset
    label.dataset['usual'] = usual
    await navigator.clipboard.writeText(code.textContent)
    say(label, done, done)
    setTimeout(() => say(label, usual, ''), 2000)
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) button.hidden = false
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null
    if (button) void copy(button)
  })
}

/** The script of every page with code blocks. */
export const COPY_SCRIPT = `(${copyButtons.toString()})()`
