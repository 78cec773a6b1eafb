import type { Answer } from '../api/operations.ts'
import type { Look } from '../page-port.ts'
import { isVector } from '../paths.ts'
import { paletteHex } from '../theme/palette-hex.ts'

/** What the cards and icons of a site are drawn from. A favicon is a mark at any size, a logo only without letters. */
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
