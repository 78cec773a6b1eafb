import type { Answer } from '../api/operations.ts'
import type { Look } from '../page-port.ts'
import { isVector } from '../paths.ts'
import { paletteHex } from '../theme/palette-hex.ts'

/**
 * The pictures and colours from which the gateway draws the link previews ("cards") and icons of a site. The mark comes
 * from the favicon and not from the logo, because a logo may contain letters, which are unreadable at a small size.
 */
export function lookOf({ site }: Pick<Answer<'siteView'>, 'site'>): Look {
  const { theme, elements, brand } = site
  const picture = brand?.pictures?.[0]?.id
  const mark = elements.favicon?.id
  return {
    ...(picture !== undefined && isVector(picture) ? { picture } : {}),
    ...(mark !== undefined && isVector(mark) ? { mark } : {}),
    colours: { plate: paletteHex(theme, '--n-0'), ground: paletteHex(theme, '--accent-200') },
  }
}
