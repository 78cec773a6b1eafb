import RATES from '../../seed/exchange.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'

/** Lira per unit: what the provider converts by, and the sites as well. */
export const EXCHANGE: Schema<'Rates'> = RATES
