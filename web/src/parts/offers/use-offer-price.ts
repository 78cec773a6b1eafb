import type { Schema } from '../../api/operations.ts'
import { useApi } from '../../api/use-api.ts'
import type { Stay } from '../../domain/dates/stay.ts'
import { applyFailSoft } from '../../domain/fail-soft.ts'
import { normaliseParty, type Party, type PartyDraft } from '../../domain/people/party.ts'
import { priceRequest } from './offer-requests.ts'

export type OfferPrice = ReturnType<typeof useOfferPrice>

/** The party as soon as every age is known; undefined before. */
export function wholeParty({ adults, children }: PartyDraft): Party | undefined {
  const ages = children.filter((age) => age !== undefined)
  return ages.length === children.length ? normaliseParty({ adults, children: ages }) : undefined
}

/**
 * The agency's price of a tour or a service for dates and a party. While a new price loads, the previous one stays, so
 * that the layout does not shift.
 */
export function useOfferPrice(
  id: string,
  kind: Schema<'ServiceFacts'>['kind'],
  stay: Stay | undefined,
  party: Party | undefined,
) {
  const request = stay && party ? priceRequest(id, kind, stay, party) : null
  const response = useApi('servicePrice', request, { keepPreviousData: true })
  const { data, failure } = applyFailSoft('servicePrice', response)
  return {
    price: request ? data : undefined,
    waiting: request !== null && !failure && (response.isLoading || data === undefined),
    error: failure,
    refresh: () => void response.mutate(),
  }
}
