import { LINK_PREVIEWS } from '@rota/openapi/reference/link-previews'
import { DEFAULT_LOCALE, offeredLocales, usualLocale, type Locale } from '../i18n/locales.ts'
import { localized } from '../domain/text/localized.ts'
import { inLocale, splitLocale } from '../paths.ts'
import type { PageAssets } from '../page-port.ts'
import type { HeadContext } from '../route.ts'
import { cardOf } from './card.ts'
import type { PageFacts } from './facts.ts'
import { tag } from './html.ts'

type HeadPage = Pick<HeadContext, 'site' | 'locale' | 'origin' | 'path'>

/** For indexable pages: canonical URL, links to the site's other languages, and x-default (decision 32.6). */
export function addressTags({ site, locale, origin, path }: HeadPage, indexed: boolean): string[] {
  const offered = offeredLocales(site.options.languages)
  if (!indexed || !offered.includes(locale)) return [tag('meta', { name: 'robots', content: 'noindex' })]
  // `/` leads each visitor to a language. Any other page must be in one that the site offers, to be indexed at all.
  const usual = splitLocale(path).path === '/' ? DEFAULT_LOCALE : usualLocale(offered)
  const alternate = (hreflang: string, to: Locale) =>
    tag('link', { rel: 'alternate', hreflang, href: origin + inLocale(to, path) })
  return [
    tag('link', { rel: 'canonical', href: origin + path }),
    ...offered.map((other) => alternate(other, other)),
    alternate('x-default', usual),
  ]
}

const property = (name: string, content: string | undefined) =>
  content ? [tag('meta', { property: `og:${name}`, content })] : []

/** Open Graph tags, and the Twitter tags that have no counterpart among them. */
export function socialTags(
  { title, description, image }: PageFacts,
  { site, locale, origin, path }: HeadPage,
): string[] {
  const { address, width, height } = cardOf(image, site)
  const alt = (image?.alt && localized(image.alt, locale, site.options.languages[0]).text) || title
  return [
    ...property('type', 'website'),
    ...property('site_name', site.name),
    ...property('title', title),
    ...property('description', description),
    ...property('url', origin + path),
    ...property('locale', LINK_PREVIEWS[locale]),
    ...offeredLocales(site.options.languages)
      .filter((other) => other !== locale)
      .flatMap((other) => property('locale:alternate', LINK_PREVIEWS[other])),
    ...property('image', origin + address),
    ...property('image:width', String(width)),
    ...property('image:height', String(height)),
    ...property('image:alt', alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:image:alt', content: alt }),
  ]
}

/**
 * The style sheets of a page are inside its document, so that its first paint waits for no other file (decision 42.3).
 * Each also has a disabled link, which is never fetched: it makes the bundler's loader believe that the sheet is
 * loaded, so that the loader does not append the same rules again, in another order.
 */
export function styleTags(styles: PageAssets['styles']): string[] {
  const texts = styles.map(({ text }) => text)
  return [
    ...(texts.length > 0 ? [`<style>${texts.join('')}</style>`] : []),
    ...styles.map(({ href }) => tag('link', { rel: 'stylesheet', href, disabled: true })),
  ]
}

/** Scripts first, then the modules that they import. */
export function scriptTags({ scripts, preloads }: PageAssets): string[] {
  return [
    ...scripts.map((src) => `${tag('script', { type: 'module', src })}</script>`),
    ...preloads.map((href) => tag('link', { rel: 'modulepreload', href })),
  ]
}
