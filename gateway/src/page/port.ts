import type { OperationId, Schemas } from '../contract/types.ts'

/**
 * What the gateway and the renderer of web's build say to each other. Web has the same shapes in its `page-port.ts`;
 * neither imports the other.
 */

type Problem = Schemas['Problem']

/** An operation that a page needs before it can be rendered. */
export interface Need {
  operationId: OperationId
  params: { path?: object; query?: object; body?: unknown }
}

export type NeedResult = { need: Need; data: unknown } | { need: Need; problem: Problem }

export interface PageMatch {
  /** "hotels-hotel___ar" */
  name: string
  locale: string
  needs: Need[]
  /** Only the shell may be rendered, and nobody may keep it. */
  personal: boolean
  status: number
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

export interface Renderer {
  matchPage: (pathname: string, search: string, now: number) => PageMatch
  renderPage: (input: PageInput) => Promise<PageOutput>
}

/** Web's build: the renderer, and which files a page of these modules loads. */
export interface WebBuild {
  renderer: Renderer
  assetsOf: (modules: string[]) => PageAssets
}
