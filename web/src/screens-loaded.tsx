import { createElement, use, type ComponentType } from 'react'
import { useIntl } from './i18n/FormattedMessage.tsx'
import { PAGE, track } from './api/in-flight.ts'
import { loadMessages } from './i18n/catalogues.ts'
import type { Locale } from './i18n/locales.ts'
import { useLocale } from './i18n/use-locale.ts'
import { PageTitle } from './parts/PageTitle.tsx'
import type { Route, ScreenProps } from './route.ts'

type Screen = ComponentType<ScreenProps>

const loaded = new Map<string, Screen>()
const loading = new Map<string, Promise<Screen>>()
const failed = new Set<Promise<Screen>>()

/** Loads a screen as `fetchScreen` does, with the loading bar until it is there or the visitor has given it up. */
export function loadScreen(route: Route, locale: Locale, abandoned?: Promise<void>): Promise<Screen> {
  const screen = fetchScreen(route, locale)
  if (!loaded.has(keyOf(route, locale))) void track(PAGE, Promise.race([screen, abandoned ?? screen]), 0)
  return screen
}

/** Loads a route's chunk and messages, once. After a failure the next call tries again. */
export function fetchScreen(route: Route, locale: Locale): Promise<Screen> {
  const key = keyOf(route, locale)
  const started = loading.get(key)
  if (started && !failed.has(started)) return started
  const promise = Promise.all([route.load(), loadMessages(locale, route.messages)]).then(
    async ([{ default: screen, ready }]) => {
      await ready?.()
      loaded.set(key, screen)
      return screen
    },
  )
  promise.catch(() => failed.add(promise))
  loading.set(key, promise)
  return promise
}

const keyOf = (route: Route, locale: Locale) => `${route.name} ${locale}`

/**
 * Renders the screen of a route: immediately when its chunk is loaded, as on the server and at hydration, otherwise it
 * suspends. A failed chunk load is thrown, because retrying during render would loop forever.
 */
export function Screen({ route, params }: ScreenProps & { route: Route }) {
  const locale = useLocale()
  const key = keyOf(route, locale)
  return (
    <>
      {route.title ? <RouteTitle id={route.title} /> : null}
      {createElement(loaded.get(key) ?? use(loading.get(key) ?? loadScreen(route, locale)), { params })}
    </>
  )
}

/** Sets the title of a route that has one; its screen may override it. */
function RouteTitle({ id }: { id: string }) {
  return <PageTitle text={useIntl().formatMessage({ id })} />
}
