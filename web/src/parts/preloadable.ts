import { createElement, useState, type ComponentType } from 'react'
import { later } from './later.ts'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A part of a page that few sites or visits need, with its `load`. Where `load` has resolved, the part renders without
 * suspending: React drops a press on server-rendered HTML whose code it still has to wait for. Wrap it in a `Suspense`
 * for all other visits.
 */
export function preloadable<Props extends object>(load: () => Promise<Module<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const keep = () =>
    load().then((part) => {
      loaded = part.default
      return part
    })
  const Waiting = later<Props>(async () => (await keep()).default)
  function Part(props: Props) {
    // One type for the whole life of the part: another one would mount it anew.
    const [type] = useState(() => loaded ?? Waiting)
    return createElement(type, props)
  }
  return { Part, load: keep }
}
