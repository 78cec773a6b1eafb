import { createElement, useState, type ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A component `Part` whose code few sites or visits need, and the function `load` that fetches the code. If `load` has
 * resolved before, `Part` renders without suspending. That matters for server-rendered HTML: while a part suspends,
 * React drops presses in it. Wrap `Part` in a `Suspense`, for visits that have not called `load`.
 */
export function preloadable<Props extends object>(load: () => Promise<Module<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = () =>
    load().then((part) => {
      loaded = part.default
      return part
    })
  const SuspendingPart = lazyPart<Props>(async () => (await loadOnce()).default)
  function Part(props: Props) {
    // The component type is fixed by the first render, because a change of it would remount the part.
    const [type] = useState(() => loaded ?? SuspendingPart)
    return createElement(type, props)
  }
  return { Part, load: loadOnce }
}
