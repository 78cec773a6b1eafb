import { offeredLocales } from '../i18n/locales.ts'
import type { Crawled } from '../page-port.ts'
import { lookOf } from './look.ts'
import { manifestOf } from './manifest.ts'
import { sitemapsOf } from './sitemap.ts'

/** What crawlers and browsers read of a site besides its pages. */
export const crawled: Crawled = {
  sitemapsOf,
  localesOf: ({ site }) => offeredLocales(site.options.languages),
  manifestOf,
  lookOf,
}
