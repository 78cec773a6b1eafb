import { renderToString } from 'react-dom/server.edge'
import { IntlContext } from '../i18n/FormattedMessage.tsx'
import { createIntl } from '../i18n/format-message.ts'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { AddressContext } from '../address.ts'
import { SiteContext, type SiteFacts } from '../api/use-site.ts'
import { allMessages } from '../i18n/testing/all-messages.ts'
import { LocaleContext } from '../i18n/use-locale.ts'
import { Layout } from './Layout.tsx'
import { MenuContent } from './header/MenuPage.tsx'

const SITE: SiteFacts = {
  site: {
    id: 's',
    name: 'Yelkovan',
    logo: { id: 'logo', width: 1, height: 1 },
    elements: { tursab: { text: 'TÜRSAB A-00000' } },
    social: { instagram: 'https://instagram.example/yelkovan' },
    callcenter: { number: '0 850 000 00 00', email: 'info@yelkovan.example', workingHours: '08:00-18:50' },
    url: { status: false },
    underMaintenance: false,
    options: { languages: ['en', 'ar', 'xx'], payment: { methods: ['creditcard'] } },
    partnerSite: { status: false },
    theme: 'ocean',
    imageBase: '/images/1',
  },
  rates: { usd: 1, eur: 1, gbp: 1 },
  nav: [{ key: 'hotels', title: [{ lang: 'en', value: 'Hotels' }], path: '/hotels' }],
  today: 20270501,
}
const messages = await allMessages('en')

function html(element: React.ReactElement, path = '/hotels', site = SITE) {
  return renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <AddressContext value={{ ssrPath: path, ssrSearch: '?page=2', go: () => undefined }}>
            <SiteContext value={site}>{element}</SiteContext>
          </AddressContext>
        </SWRConfig>
      </LocaleContext>
    </IntlContext>,
  )
}
const layout = (kind: 'default' | 'hotel' | 'checkout', path?: string) =>
  html(
    <Layout kind={kind} page="" allowsChat={false}>
      page
    </Layout>,
    path,
  )

test.each(['default', 'hotel'] as const)(
  '%s layout: products, basket, phone, licence, language (decision 33.4)',
  (kind) => {
    const page = layout(kind)
    expect(page.replaceAll(/<[^>]*>/g, '')).toContain('Licensed agency · TÜRSAB A-00000')
    expect(page).toContain('href="tel:08500000000"')
    expect(page).toMatch(/href="\/cart" aria-label="Empty cart"/)
    expect(page).toMatch(/href="\/hotels" [^>]*aria-current="page"/)
  },
)

test('the language link leads to the same page with its query, and names its language in it', () => {
  expect(layout('default')).toMatch(/href="\/ar\/hotels\?page=2" lang="ar" dir="rtl" hrefLang="ar"/)
})

test('language and currency of the page open their dialog, and without scripts lead to the settings page', () => {
  const [header = ''] = layout('default').split('</header>')
  expect(header).toMatch(/<button[^>]* aria-haspopup="dialog"[^>]*><span class="sr">Language and currency<!-- -->, /)
  expect(header).toMatch(/<noscript><a [^>]*href="\/settings"/)
  expect(header.replaceAll(/<[^>]*>/g, '')).toContain('English·₺ TRY')
})

test('without scripts, the menu is a link to the products in the footer', () => {
  const page = layout('default')
  expect(page).toMatch(
    /<button[^>]* aria-label="Menu"[^>]*>.*?<\/button><noscript><a href="#footer-book" aria-label="Menu"/,
  )
  expect(page.split('<footer')[1]).toMatch(/<nav aria-labelledby="footer-book"><h2 id="footer-book">/)
})

test('only languages with a catalogue are offered (decision 32.1)', () => {
  expect(layout('default')).not.toContain('hrefLang="xx"')
})

test('while paying: logo and phone, no product and no basket in the header', () => {
  const [header = ''] = layout('checkout', '/checkout').split('</header>')
  expect(header).toContain('href="tel:08500000000"')
  expect(header).not.toContain('href="/hotels"')
  expect(header).not.toContain('href="/cart"')
})

test('the mobile menu of the hotel layout has language and currency, but no extras (decision 33.4)', () => {
  const close = () => undefined
  const [full, bare] = [true, false].map((extras) => html(<MenuContent extras={extras} close={close} />))
  expect(full).toContain('tel:08500000000')
  expect(bare).not.toContain('tel:08500000000')
  for (const menu of [full, bare]) expect(menu).toContain('Language and currency')
})

test('the first stop of the keyboard skips to the content', () => {
  expect(layout('default')).toMatch(/^<a class="sr" href="#main">Skip to content/)
})

/** The footer's links of a page of a site with these facts. */
function footerOf(change: (site: SiteFacts['site']) => SiteFacts['site'], more: Partial<SiteFacts> = {}) {
  const page = html(
    <Layout kind="hotel" page="" allowsChat={false}>
      page
    </Layout>,
    '/hotels',
    { ...SITE, ...more, site: change(SITE.site) },
  )
  const [, footer = ''] = page.split('<footer')
  return { footer, links: Array.from(footer.matchAll(/<a [^>]*?href="([^"]+)"/g), ([, href]) => href) }
}

test('the footer links nothing that the record lacks', () => {
  expect(footerOf((site) => site).links).toEqual([
    '/',
    'tel:08500000000',
    'mailto:info@yelkovan.example',
    'https://instagram.example/yelkovan',
    '/hotels',
    '/cart',
    '/find',
    '/pages/accessibility',
    '/settings',
    '/ar/hotels?page=2',
  ])
})

const name = (value: string) => [{ lang: 'en', value }]

test.each<[string, string, (site: SiteFacts['site']) => SiteFacts['site'], Partial<SiteFacts>]>([
  [
    'WhatsApp',
    'https://wa.me/905300000000',
    (site) => ({ ...site, callcenter: { whatsapp: '+90 530 000 00 00' } }),
    {},
  ],
  [
    'the store of Android',
    'https://play.example/app',
    (site) => ({ ...site, social: { playstore: 'https://play.example/app' } }),
    {},
  ],
  [
    'the store of iOS',
    'https://apps.example/app',
    (site) => ({ ...site, social: { appstore: 'https://apps.example/app' } }),
    {},
  ],
  [
    'the page of the licence',
    'https://tursab.example/1',
    (site) => ({ ...site, elements: { tursab: { text: 'T', link: 'https://tursab.example/1' } } }),
    {},
  ],
  ['a legal page', '/pages/privacy', (site) => ({ ...site, pages: [{ url: 'privacy', title: name('Privacy') }] }), {}],
  [
    'partners to log in',
    'https://partner.example/',
    (site) => ({ ...site, partnerSite: { status: true, value: 'partner.example' } }),
    {},
  ],
  [
    'partners to register',
    'https://partner.example/register',
    (site) => ({ ...site, partnerSite: { status: true, value: 'partner.example' } }),
    {},
  ],
  [
    'a place',
    '/locations/kas',
    (site) => site,
    { places: [{ key: 'kas', title: name('Kaş'), path: '/locations/kas' }] },
  ],
  [
    'all places, if there is one',
    '/locations',
    (site) => site,
    { places: [{ key: 'kas', title: name('Kaş'), path: '/locations/kas' }] },
  ],
])('the footer links %s (%s) when the record has it, and only then (decision 41.11)', (_, href, change, more) => {
  expect(footerOf((site) => site).links).not.toContain(href)
  expect(footerOf(change, more).links).toContain(href)
})

test('the footer names the company behind the site (decision 44.4)', () => {
  const legal = { name: 'Yelkovan Turizm A.Ş.', register: 'İstanbul 000000', mersis: '0000', tax: 'Beyoğlu 1' }
  const { footer } = footerOf((site) => ({ ...site, legal }))
  for (const fact of [
    'Yelkovan Turizm A.Ş.',
    'Trade register İstanbul 000000',
    'MERSİS 0000',
    'Tax office and number Beyoğlu 1',
  ])
    expect(footer.replaceAll(/<[^>]*>/g, '')).toContain(fact)
})

test('partners and the corporate form are offered only by a site with a partner site (decision 29.2)', () => {
  const header = (status: boolean) => {
    const partnerSite = { status, value: 'partner.example', takesContact: true }
    const site = { ...SITE, site: { ...SITE.site, partnerSite } }
    const page = (
      <Layout kind="default" page="" allowsChat={false}>
        page
      </Layout>
    )
    return html(page, '/', site).split('</header>')[0]
  }
  expect(header(true)).toMatch(/Corporate.*href="https:\/\/partner.example\/".*Become a partner/)
  expect(header(false)).not.toMatch(/Corporate|partner/i)
})
