import type { ComponentType } from 'react'
import type { IntlShape } from 'react-intl'
import type { Schema } from './api/operations.ts'
import type { CivilDate } from './domain/dates/civil-date.ts'
import type { Locale } from './i18n/locales.ts'
import type { Need, NeedResult, PageInput } from './page-port.ts'

/** What a screen gets: the named parts of its path. */
export type ScreenProps = { params: Record<string, string> }

/**
 * A page of the shop, as the `route.ts` in its screen's folder describes it. All of them are in the entry of the shop, so a
 * route holds nothing of its screen and loads it when it is shown.
 */
export type Route = {
  /** Without the language: the part of the route's name before `___`. */
  name: string
  /** The path without the language. Named groups are the screen's `params`. */
  pattern: RegExp
  /** Where the screen is, as the build's manifest names it: the same file as in `load`. */
  module: string
  load: () => Promise<{ default: ComponentType<ScreenProps> }>
  /** `hotel` on list and detail (decision 33.4), `checkout` with logo and phone only, `default` everywhere else. */
  layout: 'default' | 'hotel' | 'checkout'
  /** Nothing of it is rendered for anybody but its visitor. */
  personal: boolean
  /** Whether search engines may show it. */
  indexed: boolean
  status: 200 | 400 | 404
  /** The catalogues that its words are in, besides `every-page`. */
  messages: readonly string[]
  /** Id of the message that names the page; absent where its screen and its `head` name it by what it shows. */
  title?: string
  /** What becomes of it while its site is under maintenance; absent: it leads home (decision 34.7). */
  whileClosed?: 'goes-on' | 'notice'
  /** What only the renderer asks, from `served.ts`. `import.meta.env.SSR` leaves it out of the browser's build. */
  served?: Served
}

export type Served = {
  /**
   * What the page needs before it is rendered: the same requests as its screen makes, so that the browser finds the answers
   * and asks for nothing twice. Personal pages need nothing.
   */
  needs?: (params: Record<string, string>, search: string, today: CivilDate, locale: Locale) => Need[]
  /** Where the page leads instead, once its needs are answered; undefined when it stays. */
  moved?: (input: PageInput) => Move | undefined
  /** What search engines and messengers are told about it, beyond `title`. */
  head?: (page: HeadContext) => HeadFacts
}

export type Move = { status: 301 | 302; to: string }

/** What the head of a page can be written from. */
export type HeadContext = {
  site: Schema<'Site'>
  locale: Locale
  origin: string
  /** The canonical path of the page, with the prefix of its language. */
  path: string
  /** The query of the address. */
  search: string
  results: readonly NeedResult[]
  today: CivilDate
  intl: Pick<IntlShape, 'formatMessage'>
}

export type HeadFacts = {
  /** The title without the name of the site; absent: the route's `title`. */
  title?: string
  /** The path of the page that this one is another address of, in its language; it may have a query. */
  canonical?: string
  description?: string
  image?: Schema<'Image'> | undefined
  /** Blocks of JSON-LD. */
  linkedData?: object[]
}

/** A page that everybody sees alike. */
export const CONTENT = { personal: false, indexed: true, status: 200 } as const

/** A page of one visitor: the server renders its shell, nobody keeps it, search engines leave it out. */
export const PERSONAL = { personal: true, indexed: false, status: 200 } as const
