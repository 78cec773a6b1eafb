import { createElement, use, type ComponentType } from 'react'
import { track } from './api/in-flight.ts'
import type { Route, ScreenProps } from './route.ts'

type Screen = ComponentType<ScreenProps>

const loaded = new Map<string, Screen>()
const loading = new Map<string, Promise<Screen>>()
const failed = new Set<Promise<Screen>>()

/** Loads the chunk of a route, once; the visitor sees it in the loading bar. After a failure the next call tries again. */
export function loadScreen(route: Route): Promise<Screen> {
  const known = loading.get(route.name)
  if (known && !failed.has(known)) return known
  const chunk = route.load().then(({ default: screen }) => {
    loaded.set(route.name, screen)
    return screen
  })
  const promise = track(chunk, 0)
  promise.catch(() => failed.add(promise))
  loading.set(route.name, promise)
  return promise
}

/**
 * The screen of a route: at once when its chunk is there, as on the server and at hydration, else it suspends. A chunk
 * that could not be loaded is thrown: loading it again while rendering would never end.
 */
export function Screen({ route, params }: ScreenProps & { route: Route }) {
  return createElement(loaded.get(route.name) ?? use(loading.get(route.name) ?? loadScreen(route)), { params })
}
