import { LINK_PREVIEWS } from '@rota/openapi/reference/link-previews'
import { offeredLocales, type Locale } from '../i18n/locales.ts'
import { imageAddress, inLocale } from '../paths.ts'
import type { PageAssets } from '../page-port.ts'
import type { HeadContext } from '../route.ts'
import type { PageFacts } from './facts.ts'
import { tag } from './html.ts'

type HeadPage = Pick<HeadContext, 'site' | 'locale' | 'origin' | 'path'>

/** For indexable pages: canonical URL, links to the site's other languages, and x-default (decision 32.6). */
export function addressTags({ site, locale, origin, path }: HeadPage, indexed: boolean): string[] {
  const offered = offeredLocales(site.options.languages)
  if (!indexed || !offered.includes(locale)) return [tag('meta', { name: 'robots', content: 'noindex' })]
  const alternate = (hreflang: string, to: Locale) =>
    tag('link', { rel: 'alternate', hreflang, href: origin + inLocale(to, path) })
  return [
    tag('link', { rel: 'canonical', href: origin + path }),
    ...offered.map((other) => alternate(other, other)),
    alternate('x-default', 'en'),
  ]
}

const property = (name: string, content: string | undefined) =>
  content ? [tag('meta', { property: `og:${name}`, content })] : []

/** Open Graph tags. */
export function socialTags(
  { title, description, image }: PageFacts,
  { site, locale, origin, path }: HeadPage,
): string[] {
  return [
    ...property('type', 'website'),
    ...property('site_name', site.name),
    ...property('title', title),
    ...property('description', description),
    ...property('url', origin + path),
    ...property('locale', LINK_PREVIEWS[locale]),
    ...property('image', image && origin + imageAddress(site.imageBase, image.id)),
    ...property('image:width', image && String(image.width)),
    ...property('image:height', image && String(image.height)),
  ]
}

/** Style sheets first, then scripts, then the modules that the scripts import. */
export function assetTags({ scripts, styles, preloads }: PageAssets): string[] {
  return [
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...scripts.map((src) => `${tag('script', { type: 'module', src })}</script>`),
    ...preloads.map((href) => tag('link', { rel: 'modulepreload', href })),
  ]
}
