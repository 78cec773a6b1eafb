import { lazy, type ComponentType } from 'react'

/** Resolves with the visitor's next touch of the page, be it by pointer, key or focus. */
export function touched(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin']) {
      document.addEventListener(type, () => resolve(), { once: true, capture: true })
    }
  })
}

/** Resolves when the page has loaded and there is nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
}

/**
 * A part of a page whose code is in no first load. What the server has rendered of it (the selector `served` finds it)
 * stands until the page has nothing else to do, or the visitor touches it. A failed load is tried again at the next touch.
 * Put it below a `memo`: React throws the server's part away when something around it changes before its code is there.
 * Without `served` it is a part that no server renders: its code is fetched at once.
 */
export function later<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  served?: string,
): ComponentType<Props> {
  const insist = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      await touched()
      return insist()
    }
  }
  return lazy(async () => {
    if (served !== undefined && document.querySelector(served)) await Promise.race([idle(), touched()])
    return insist()
  })
}
