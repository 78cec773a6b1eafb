import type { Schema } from '../../api/operations.ts'
import { rideQuery } from '../../domain/transfers/ride-query.ts'
import type { Paths } from '../../paths.ts'

/** Where a service is booked: a ride in the list of transfers, at the price that its card says (decision 38.5). */
export const serviceHref = (paths: Paths, { slug, facts }: Pick<Schema<'Service'>, 'slug' | 'facts'>): string =>
  facts.kind === 'transfer' ? paths.transfers(rideQuery(facts.ride)) : paths.service(slug)
