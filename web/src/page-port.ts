import type { Answer, AnyInput, OperationId } from './api/operations.ts'
import type { CivilDate } from './domain/dates/civil-date.ts'
import type { HotelSource } from './domain/hotels/hotel-source.ts'
import type { ApiError } from './api/errors.ts'
import type { Locale } from './i18n/locales.ts'

/** What the gateway and the renderer say to each other. The gateway restates it in its own `page/port.ts`. */

/** An operation that a page needs before it can be rendered, called as the site and never as a visitor. */
export type Need = {
  operationId: OperationId
  params: AnyInput
  /** The page can do without: a problem, or an answer that takes too long, is left to the browser to ask for again. */
  soft?: true
  /** Needed only where the site sells such hotels. */
  of?: HotelSource
}

/** What came of a need: the body of a 200, or the problem. */
export type NeedResult = { need: Need; data: unknown } | { need: Need; problem: ApiError['problem'] }

export type PageMatch = {
  /** "hotels-hotel___ar" (decision 33.5). */
  name: string
  locale: Locale
  needs: Need[]
  /** Cart, checkout and the result of a booking: the shell only, never stored by anybody. */
  personal: boolean
  status: 200 | 400 | 404
  /** The day that the page takes for today. */
  today: CivilDate
  /** Answer 301 with this address, nothing else. */
  redirect?: string
  /** Modules of the page as the build's manifest names them: their files are preloaded. */
  modules: string[]
}

/** Files of the build, as addresses. `scripts` are modules that run, `preloads` those they will ask for. */
export type PageAssets = { scripts: string[]; styles: string[]; preloads: string[] }

export type PageInput = {
  /** As asked for; `origin` is the site's public one, without a slash at the end. */
  url: { pathname: string; search: string; origin: string }
  match: PageMatch
  /** The answer of `siteView` with `booking` null, or the problem it had. */
  site: { data: Answer<'siteView'> } | { problem: ApiError['problem'] }
  results: NeedResult[]
  assets: PageAssets
  /** Milliseconds since 1970. */
  now: number
}

type PageOutput = {
  status: number
  /** The whole document; empty with a redirect. */
  html: string
  redirect?: string
}

/** The words of the page that stands in for one that cannot be rendered in time. */
type BusyWords = { title: string; text: string; retry: string }

/** What `dist/server/page.js` exports. */
export type Renderer = {
  matchPage: (pathname: string, search: string, now: number) => PageMatch
  renderPage: (input: PageInput) => Promise<PageOutput>
  busyWords: (locale: Locale) => Promise<BusyWords>
}
