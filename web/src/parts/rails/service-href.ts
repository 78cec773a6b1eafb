import type { Schema } from '../../api/operations.ts'
import { rideQuery } from '../../domain/transfers/ride-query.ts'
import type { Paths } from '../../paths.ts'

/** The URL at which a service is booked: for a ride the list of transfers, at the price of its card (decision 38.5). */
export const serviceHref = (paths: Paths, { slug, facts }: Pick<Schema<'Service'>, 'slug' | 'facts'>): string =>
  facts.kind === 'transfer' ? paths.transfers(rideQuery(facts.ride)) : paths.service(slug)
