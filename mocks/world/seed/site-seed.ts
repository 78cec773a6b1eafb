import type { Schema } from '../basics/schemas.ts'

/** A storefront of the agency, as in the agency's configuration. */
export interface SiteSeed {
  /** Host names that a gateway sends in `referer`. */
  readonly hosts: readonly string[]
  /** IANA time zone that determines today's date. */
  readonly timeZone: string
  /** The gateway adds `imageBase`. */
  readonly site: Schema<'Site'> & { readonly account: string }
  /** Lira per unit of a currency. */
  readonly rates: Schema<'Rates'>
  readonly nav: Schema<'NavItem'>[]
}
