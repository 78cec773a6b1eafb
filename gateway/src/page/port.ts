import type { OperationId, Schemas } from '../ports/contract.ts'

/**
 * What the gateway and the renderer of web's build say to each other. Web has the same shapes in its `page-port.ts`;
 * neither imports the other.
 */

type Problem = Schemas['Problem']

/** An operation that a page needs before it can be rendered. */
export interface Need {
  operationId: OperationId
  params: { path?: object; query?: object; body?: unknown }
  /** The page can do without: a problem, or an answer that takes too long, is left to the browser to ask for again. */
  soft?: true
}

/** What came of a need: the JSON of a 200, or the problem. */
export type NeedAnswer = { need: Need; json: string } | { need: Need; problem: Problem }

type NeedResult = { need: Need; data: unknown } | { need: Need; problem: Problem }

export interface PageMatch {
  /** "hotels-hotel___ar" */
  name: string
  locale: string
  needs: Need[]
  /** Only the shell may be rendered, and nobody may keep it. */
  personal: boolean
  status: number
  /** The day that the page takes for today, YYYYMMDD. */
  today: number
  /** Answer 301 with this address, nothing else. */
  redirect?: string
  /** Modules as the build's manifest names them. */
  modules: string[]
}

/** Addresses of built files. */
interface PageAssets {
  scripts: string[]
  styles: string[]
  preloads: string[]
}

export interface PageInput {
  url: { pathname: string; search: string; origin: string }
  match: PageMatch
  site: { data: unknown } | { problem: Problem }
  results: NeedResult[]
  assets: PageAssets
  /** Epoch milliseconds. */
  now: number
}

export interface PageOutput {
  status: number
  /** The whole document; empty with a redirect. */
  html: string
  redirect?: string
}

/** The words of the page that stands in for one that cannot be rendered in time. */
export interface BusyWords {
  title: string
  text: string
  retry: string
}

/** What web's renderer exports. */
export interface Renderer {
  matchPage: (pathname: string, search: string, now: number) => PageMatch
  renderPage: (input: PageInput) => Promise<PageOutput>
  busyWords: (locale: string) => Promise<BusyWords>
}

/** A page to be rendered. Answers are still text: they are parsed where the page is rendered, which may be another thread. */
export interface PageJob extends Omit<PageInput, 'site' | 'results'> {
  site: NeedAnswer
  results: NeedAnswer[]
}

/** Web's build: the renderer, and which files a page of these modules loads. */
export interface WebBuild {
  /** Names the build: what another one has rendered is another page. */
  id: string
  /** How many pages are rendered at once. */
  atOnce: number
  /** Resolves when there is something that renders: to start it is no part of any page's time. */
  ready: () => Promise<void>
  matchPage: Renderer['matchPage']
  renderPage: (job: PageJob) => Promise<PageOutput>
  busyWords: Renderer['busyWords']
  assetsOf: (modules: string[]) => PageAssets
}
