import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { SiteContext, type SiteFacts } from '../api/use-site.ts'
import { LocaleContext } from '../i18n/use-locale.ts'
import { Photo } from './Photo.tsx'

const SITE = { site: { imageBase: '/images/1001' } } as unknown as SiteFacts

const html = (id: string, more: Partial<Parameters<typeof Photo>[0]> = {}) =>
  renderToString(
    <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
      <SiteContext value={SITE}>
        <Photo of={{ id, width: 1600, height: 1200 }} alt="" {...more} />
      </SiteContext>
    </LocaleContext>,
  )

test('a photograph below the fold lets the browser measure it, and says about how wide it is to others', () => {
  const shown = html('7c1f')
  expect(shown).toContain('src="/images/1001/7c1f"')
  expect(shown).toContain('/images/1001/7c1f?width=640 640w,')
  expect(shown).toContain('sizes="auto, (max-width:767px) 100vw,20rem"')
})

test('the first photograph of a page has a width before anything is measured, and so has its preload', () => {
  const shown = html('7c1f', { first: true, ratio: 'fill' })
  expect(shown).toContain('sizes="min(100vw,45rem)"')
  expect(shown).toMatch(/<link rel="preload" as="image" imageSrcSet="\/images\/1001\/7c1f\?width=320 320w,/)
  expect(html('7c1f', { first: true, sizes: '50vw' })).toContain('sizes="50vw"')
})

test('a drawing has one address', () => {
  expect(html('bay.svg')).not.toMatch(/srcset|sizes/i)
})
