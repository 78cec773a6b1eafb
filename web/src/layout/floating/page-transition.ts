/**
 * The tokens `--t-fast` and `--t-base`, in milliseconds. The old page fades faster, because the visitor waits for that.
 */
const OUT = 120
const IN = 200

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

const page = () => document.getElementById('main')
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

let isOut = false

/**
 * "Page transition out-in" (decision 41.12): the old page fades away before the URL changes. Only its opacity changes,
 * because moving the page would move the fixed elements in it. The result shows the page again, for a visitor who
 * stays.
 */
export async function fadeOut(): Promise<() => void> {
  const fading = isStill() ? undefined : page()?.animate({ opacity: 0 }, { duration: OUT, fill: 'forwards' })
  // A timer, because animations do not run in a tab in the background.
  if (fading) await new Promise((resolve) => setTimeout(resolve, OUT))
  isOut = fading !== undefined
  return () => {
    isOut = false
    fading?.cancel()
  }
}

/** Fades the new page in. After Back the old page has not faded out, so the new one appears at once. */
export function fadeIn(): void {
  if (isOut) page()?.animate({ opacity: [0, 1] }, { duration: IN, easing: EASING })
  isOut = false
}
