import type { ScenePalette } from '../../../scenes/scene.ts'
import type { Schema } from '../../basics/schemas.ts'
import type { TextByLanguage } from '../../basics/texts.ts'

/** A storefront of the agency, as in the agency's configuration. */
export interface SiteSeed {
  /** Host names that a gateway sends in `referer`. */
  readonly hosts: readonly string[]
  /** IANA time zone that determines today's date. */
  readonly timeZone: string
  /** Moods of the site's pictures, so that a product looks different on each site. Default: those of the product. */
  readonly moods?: readonly [ScenePalette, ...ScenePalette[]]
  /** The products of the home page, in order: `hotel-31`, `tour-244`, `service-301`. Default: the agency's choice. */
  readonly featured?: readonly string[]
  /** What the company says about itself, on the page about it. Default: its slogan. */
  readonly story?: TextByLanguage
  /** The gateway adds `imageBase`. */
  readonly site: Schema<'Site'> & { readonly account: string }
  /** Lira per unit of a currency. */
  readonly rates: Schema<'Rates'>
  readonly nav: Schema<'NavItem'>[]
  /** What the footer leads to. */
  readonly places: Schema<'NavItem'>[]
}
