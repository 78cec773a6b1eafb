import RATES from '../../seed/exchange.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'

/** Lira per unit of a currency, for the provider and the sites. */
export const EXCHANGE: Schema<'Rates'> = RATES
