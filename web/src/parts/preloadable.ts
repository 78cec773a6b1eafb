import { createElement, useState, type ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A part of a page that few sites or visits need, with its `load`. Once `load` has resolved, the part renders without
 * suspending: React would drop a press on server-rendered HTML whose code it has to wait for. Wrap the part in a
 * `Suspense`, for visits that have not loaded it.
 */
export function preloadable<Props extends object>(load: () => Promise<Module<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const keep = () =>
    load().then((part) => {
      loaded = part.default
      return part
    })
  const Waiting = lazyPart<Props>(async () => (await keep()).default)
  function Part(props: Props) {
    // The part keeps its type for its whole life, because another type would mount it again.
    const [type] = useState(() => loaded ?? Waiting)
    return createElement(type, props)
  }
  return { Part, load: keep }
}
