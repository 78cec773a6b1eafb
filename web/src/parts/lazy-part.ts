import { lazy, type ComponentType } from 'react'
import { captureClicks, scheduleReplay, submitNatively } from './event-replay.ts'

/** Pause before code that could not be loaded is requested again, in milliseconds. */
const RETRY_AFTER_MS = 10_000

/**
 * Resolves on the visitor's next interaction with the page, by pointer, key or focus, or after `within` milliseconds.
 */
function nextInteraction(within?: number): Promise<void> {
  return new Promise((resolve) => {
    if (within) setTimeout(resolve, within)
    for (const type of ['pointerdown', 'keydown', 'focusin']) {
      document.addEventListener(type, () => resolve(), { once: true, capture: true })
    }
  })
}

/** Resolves when the page has loaded and the browser is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
}

/**
 * A part of a page whose code is not in the first load. Pages import it as a component `LazyX`, such as `LazyFooter`,
 * instead of `X` (`web/README.md`, "The first load").
 *
 * The HTML that the server rendered for the part, found by `selector`, stays until the browser is idle or the visitor
 * interacts with the page; clicks and input in it are replayed once it is hydrated. A failed load is retried at the
 * next interaction or after ten seconds. Wrap the part in a `memo`: React discards the server's HTML if something
 * around it updates before the code has loaded. Without `selector`, the code is loaded when the part is first rendered.
 */
export function lazyPart<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  selector?: string,
): ComponentType<Props> {
  const loadWithRetry = async (part?: Element | null): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      if (part) submitNatively(part)
      await nextInteraction(RETRY_AFTER_MS)
      if (part) captureClicks(part)
      return loadWithRetry(part)
    }
  }
  return lazy(async () => {
    const part = selector === undefined ? null : document.querySelector(selector)
    if (!part) return loadWithRetry()
    captureClicks(part)
    await Promise.race([idle(), nextInteraction()])
    const loaded = await loadWithRetry(part)
    scheduleReplay(part)
    return loaded
  })
}
