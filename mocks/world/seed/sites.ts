import SEEDS from '../../seed/sites.json' with { type: 'json' }
import { text } from '../basics/texts.ts'
import { EXCHANGE } from './exchange.ts'
import { PAGES } from './pages.ts'
import type { SiteSeed } from './site-seed.ts'
import { localized } from './localized.ts'
import { seedsOf, written } from './written.ts'

type Site = SiteSeed['site']
type Logo = NonNullable<Site['logo']>

interface SiteFacts extends Pick<SiteSeed, 'hosts' | 'timeZone'> {
  readonly site: Omit<Site, 'slogan' | 'pages' | 'logo'> & { readonly logo?: Omit<Logo, 'alt'> }
  readonly nav: readonly { readonly key: string; readonly path: string }[]
}

type ByKey = Record<string, string>

const TEXTS = localized<{ slogans: ByKey; logos: ByKey; nav: ByKey }>('sites')

const siteSeed = ({ hosts, timeZone, site: { logo, ...site }, nav }: SiteFacts): SiteSeed => ({
  hosts,
  timeZone,
  site: {
    ...site,
    slogan: text(written(TEXTS.slogans, site.account)),
    ...(logo && { logo: { ...logo, alt: text(written(TEXTS.logos, site.account)) } }),
    pages: PAGES.map(({ url, title }) => ({ url, title })),
  },
  rates: EXCHANGE,
  nav: nav.map(({ key, path }) => ({ key, title: text(written(TEXTS.nav, key)), path })),
})

const [FIRST, ...OTHERS] = seedsOf<readonly [SiteFacts, ...SiteFacts[]]>(SEEDS)

/** All sites of the agency, oldest first. */
export const SITES: readonly [SiteSeed, ...SiteSeed[]] = [siteSeed(FIRST), ...OTHERS.map(siteSeed)]
