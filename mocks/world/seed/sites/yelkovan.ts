import type { SiteSeed } from '../site-seed.ts'
import { text } from '../../basics/texts.ts'
import { EXCHANGE } from '../exchange.ts'
import { PAGES } from '../pages.ts'

/** The storefront that everything began with: the provider's inventory reaches it through the agency. */
export const YELKOVAN: SiteSeed = {
  hosts: ['localhost'],
  timeZone: 'Europe/Istanbul',
  site: {
    id: 'site-1001',
    account: '1001',
    name: 'Yelkovan',
    slogan: text([
      'The sea is closer than it looks.',
      'البحر أقرب مما يبدو.',
      'Deniz göründüğünden yakın.',
      'Das Meer ist näher, als es aussieht.',
    ]),
    logo: { id: 'logo.svg', width: 240, height: 64, alt: text(['Yelkovan', 'يلكوفان', 'Yelkovan', 'Yelkovan']) },
    elements: { favicon: { id: 'favicon.svg' }, tursab: { text: 'TÜRSAB A-00000' } },
    social: {
      facebook: 'https://facebook.example/yelkovan',
      instagram: 'https://instagram.example/yelkovan',
      youtube: 'https://youtube.example/yelkovan',
    },
    callcenter: {
      number: '0 850 000 00 00',
      email: 'destek@yelkovan.example',
      workingHours: '08:00-18:50',
      whatsapp: '+90 530 000 00 00',
    },
    url: { status: false },
    pages: PAGES.map(({ url, title }) => ({ url, title })),
    underMaintenance: false,
    options: {
      numberFormat: 'tr',
      languages: ['en', 'ar'],
      payment: {
        methods: ['creditcard', 'transfer', 'later'],
        cardEntry: 'direct',
        depositPercent: 25,
        balanceDays: 14,
        banks: [
          { bankName: 'Çınar Bank', accountName: 'Yelkovan Turizm A.Ş.', iban: 'TR330006100519786457841326' },
          { bankName: 'Poyraz Bankası', accountName: 'Yelkovan Turizm A.Ş.', iban: 'TR120006200000000006672315' },
        ],
      },
    },
    markupRate: 4,
    partnerSite: { status: true, value: 'partner.yelkovan.example', notifications: [], contactMe: [] },
    theme: 'ocean',
  },
  rates: EXCHANGE,
  nav: [{ key: 'hotels', title: text(['Hotels', 'الفنادق', 'Oteller', 'Hotels']), path: '/hotels' }],
}
