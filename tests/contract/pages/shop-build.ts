import type { createPages } from '@rota/gateway/pages'
import { inputOf } from '@rota/gateway/page-input'
import { parseOnce } from '@rota/gateway/parse-once'

type WebBuild = Parameters<typeof createPages>[1]

/** A page of the storefront's route table, as far as tests read it. */
export interface PageRoute {
  name: string
  pattern: RegExp
  personal: boolean
  indexed: boolean
  status: number
  /** Message id of its title. */
  title?: string
}

type Shop = Pick<WebBuild, 'crawled' | 'matchPage' | 'welcome' | 'busyWords'> & {
  ROUTES: readonly PageRoute[]
  renderPage: (input: object) => ReturnType<WebBuild['renderPage']>
}

// The built renderer has no types of its own: the gateway describes what it expects of it.
const shop = (await import(import.meta.resolve('@rota/web/page'))) as Shop

export const { ROUTES, matchPage } = shop

/** The storefront as it was built, rendered in the test's own process and without any files. */
export const SHOP_BUILD: WebBuild = {
  id: 'shop',
  atOnce: 1,
  ready: async () => {},
  crawled: shop.crawled,
  matchPage: shop.matchPage,
  welcome: shop.welcome,
  busyWords: shop.busyWords,
  renderPage: async (job) => shop.renderPage(await inputOf(job, parseOnce)),
  assetsOf: () => ({ scripts: [], styles: [], preloads: [] }),
}
