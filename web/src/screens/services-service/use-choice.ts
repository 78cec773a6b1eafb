import { useState } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { addDays } from '../../domain/dates/civil-date.ts'
import type { Stay, StayDraft } from '../../domain/dates/stay.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { decodeVisit } from '../../domain/hotels/read-visit.ts'
import type { PartyDraft } from '../../domain/people/party.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { useOfferPrice, wholeParty } from '../../parts/offers/use-offer-price.ts'

/**
 * The visitor's choice of dates, party and booking option. Dates and party are in the URL, so that they can be shared;
 * an incomplete choice is kept here.
 */
export function useChoice({ id, slug, facts }: Schema<'Service'>) {
  const { search, dated } = decodeVisit(useSearch(), useToday())
  const [, navigate] = useLocation()
  const paths = usePaths()
  const [halfStay, setHalfStay] = useState<StayDraft>()
  const [halfParty, setHalfParty] = useState<PartyDraft>()
  const [optionId, setOption] = useState<string>()
  const party = halfParty ?? search.party
  const whole = wholeParty(party)
  const stay = dated && !halfStay ? search.stay : undefined
  const price = useOfferPrice(id, facts.kind, stay, whole)
  const offers = price.price?.offers ?? []
  const offer = offers.find((one) => one.id === optionId) ?? (facts.kind === 'charter' ? cheapest(offers) : offers[0])
  const hrefOf = (to: Stay) => paths.service(slug, encodeVisit({ stay: to, party: whole ?? search.party }))
  const go = (to: Stay) => navigate(hrefOf(to), { replace: true })
  return {
    /** Both dates, once chosen. */
    stay,
    /** The dates chosen so far. */
    draft: halfStay ?? (dated ? search.stay : {}),
    party,
    /** The party, once all ages are known. */
    whole,
    price,
    offers,
    offer,
    setOption,
    hrefOf,
    setStay: ({ checkIn, checkOut }: StayDraft) => {
      const isWhole = checkIn !== undefined && checkOut !== undefined && checkOut > checkIn
      setHalfStay(isWhole ? undefined : { checkIn, checkOut })
      if (isWhole) go({ checkIn, checkOut })
    },
    /** An event takes one evening, but a line of the basket needs two dates. */
    setDay: (day: number) => go({ checkIn: day, checkOut: addDays(day, 1) }),
    setParty: (next: PartyDraft) => {
      const complete = wholeParty(next)
      setHalfParty(complete ? undefined : next)
      if (complete) navigate(partyAddress(complete), { replace: true })
    },
  }

  /** The URL with another party. It has dates only if they are chosen, so that a page without them still asks. */
  function partyAddress(complete: NonNullable<typeof whole>): string {
    const query = new URLSearchParams(encodeVisit({ stay: search.stay, party: complete }))
    if (!dated) for (const name of ['checkIn', 'checkOut']) query.delete(name)
    return paths.service(slug, query.toString().replaceAll('%2C', ','))
  }
}

/** The cheapest seats of an event that can be booked at once, or else the cheapest on request. */
const cheapest = (offers: readonly Schema<'ServiceOffer'>[]) =>
  offers.toSorted((a, b) => a.availability - b.availability || a.total.value - b.total.value)[0]

/** The choice of dates, party and option, with its price, as the page and its panel share it. */
export type Choice = ReturnType<typeof useChoice>
