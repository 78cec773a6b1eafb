import type { ComponentType } from 'react'
import type { Intl } from './i18n/format-message.ts'
import type { Schema } from './api/operations.ts'
import type { SiteFacts } from './api/use-site.ts'
import type { CivilDate } from './domain/dates/civil-date.ts'
import type { Locale } from './i18n/locales.ts'
import type { Need, NeedResult, PageInput } from './page-port.ts'

/** The props of a screen: the named groups of its path. */
export type ScreenProps = { params: Record<string, string> }

/**
 * A page of the shop, as described by the `route.ts` of its screen's folder. The entry bundle contains all routes, so a
 * route imports nothing of its screen and loads it on demand.
 */
export type Route = {
  /** Without the language: the part of the route's name before `___`. */
  name: string
  /** The folder and the file of its screen, if they are not called like the route. */
  folder?: string
  /** The path without the language. Named groups are the screen's `params`. */
  pattern: RegExp
  /** The screen, and `ready`, which loads what else the screen needs before it is shown. */
  load: () => Promise<{ default: ComponentType<ScreenProps>; ready?: () => Promise<unknown> | undefined }>
  /** Whether `load` first loads `rare-entries.ts`. */
  isRareEntry?: true
  /** `hotel` on list and detail (decision 33.4), `checkout` with logo and phone only, `default` everywhere else. */
  layout: 'default' | 'hotel' | 'checkout'
  /** The content is the visitor's own: the server renders it from the visitor's booking, or only a shell. */
  personal: boolean
  /** Sums are shown in the currency in which they are charged (decision 19.10). */
  exact?: true
  /** Whether search engines may index it. */
  indexed: boolean
  status: 200 | 400 | 404
  /** The catalogues with its messages, besides `every-page`. */
  messages: readonly string[]
  /** Message id of the page's title; absent when its screen and its `head` derive the title from the content. */
  title?: string
  /**
   * The page during maintenance: it keeps working or shows the notice; when absent, it redirects home (decision 34.7).
   */
  duringMaintenance?: 'available' | 'notice'
  /**
   * What only the server needs, from `server-route.ts`. `import.meta.env.SSR` keeps it out of the browser's build.
   */
  server?: ServerRoute
}

/** What the server does for a page: the data it loads, when it redirects or responds 404, and the document's head. */
export type ServerRoute = {
  /**
   * The operations that the page needs before it is rendered: the same requests as its screen makes, so that the
   * browser finds the responses and requests nothing twice. Those of a personal page are the visitor's own.
   */
  needs?: (params: Record<string, string>, search: string, today: CivilDate, locale: Locale) => Need[]
  /** Whether the page does not exist, although no need says so. */
  isMissing?: (input: PageInput) => boolean
  /** The redirect once the needs are loaded; undefined when the page stays. */
  redirect?: (input: PageInput) => Redirect | undefined
  /** Metadata for search engines and messengers, beyond `title`. */
  head?: (page: HeadContext) => HeadFacts
}

/** `cookie` is a `Set-Cookie` value that keeps a choice. */
export type Redirect = { status: 301 | 302; to: string; cookie?: string }

/** The input for the head of a page. */
export type HeadContext = {
  site: Schema<'Site'>
  nav: SiteFacts['nav']
  locale: Locale
  origin: string
  /** The canonical path of the page, with its language prefix. */
  path: string
  /** The query of the URL. */
  search: string
  results: readonly NeedResult[]
  today: CivilDate
  intl: Pick<Intl, 'formatMessage'>
}

export type HeadFacts = {
  /** The title without the site's name; by default the route's `title`. */
  title?: string
  /** The path of the page that this one duplicates, in its language; it may have a query. */
  canonical?: string
  description?: string
  /** Keeps the page out of search engines, for example an empty list. */
  unlisted?: boolean
  image?: Schema<'Image'> | undefined
  /** Blocks of JSON-LD. */
  linkedData?: object[]
}

/** Whether a page may show the site's chat: a script of another company (decision 44.6). */
export const allowsChat = ({ layout, personal }: Pick<Route, 'layout' | 'personal'>): boolean =>
  layout === 'default' && !personal

/**
 * Whether pages of other origins may show a page in a frame (decision 44.5): not where card data or an operator's key
 * is typed.
 */
export const allowsFrames = ({ layout }: Pick<Route, 'layout'>): boolean => layout !== 'checkout'

/** A public page, the same for all visitors. */
export const CONTENT = { personal: false, indexed: true, status: 200 } as const

/** A personal page: it is never cached and never indexed. */
export const PERSONAL = { personal: true, indexed: false, status: 200 } as const
