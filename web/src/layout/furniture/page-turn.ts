/** The tokens `--t-fast` and `--t-base`: out is quick, because the visitor waits for it. In milliseconds. */
const OUT = 120
const IN = 200

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

const page = () => document.getElementById('main')
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

let isOut = false

/**
 * "Page transition out-in" (decision 41.12): the old page fades away before the URL changes. Only the opacity changes, because a moved
 * page would move what is fixed in it. The result shows the page again, for a visitor who stays.
 */
export async function fadeOut(): Promise<() => void> {
  const fading = isStill() ? undefined : page()?.animate({ opacity: 0 }, { duration: OUT, fill: 'forwards' })
  // A timer, because animations rest in a tab that nobody sees.
  if (fading) await new Promise((resolve) => setTimeout(resolve, OUT))
  isOut = fading !== undefined
  return () => {
    isOut = false
    fading?.cancel()
  }
}

/** Fades the new page in. After Back, nothing has faded out, and the page is there at once. */
export function fadeIn(): void {
  if (isOut) page()?.animate({ opacity: [0, 1] }, { duration: IN, easing: EASING })
  isOut = false
}
