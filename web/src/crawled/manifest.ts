import type { Answer } from '../api/operations.ts'
import { direction, localized } from '../domain/text/localized.ts'
import { offeredLocales, DEFAULT_LOCALE } from '../i18n/locales.ts'
import { imageAddress, pathsOf } from '../paths.ts'
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

/** A vector icon fits every size. */
function iconsOf({ elements: { favicon }, imageBase }: Answer<'siteView'>['site']) {
  const src = favicon ? imageAddress(imageBase, favicon.id) : '/favicon.svg'
  return [{ src, sizes: 'any', ...(src.endsWith('.svg') ? { type: 'image/svg+xml' } : {}), purpose: 'any' }]
}
