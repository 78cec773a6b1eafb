import { expect, test } from 'vitest'
import LANGUAGES from '../seed/languages.json' with { type: 'json' }
import { PAGES } from '../world/seed/pages.ts'
import { SITES } from '../world/seed/sites/sites.ts'
import { ownPage } from './own-page.ts'

const [YELKOVAN] = SITES
const other = (name: string) => SITES.find(({ site }) => site.name === name) ?? YELKOVAN
const texts = (url: string, site = YELKOVAN) =>
  PAGES.filter((page) => page.url === url).flatMap((page) => ownPage(page, site).body)
const inLanguage = (lang: string, url: string, site = YELKOVAN) =>
  texts(url, site).find((text) => text.lang === lang)?.value ?? ''

test.each(SITES.map((site) => [site.site.name, site] as const))(
  'the shared pages of %s name this company and nothing of another, in every language',
  (name, site) => {
    const others = SITES.map((each) => each.site.name).filter((each) => each !== name)
    for (const url of ['about', 'contact', 'agreement', 'privacy']) {
      const pages = texts(url, site)
      expect(pages.map(({ lang }) => lang).toSorted()).toEqual(LANGUAGES.toSorted())
      for (const { lang, value } of pages) {
        // The names of others are also winds and birds, of which a slogan may speak.
        const facts = value.replace(/^<p>.*/, '')
        expect([lang, url, others.filter((each) => facts.includes(each)), /[{}]/.test(value)]).toEqual([
          lang,
          url,
          [],
          false,
        ])
      }
      expect(inLanguage('en', url, site)).toContain(url === 'agreement' ? name : site.site.legal?.name)
    }
  },
)

test('a line whose data the company lacks is left out', () => {
  expect(inLanguage('de', 'contact')).toContain('<li>WhatsApp: <a href="https://wa.me/905300000000" dir="ltr">')
  expect(inLanguage('de', 'contact')).toContain('<a href="tel:+908500000000" dir="ltr">0 850 000 00 00</a>')
  const imbat = inLanguage('de', 'contact', other('İmbat'))
  expect(imbat).not.toContain('WhatsApp')
  expect(imbat).not.toContain('MERSİS')
  expect(imbat).toContain('<li>Handelsregister: İzmir 00001</li>')
})

test('a company without a story of its own begins with its slogan, in the language of the page', () => {
  expect(inLanguage('fr', 'about')).toMatch(/^<p>Le yelkovan est un puffin/)
  expect(inLanguage('fr', 'about', other('İmbat'))).toMatch(/^<p>Avec la brise de l’après-midi, et sans détour\.<\/p>/)
  expect(inLanguage('el', 'about', other('Lodos'))).toMatch(/^<h2>/)
})

test('a contract keeps its placeholders for the gateway', () => {
  expect(inLanguage('ru', 'distance-sales')).toContain('{{customer}}')
})
