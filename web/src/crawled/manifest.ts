import type { Answer } from '../api/operations.ts'
import { direction, localized } from '../domain/text/localized.ts'
import { offeredLocales, DEFAULT_LOCALE } from '../i18n/locales.ts'
import { imageAddress, isVector, pathsOf } from '../paths.ts'
import { paletteHex } from '../theme/palette-hex.ts'

/** The web manifest of a site: what it is called and how it looks when it is added to a home screen. */
export function manifestOf({ site }: Pick<Answer<'siteView'>, 'site'>) {
  const [lang = DEFAULT_LOCALE] = offeredLocales(site.options.languages)
  const home = pathsOf(DEFAULT_LOCALE).home()
  const slogan = localized(site.slogan, lang, lang).text
  return {
    id: home,
    name: site.name,
    short_name: site.name,
    ...(slogan === '' ? {} : { description: slogan }),
    lang,
    dir: direction(lang),
    start_url: pathsOf(lang).home(),
    scope: home,
    display: 'minimal-ui',
    background_color: paletteHex(site.theme, '--n-0'),
    theme_color: paletteHex(site.theme, '--n-0'),
    icons: iconsOf(site),
  }
}

/**
 * The icons of the manifest. A vector icon fits every size; for systems that show no vector icons, or crop icons to a
 * shape, the gateway also draws it as PNG.
 */
function iconsOf({ elements: { favicon }, imageBase }: Answer<'siteView'>['site']) {
  const src = favicon ? imageAddress(imageBase, favicon.id) : '/favicon.svg'
  const own = { src, sizes: 'any', ...(isVector(src) ? { type: 'image/svg+xml' } : {}), purpose: 'any' }
  return favicon && isVector(src) ? [own, drawn('icon', 192), drawn('icon', 512), drawn('maskable', 512)] : [own]
}

function drawn(kind: 'icon' | 'maskable', size: number) {
  const purpose = kind === 'icon' ? 'any' : kind
  return { src: `/drawn/${kind}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
