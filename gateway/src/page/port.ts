import type { OperationId, Schemas } from '../ports/contract.ts'

/**
 * The interface between the gateway and web's renderer. Web has the same types in its `page-port.ts`; neither imports
 * the other.
 */

type Problem = Schemas['Problem']

/** An operation that a page needs before it can be rendered. */
export interface Need {
  operationId: OperationId
  params: { path?: object; query?: object; body?: unknown }
  /** Optional data: after a problem or a timeout, the browser requests it itself. */
  soft?: true
  /** Fetched with the visitor's session, and a problem without a valid one. Only personal pages may have such needs. */
  own?: true
  /** Only needed if the site sells hotels of this source: the agency's own, or the provider's (decision 27.2). */
  of?: 'agency' | 'provider'
  /** Only needed if the site's navigation has the product of this key. */
  sold?: string
}

/** The result of a need: the JSON of a 200, or the problem. `isOff`: the problem is deliberate (`ports/problem.ts`). */
export type NeedAnswer = { need: Need; json: string } | { need: Need; problem: Problem; isOff?: boolean }

type NeedResult = { need: Need; data: unknown } | { need: Need; problem: Problem }

/** What web's router knows about a URL. */
export interface PageMatch {
  /** Name of the route with its language, such as `hotels-hotel___ar`. */
  name: string
  locale: string
  needs: Need[]
  /** The page may hold the reader's own data, so it must not be cached or compressed. */
  personal: boolean
  /** Whether pages of other origins may show it in a frame, if the site names them (decision 44.5). */
  framable: boolean
  status: number
  /** Today's date for the page, YYYYMMDD. */
  today: number
  /** Respond with 301 to this URL. */
  redirect?: string
  /** Module names in the build's manifest. */
  modules: string[]
  /** Modules of the page that replaces this one when it does not exist or fails. */
  errorModules: string[]
  /** Code of the currency in which prices are shown, if the visitor chose one (decision 19.10). */
  currency?: string
}

/** Built files of a page: URLs, and the text of its style sheets. */
interface PageAssets {
  scripts: string[]
  styles: { href: string; text: string }[]
  preloads: string[]
}

/** All that the renderer needs for a page. */
export interface PageInput {
  url: { pathname: string; search: string; origin: string }
  match: PageMatch
  site: { data: unknown } | { problem: Problem }
  results: NeedResult[]
  assets: PageAssets
  /** `assets`, and the files of the page that is shown if this one does not exist or fails. */
  errorAssets: PageAssets
  /** Epoch milliseconds. */
  now: number
}

/** What the renderer returns for a page. */
export interface PageOutput {
  status: number
  /** The complete HTML document. Empty with a redirect. */
  html: string
  redirect?: string
  /** With a redirect: a `Set-Cookie` value that keeps a choice of the visitor. */
  cookie?: string
}

/** The texts of the page shown when a page cannot be rendered in time. */
export interface BusyWords {
  title: string
  text: string
  retry: string
}

/** A visitor who opens `/`. */
export interface WelcomeInput {
  site: Pick<Schemas['Site'], 'options'>
  search: string
  /** The headers `Accept-Language` and `Cookie`, or an empty string. */
  acceptLanguage: string
  cookies: string
  /** Whether the page is served by https. */
  secure: boolean
}

/** A redirect from `/`, and the cookie that keeps a detected language. */
export interface Welcome {
  status: number
  to: string
  cookie?: string
}

/** Some pages of one type, and how many records there are in all. */
export interface SitemapPart {
  entries: { path: string; modified?: string }[]
  total: number
}

/** A type of pages in the sitemap. */
export interface SitemapKind {
  name: string
  /** Whether the operation returns 100 records at a time; otherwise it returns all at once. */
  isPaged: boolean
  /** The operation that lists the records; the first page is 1. */
  need: (page: number, now: number) => Need
  /** The entries in a response of that operation, with the URLs of a language. */
  read: (answer: unknown, locale: string) => SitemapPart
}

/** Makes the data of sitemap, manifest, cards and icons from a site's record. `view` is the response of `siteView`. */
export interface Crawled {
  /** The types of pages of a site: only of what it sells. */
  sitemapsOf: (view: unknown) => readonly SitemapKind[]
  /** The languages in which the site is listed. */
  localesOf: (view: unknown) => string[]
  /** The web manifest. */
  manifestOf: (view: unknown) => object
  /** What cards and icons are drawn from: ids of pictures, and colours in hexadecimal notation. */
  lookOf: (view: unknown) => Look
}

/** Ids of a site's picture and logo mark, if they are SVGs, and the colours behind the mark and of the background. */
export interface Look {
  picture?: string
  mark?: string
  colours: { plate: string; ground: string }
}

/** A card or icon to draw. `picture` and `mark` are the texts of SVG documents. */
export type DrawingJob =
  | { kind: 'card'; picture: string | undefined; mark: string | undefined; colours: Look['colours'] }
  | { kind: 'icon'; mark: string; size: number; isMaskable: boolean; colours: Look['colours'] }

/** What web's renderer exports. */
export interface Renderer {
  crawled: Crawled
  welcome: (input: WelcomeInput) => Welcome | undefined
  /** `currency` is the value of the cookie with the visitor's choice, unchecked. */
  matchPage: (pathname: string, search: string, now: number, currency?: string) => PageMatch
  renderPage: (input: PageInput) => Promise<PageOutput>
  busyWords: (locale: string) => Promise<BusyWords>
}

/** A page to render. Responses are text, because they are parsed on the rendering thread. */
export interface PageJob extends Omit<PageInput, 'site' | 'results'> {
  site: NeedAnswer
  results: NeedAnswer[]
}

/** Web's build: the renderer, and the files that a page loads. */
export interface WebBuild {
  /** Identifies the build. Pages of different builds are never shared. */
  id: string
  /** Number of pages rendered concurrently. */
  atOnce: number
  /** Resolves when the renderer has started, so that no page's time includes the start. */
  ready: () => Promise<void>
  crawled: Crawled
  matchPage: Renderer['matchPage']
  welcome: Renderer['welcome']
  renderPage: (job: PageJob) => Promise<PageOutput>
  busyWords: Renderer['busyWords']
  assetsOf: (modules: string[]) => PageAssets
}
