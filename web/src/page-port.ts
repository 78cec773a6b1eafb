import type { Answer, AnyInput, OperationId } from './api/operations.ts'
import type { CivilDate } from './domain/dates/civil-date.ts'
import type { HotelSource } from './domain/hotels/hotel-source.ts'
import type { ApiError } from './api/errors.ts'
import type { Product } from './api/use-sells.ts'
import type { Locale } from './i18n/locales.ts'

/** The interface between gateway and renderer. The gateway restates it in its own `page/port.ts`. */

/** An operation that a page needs before it can be rendered. It is called on behalf of the site, unless it is `own`. */
export type Need = {
  operationId: OperationId
  params: AnyInput
  /** The page can render without it: after a problem or a timeout the browser requests it again. */
  soft?: true
  /** Called with the visitor's session. Only for personal pages; without a session there is no answer. */
  own?: true
  /** Needed only on sites that sell hotels of this source. */
  of?: HotelSource
  /** Needed only on sites whose navigation has this product. */
  sold?: Product
}

/** The result of a need: the body of a 200, or the problem. */
export type NeedResult = { need: Need; data: unknown } | { need: Need; problem: ApiError['problem'] }

type PageMatch = {
  /** "hotels-hotel___ar" (decision 33.5). */
  name: string
  locale: Locale
  needs: Need[]
  /**
   * Cart, checkout and the result of a booking: the response may hold the visitor's own data, so it is never cached or
   * compressed.
   */
  personal: boolean
  /** Whether pages of other origins may show it in a frame, if the site names them (decision 44.5). */
  framable: boolean
  status: 200 | 400 | 404
  /** The date that the page uses as today. */
  today: CivilDate
  /** Respond with a 301 to this URL, and nothing else. */
  redirect?: string
  /** Modules of the page as keys of the build manifest: their files are preloaded. */
  modules: string[]
  /** Modules of the page that replaces this one when it does not exist or fails. */
  errorModules: string[]
  /** Code of the currency in which prices are shown, if the visitor chose one (decision 19.10). */
  currency?: string
}

/**
 * Built files of a page: URLs, and the text of its style sheets. `scripts` are executed; `preloads` are the modules
 * that they import.
 */
export type PageAssets = { scripts: string[]; styles: { href: string; text: string }[]; preloads: string[] }

export type PageInput = {
  /** As requested; `origin` is the site's public one, without a trailing slash. */
  url: { pathname: string; search: string; origin: string }
  match: PageMatch
  /** The response of `siteView` with `booking` null, or its problem. */
  site: { data: Answer<'siteView'> } | { problem: ApiError['problem'] }
  results: NeedResult[]
  assets: PageAssets
  /** The files of the page that is shown instead if this one fails; they include `assets`. */
  errorAssets: PageAssets
  /** Milliseconds since 1970. */
  now: number
}

type PageOutput = {
  status: number
  /** The whole document; empty for a redirect. */
  html: string
  redirect?: string
  /** With a redirect: a `Set-Cookie` value that keeps a choice of the visitor. */
  cookie?: string
}

/** The texts of the page shown when a page cannot be rendered in time. */
type BusyWords = { title: string; text: string; retry: string }

/** A visitor who opens `/`. */
export type WelcomeInput = {
  site: Pick<Answer<'siteView'>['site'], 'options' | 'underMaintenance'>
  /** Query with its question mark, or an empty string. */
  search: string
  /** The headers `Accept-Language` and `Cookie`, or an empty string. */
  acceptLanguage: string
  cookies: string
  /** Whether the page is served by https. */
  secure: boolean
}

/** A redirect from `/`, and the cookie that keeps a detected language. */
export type Welcome = { status: number; to: string; cookie?: string }

/** Some pages of one type, and how many records there are in all. */
export type SitemapPart = { entries: { path: string; modified?: string }[]; total: number }

/** A type of pages in the sitemap. */
export type SitemapKind = {
  name: string
  /** Whether the operation returns 100 records at a time; otherwise it returns all at once. */
  isPaged: boolean
  /** The operation that lists them; the first page is 1. */
  need: (page: number, now: number) => Need
  read: (answer: unknown, locale: Locale) => SitemapPart
}

/** What crawlers and browsers read of a site besides its pages. */
export type Crawled = {
  /** The types of pages of a site: only of what it sells. */
  sitemapsOf: (view: Answer<'siteView'>) => readonly SitemapKind[]
  /** The languages in which a site is listed. */
  localesOf: (view: Answer<'siteView'>) => Locale[]
  /** The web manifest. */
  manifestOf: (view: Answer<'siteView'>) => object
  /** What cards and icons are drawn from. */
  lookOf: (view: Answer<'siteView'>) => Look
}

/**
 * Ids of a picture of a site and of its mark, if they are SVGs, and colours in hexadecimal notation: behind the mark,
 * and behind everything.
 */
export type Look = { picture?: string; mark?: string; colours: { plate: string; ground: string } }

/** The exports of `dist/server/page.js`. */
export type Renderer = {
  crawled: Crawled
  welcome: (input: WelcomeInput) => Welcome | undefined
  /** `currency` is the value of the cookie with the visitor's choice, unchecked. */
  matchPage: (pathname: string, search: string, now: number, currency?: string) => PageMatch
  renderPage: (input: PageInput) => Promise<PageOutput>
  busyWords: (locale: Locale) => Promise<BusyWords>
}
