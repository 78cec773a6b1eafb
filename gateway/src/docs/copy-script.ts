/** Runs in the pages: shows the copy buttons and lets them work. Its text goes into the page, so it knows nothing else here. */
function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) button.hidden = false
  const said = document.querySelector('#said')
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null
    const code = button?.closest('figure')?.querySelector('pre')
    const label = button?.querySelector<HTMLElement>('[data-done]')
    if (!code || !label) return
    const [before, done = ''] = [label.textContent, label.dataset['done']]
    void navigator.clipboard.writeText(code.textContent).then(() => {
      label.textContent = done
      if (said) said.textContent = done
      setTimeout(() => {
        label.textContent = before
        if (said) said.textContent = ''
      }, 2000)
    })
  })
}

/** The script of every page that has code on it. */
export const COPY_SCRIPT = `(${copyButtons.toString()})()`
