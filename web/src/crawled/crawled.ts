import { offeredLocales } from '../i18n/locales.ts'
import type { Crawled } from '../page-port.ts'
import { lookOf } from './look.ts'
import { manifestOf } from './manifest.ts'
import { SITEMAPS } from './sitemap.ts'

/** What crawlers and browsers read of a site besides its pages. */
export const crawled: Crawled = {
  sitemaps: SITEMAPS,
  localesOf: ({ site }) => offeredLocales(site.options.languages),
  manifestOf,
  lookOf,
}
