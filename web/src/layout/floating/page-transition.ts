/**
 * Durations in milliseconds, those of the tokens `--t-fast` and `--t-base`. The old page fades faster, because the
 * visitor waits for the new one.
 */
const FADE_OUT_MS = 120
const FADE_IN_MS = 200

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

const mainElement = () => document.getElementById('main')
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

let isFadedOut = false

/**
 * Fades the old page out, before the URL changes (decision 41.12). Only the opacity is animated, because moving the
 * page would move the fixed elements in it. Resolves with a function that shows the page again, in case the visitor
 * stays.
 */
export async function fadeOut(): Promise<() => void> {
  const animation = prefersReducedMotion()
    ? undefined
    : mainElement()?.animate({ opacity: 0 }, { duration: FADE_OUT_MS, fill: 'forwards' })
  // A timer, because animations do not run in a tab in the background.
  if (animation) await new Promise((resolve) => setTimeout(resolve, FADE_OUT_MS))
  isFadedOut = animation !== undefined
  return () => {
    isFadedOut = false
    animation?.cancel()
  }
}

/** Fades the new page in. After Back the old page has not faded out, so the new one appears at once. */
export function fadeIn(): void {
  if (isFadedOut) mainElement()?.animate({ opacity: [0, 1] }, { duration: FADE_IN_MS, easing: EASING })
  isFadedOut = false
}
