import type { Schema } from '../basics/schemas.ts'

/** Lira per unit: what the provider converts by, and the sites as well. */
export const EXCHANGE: Schema<'Rates'> = { usd: 45.5, eur: 52.9, gbp: 60.1 }
