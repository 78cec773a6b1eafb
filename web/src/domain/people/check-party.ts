import { isChildAge, MAX_ADULTS, MAX_CHILDREN, partySize, type PartyDraft } from './party.ts'
import type { Problem } from '../problem.ts'

export type PartyField = 'adults' | 'children' | `children.${number}`

/**
 * The problems of a party. `capacity` is the most people the room or price plan allows (decision 37.5). `party.max` is
 * 'Maximum {count} Pax' (decision 37.5).
 */
export function checkParty(party: PartyDraft, capacity?: number): Problem<PartyField>[] {
  const problems: Problem<PartyField>[] = []
  const reportMax = (field: PartyField, count: number) =>
    problems.push({ field, problem: 'party.max', values: { count } })
  if (party.adults > MAX_ADULTS) reportMax('adults', MAX_ADULTS)
  else if (!isAdultCount(party.adults)) problems.push({ field: 'adults', problem: 'party.adults.required' })
  if (party.children.length > MAX_CHILDREN) reportMax('children', MAX_CHILDREN)
  else if (capacity !== undefined && partySize(party) > capacity) reportMax('adults', capacity)
  party.children.forEach((age, index) => {
    if (!isChildAge(age)) problems.push({ field: `children.${index}`, problem: 'party.childAge.required' })
  })
  return problems
}

/** Whether one more adult or child is allowed, so that the limit is visible before the press (decision 35.4). */
export function canAdd(party: PartyDraft, who: 'adult' | 'child', capacity = Number.POSITIVE_INFINITY): boolean {
  const isBelowMaximum = who === 'adult' ? party.adults < MAX_ADULTS : party.children.length < MAX_CHILDREN
  return isBelowMaximum && partySize(party) < capacity
}

function isAdultCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_ADULTS
}
