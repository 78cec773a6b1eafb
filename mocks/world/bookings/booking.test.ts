import { describe, expect, it } from 'vitest'
import { isOpen, moveBooking, type BookingState } from './booking.ts'
import { IllegalMove } from '../basics/illegal-move.ts'

describe('states of a booking (decision 25.1)', () => {
  it('go from draft to confirmed', () => {
    const way: BookingState[] = ['draft', 'priced', 'held', 'paying', 'paid', 'confirming', 'confirmed']
    expect(way.slice(1).reduce<BookingState>((from, to) => moveBooking(from, to), 'draft')).toBe('confirmed')
  })

  it.each([
    ['draft', 'expired'],
    ['priced', 'paying'],
    ['priced', 'expired'],
    ['held', 'expired'],
    ['paying', 'failed'],
    ['failed', 'priced'],
    ['paid', 'pending-review'],
    ['confirming', 'pending-review'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'cancelled-with-penalty'],
    ['held', 'cancelled'],
  ] as const)('%s may become %s', (from, to) => {
    expect(moveBooking(from, to)).toBe(to)
  })

  it.each([
    ['draft', 'paying'],
    ['draft', 'confirmed'],
    ['priced', 'paid'],
    ['paying', 'confirmed'],
    ['paying', 'priced'],
    ['paid', 'failed'],
    ['paid', 'confirmed'],
    ['confirmed', 'confirming'],
    ['confirmed', 'confirmed'],
    ['cancelled', 'confirmed'],
    ['expired', 'priced'],
  ] as const)('%s may not become %s', (from, to) => {
    expect(() => moveBooking(from, to)).toThrow(IllegalMove)
  })

  it.each([
    ['draft', true],
    ['priced', true],
    ['failed', true],
    ['paying', false],
    ['paid', false],
    ['confirmed', false],
  ] as const)('in %s the basket may change: %s', (state, open) => {
    expect(isOpen(state)).toBe(open)
  })
})
