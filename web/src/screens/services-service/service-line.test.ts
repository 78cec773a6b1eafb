import { expect, test } from 'vitest'
import { lineIdentity } from '../../domain/cart/line-identity.ts'
import { EVENT } from '../../testing/offers.ts'
import { serviceLine } from './service-line.ts'

const OFFER = { id: 'basic', total: { value: 8400, currency: 'try' } } as const
const STAY = { checkIn: 20270521, checkOut: 20270528 }
const COUPLE = { adults: 2, children: [] }

test('a line names the offer, the days and the price that was seen', () => {
  expect(serviceLine(EVENT, OFFER, STAY, COUPLE)).toMatchObject({
    type: 'service',
    stype: 'charter',
    id: '361',
    pricePlan: { id: 'basic' },
    ...STAY,
    count: 1,
    price: 8400,
  })
})

test('an event of the basket, which knows its hour, is the event that is added again (decision 27.1)', () => {
  const added = serviceLine(EVENT, OFFER, STAY, COUPLE)
  expect(lineIdentity({ ...added, time: '21:30' }, 'own')).toBe(lineIdentity(added, 'own'))
})

test('a car for the same days at another hour is another line (decision 27.1)', () => {
  const at = (time: string) =>
    lineIdentity(serviceLine(EVENT, OFFER, STAY, COUPLE, { time, returnTime: '10:00' }), 'own')
  expect(at('09:30')).not.toBe(at('10:00'))
  expect(at('10:00')).toBe(at('10:00'))
})
