import { isChildAge, MAX_ADULTS, MAX_CHILDREN, partySize, type PartyDraft } from './party.ts'
import type { Problem } from '../problem.ts'

export type PartyField = 'adults' | 'children' | `children.${number}`

/**
 * The problems of a party. `capacity` is the most people the room or price plan allows (decision 37.5). `party.max` is
 * 'Maximum {count} Pax' (decision 37.5).
 */
export function checkParty(party: PartyDraft, capacity?: number): Problem<PartyField>[] {
  const problems: Problem<PartyField>[] = []
  const max = (field: PartyField, count: number) => problems.push({ field, problem: 'party.max', values: { count } })
  if (party.adults > MAX_ADULTS) max('adults', MAX_ADULTS)
  else if (!isAdultCount(party.adults)) problems.push({ field: 'adults', problem: 'party.adults.required' })
  if (party.children.length > MAX_CHILDREN) max('children', MAX_CHILDREN)
  else if (capacity !== undefined && partySize(party) > capacity) max('adults', capacity)
  party.children.forEach((age, index) => {
    if (!isChildAge(age)) problems.push({ field: `children.${index}`, problem: 'party.childAge.required' })
  })
  return problems
}

/** Whether one more adult or child is allowed, so that the limit is visible before the press (decision 35.4). */
export function canAdd(party: PartyDraft, who: 'adult' | 'child', capacity = Number.POSITIVE_INFINITY): boolean {
  const room = who === 'adult' ? party.adults < MAX_ADULTS : party.children.length < MAX_CHILDREN
  return room && partySize(party) < capacity
}

function isAdultCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_ADULTS
}
