import type { Schema } from '../basics/schemas.ts'

/** A storefront of the agency as its office keeps it. */
export interface SiteSeed {
  /** What a gateway calls it in `referer`. */
  readonly hosts: readonly string[]
  /** Decides which day it is there, an IANA name. */
  readonly timeZone: string
  /** `imageBase` is made by the gateway. */
  readonly site: Schema<'Site'> & { readonly account: string }
  /** Lira per unit. */
  readonly rates: Schema<'Rates'>
  readonly nav: Schema<'NavItem'>[]
}
