import type { Schema } from '../../api/operations.ts'
import { useApi } from '../../api/use-api.ts'
import type { Stay } from '../../domain/dates/stay.ts'
import { normaliseParty, type Party, type PartyDraft } from '../../domain/people/party.ts'
import { priceRequest } from './price-request.ts'

export type OfferPrice = ReturnType<typeof useOfferPrice>

/** The party once every age is known. */
export function wholeParty({ adults, children }: PartyDraft): Party | undefined {
  const ages = children.filter((age) => age !== undefined)
  return ages.length === children.length ? normaliseParty({ adults, children: ages }) : undefined
}

/**
 * What a tour or a service costs for dates and a party, as the agency says it. While another sum is on its way the one before
 * stays, so that nothing jumps.
 */
export function useOfferPrice(
  id: string,
  kind: Schema<'ServiceFacts'>['kind'],
  stay: Stay | undefined,
  party: Party | undefined,
) {
  const request = stay && party ? priceRequest(id, kind, stay, party) : null
  const { data, error, isLoading, mutate } = useApi('servicePrice', request, { keepPreviousData: true })
  return {
    price: request && !error ? data : undefined,
    waiting: request !== null && !error && (isLoading || data === undefined),
    error,
    refresh: () => void mutate(),
  }
}
