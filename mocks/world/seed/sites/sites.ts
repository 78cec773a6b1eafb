import NAV from '../../../seed/nav.json' with { type: 'json' }
import GISE from '../../../seed/sites/gise.json' with { type: 'json' }
import IMBAT from '../../../seed/sites/imbat.json' with { type: 'json' }
import KIRLANGIC from '../../../seed/sites/kirlangic.json' with { type: 'json' }
import LODOS from '../../../seed/sites/lodos.json' with { type: 'json' }
import NAR from '../../../seed/sites/nar.json' with { type: 'json' }
import POYRAZ from '../../../seed/sites/poyraz.json' with { type: 'json' }
import YELKOVAN from '../../../seed/sites/yelkovan.json' with { type: 'json' }
import { ownText, text, type TextByLanguage } from '../../basics/texts.ts'
import { ownTexts } from './own-texts.ts'
import { EXCHANGE } from '../exchange.ts'
import { PAGES } from '../pages.ts'
import { themePictures } from './theme-pictures.ts'
import { PLACES, type PlaceId } from '../places.ts'
import type { SiteSeed } from './site-seed.ts'
import { seedsOf, requireText } from '../seed-data.ts'

type Site = SiteSeed['site']
type Logo = NonNullable<Site['logo']>

interface SiteFacts extends Pick<SiteSeed, 'hosts' | 'timeZone' | 'moods' | 'featured' | 'story'> {
  readonly slogan: TextByLanguage
  readonly site: Omit<Site, 'slogan' | 'pages' | 'logo' | 'brand'> & {
    readonly logo?: Logo
    /** The brand as in the site's record, but with `TextByLanguage` for every text. */
    readonly brand?: object
  }
  readonly nav: readonly { readonly key: string; readonly path: string }[]
}

const TITLES = seedsOf<Readonly<Record<string, TextByLanguage>>>(NAV)

/** The places that every footer leads to. */
const FOOTER: readonly PlaceId[] = ['antalya', 'bodrum', 'cappadocia', 'fethiye', 'istanbul']

const siteSeed = ({ slogan, site: { logo, brand, ...site }, nav, ...seed }: SiteFacts): SiteSeed => ({
  ...seed,
  site: {
    ...site,
    slogan: ownText(slogan),
    ...(logo && { logo }),
    ...(brand && {
      brand: {
        ...seedsOf<NonNullable<Site['brand']>>(ownTexts(brand)),
        ...(seed.moods && { themes: themePictures(site.account, seed.moods) }),
      },
    }),
    pages: PAGES.map(({ url, title }) => ({ url, title })),
  },
  rates: EXCHANGE,
  nav: nav.map(({ key, path }) => ({ key, title: ownText(requireText(TITLES, key)), path })),
  places: FOOTER.map((id) => ({ key: id, title: text(PLACES[id].name), path: `/locations/${id}` })),
})

const [FIRST, ...OTHERS] = seedsOf<readonly [SiteFacts, ...SiteFacts[]]>([
  YELKOVAN,
  IMBAT,
  LODOS,
  KIRLANGIC,
  NAR,
  GISE,
  POYRAZ,
])

/** All sites of the agency, oldest first. */
export const SITES: readonly [SiteSeed, ...SiteSeed[]] = [siteSeed(FIRST), ...OTHERS.map(siteSeed)]
