import type { SiteSeed } from '../site-seed.ts'
import { text } from '../../basics/texts.ts'
import { EXCHANGE } from '../exchange.ts'
import { PAGES } from '../pages.ts'

/** A second storefront of the agency: its gateway asks the provider itself. It takes cards only. */
export const LODOS: SiteSeed = {
  hosts: ['provider.localhost'],
  timeZone: 'Europe/Istanbul',
  site: {
    id: 'site-1002',
    account: '1002',
    name: 'Lodos',
    slogan: text([
      'With the south wind, and without a detour.',
      'مع ريح الجنوب، ومن دون التفاف.',
      'Lodosla, dolambaçsız.',
      'Mit dem Südwind, ohne Umweg.',
    ]),
    elements: { favicon: { id: 'favicon.svg' }, tursab: { text: 'TÜRSAB A-00001' } },
    social: {},
    callcenter: { number: '0 850 000 00 01', email: 'destek@lodos.example', workingHours: '09:00-17:30' },
    url: { status: false },
    pages: PAGES.map(({ url, title }) => ({ url, title })),
    underMaintenance: false,
    options: {
      numberFormat: 'locale',
      languages: ['en'],
      payment: {
        methods: ['creditcard'],
        cardEntry: 'direct',
        banks: [{ bankName: 'Poyraz Bankası', accountName: 'Lodos Seyahat Ltd.', iban: 'TR120006200000000006672315' }],
      },
    },
    markupRate: 6,
    partnerSite: { status: false },
    theme: 'ocean',
  },
  rates: EXCHANGE,
  nav: [{ key: 'hotels', title: text(['Hotels', 'الفنادق', 'Oteller', 'Hotels']), path: '/hotels' }],
}
