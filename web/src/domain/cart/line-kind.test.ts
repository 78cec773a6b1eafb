import { expect, test } from 'vitest'
import { kindOf, LINE_KINDS, soleKindOf, unitOf } from './line-kind.ts'

test.each([
  [{ type: 'hotel' }, 'hotel', 'room'],
  [{ type: 'hotel', stype: 'gulet' }, 'hotel', 'room'],
  [{ type: 'tour', stype: 'daily', checkIn: 20270101, checkOut: 20270109 }, 'daily', 'group'],
  [{ type: 'tour', stype: 'package' }, 'package', 'group'],
  [{ type: 'tour', checkIn: 20270101, checkOut: 20270102 }, 'daily', 'group'],
  [{ type: 'tour', checkIn: 20270101, checkOut: 20270105 }, 'package', 'group'],
  [{ type: 'service', stype: 'gulet' }, 'gulet', 'group'],
  [{ type: 'service', stype: 'caravan' }, 'caravan', 'caravan'],
  [{ type: 'service', stype: 'charter' }, 'charter', 'group'],
  [{ type: 'service', stype: 'extra' }, 'extra', 'car'],
  [{ type: 'service', stype: 'submarine' }, 'other', 'group'],
  [{ type: 'transfer' }, 'transfer', 'vehicle'],
  [{ type: 'flight' }, 'flight', 'none'],
  [{ type: 'other', stype: 'flight' }, 'flight', 'none'],
  [{ type: 'other' }, 'other', 'group'],
])('%o is a %s, counted by the %s', (line, kind, unit) => {
  expect([kindOf(line), unitOf(line)]).toEqual([kind, unit])
  expect(LINE_KINDS).toContain(kind)
})

test('the kind of a basket is that of its lines if they share one', () => {
  const [ride, fly, room] = ['transfer', 'flight', 'hotel'].map((type) => ({ type }))
  if (!ride || !fly || !room) throw new Error('no line')
  expect(soleKindOf([ride])).toBe('transfer')
  expect(soleKindOf([fly, { ...fly }])).toBe('flight')
  expect(soleKindOf([room, ride])).toBe('other')
  expect(soleKindOf([])).toBe('other')
})
