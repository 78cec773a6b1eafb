import { useState } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { decodeTrip } from '../../domain/tours/read-trip.ts'
import { encodeTrip, type Trip } from '../../domain/tours/trip-address.ts'
import type { PartyDraft } from '../../domain/people/party.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { useOfferPrice, wholeParty } from '../../parts/offers/use-offer-price.ts'

/**
 * The departure and the party in the URL, with their price. A party with a missing age is not in the URL and has no
 * price.
 */
export function useTrip({ facts, departures }: Schema<'Tour'>) {
  const { date, party: partyInUrl } = decodeTrip(useSearch(), useToday())
  const [, navigate] = useLocation()
  const paths = usePaths()
  const [draft, setDraft] = useState<PartyDraft>()
  const party = draft ?? partyInUrl
  const whole = wholeParty(party)
  const departure = departures.find(({ checkIn }) => checkIn === date)
  const stay = departure && { checkIn: departure.checkIn, checkOut: departure.checkOut }
  const price = useOfferPrice(facts.id, facts.type, stay, whole)
  const go = (to: Trip) => navigate(paths.tour(facts.slug, encodeTrip(to)), { replace: true })
  return {
    departure,
    /** The chosen party, possibly with missing ages. */
    party,
    /** The party, once all ages are known. */
    whole,
    price,
    choose: (day: number) => go({ date: day, party: whole ?? partyInUrl }),
    setParty: (next: PartyDraft) => {
      const complete = wholeParty(next)
      setDraft(complete ? undefined : next)
      if (complete) go({ date, party: complete })
    },
  }
}

/** The choice of departure and party, with its price, as the page and its panel share it. */
export type TripChoice = ReturnType<typeof useTrip>
