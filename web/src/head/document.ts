import type { Intl } from '../i18n/format-message.ts'
import { BOOT_ID, type Boot } from '../start/boot.ts'
import { LOCALES } from '../i18n/locales.ts'
import type { PageInput } from '../page-port.ts'
import type { HeadContext, Route } from '../route.ts'
import { allowsDark, pageColour, paletteCss } from '../theme/palette-css.ts'
import { shapeCss, shapeOf } from '../theme/shapes.ts'
import { pageFacts } from './facts.ts'
import { dataBlock, escapeHtml, tag } from './html.ts'
import { addressTags, scriptTags, socialTags, styleTags } from './links.ts'

type Parts = {
  input: PageInput
  boot: Boot
  /** The HTML that React rendered, and preloads for the first pictures. */
  body: string
  preloads: string
  route: Route
  intl: Pick<Intl, 'formatMessage'>
  /** False for an error page that replaces the requested one. */
  isRequestedPage: boolean
}

/**
 * The HTML document around React's output. It contains two `<style>`s, no executable inline script, and no style
 * attribute.
 */
export function documentHtml(parts: Parts): string {
  const { input, boot, body, preloads, isRequestedPage } = parts
  const assets = isRequestedPage ? input.assets : input.errorAssets
  const { dir } = LOCALES[boot.locale]
  return [
    '<!doctype html>',
    tag('html', { lang: boot.locale, dir, ...shapeAttribute(input) }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // The first pictures come before the scripts: what a visitor sees first has the first connections.
    ...(preloads ? [preloads] : []),
    ...('data' in input.site ? siteHead(parts, input.site.data) : bareHead(parts)),
    ...styleTags(assets.styles),
    ...scriptTags(assets),
    '</head>',
    // Marks a page that the server rendered: its lists skip the layout of entries below the window (decision 42.5).
    tag('body', { 'data-arriving': '' }),
    `<div id="root">${body}</div>`,
    dataBlock('application/json', boot, BOOT_ID),
    '</body>',
    '</html>',
  ].join('\n')
}

/** A few style rules of shapes other than the default need more than tokens; they look for this attribute. */
function shapeAttribute({ site }: PageInput) {
  const shape = shapeOf('data' in site ? site.data.site.brand?.shape : undefined)
  return shape === 'sail' ? {} : { 'data-shape': shape }
}

/** Without a site there is no name and no canonical URL, and the palette is the default. */
function bareHead({ intl }: Parts): string[] {
  return [
    `<title>${escapeHtml(intl.formatMessage({ id: 'error.title' }))}</title>`,
    tag('meta', { name: 'robots', content: 'noindex' }),
    ...lookTags({}),
  ]
}

function siteHead(parts: Parts, { site, nav }: Pick<HeadContext, 'site' | 'nav'>): string[] {
  const { input, boot, route, intl, isRequestedPage } = parts
  const { origin, pathname: path, search } = input.url
  const { locale, today } = boot
  const page = { site, nav, locale, origin, path, search, results: input.results, today, intl }
  const metadata = pageFacts(route, page)
  const indexed = route.indexed && isRequestedPage && !metadata.unlisted
  const canonicalPage = { ...page, path: metadata.canonical ?? path }
  const favicon = site.elements.favicon?.id
  return [
    `<title>${escapeHtml(metadata.title)}</title>`,
    ...(metadata.description ? [tag('meta', { name: 'description', content: metadata.description })] : []),
    ...addressTags(canonicalPage, indexed),
    ...(indexed ? socialTags(metadata, canonicalPage) : []),
    ...lookTags(site),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('link', { rel: 'icon', href: favicon ? `${site.imageBase}/${favicon}` : '/favicon.svg' }),
    ...(indexed ? metadata.linkedData.map((block) => dataBlock('application/ld+json', block)) : []),
  ]
}

type Look = { theme?: string; brand?: { shape?: string }; options?: { dark?: boolean } }

/** Shape and palette, and the colours for the browser itself: its bars, and the page before its styles have loaded. */
function lookTags({ theme, options = {}, brand }: Look): string[] {
  const dark = allowsDark(options)
  const bar = (scheme: 'light' | 'dark') =>
    tag('meta', {
      name: 'theme-color',
      content: pageColour(theme, scheme),
      ...(dark ? { media: `(prefers-color-scheme: ${scheme})` } : {}),
    })
  return [
    tag('meta', { name: 'color-scheme', content: dark ? 'light dark' : 'light' }),
    bar('light'),
    ...(dark ? [bar('dark')] : []),
    `<style>${shapeCss(brand?.shape)}${paletteCss(theme, dark)}</style>`,
  ]
}
