import { describe, expect, it } from 'vitest'
import {
  callBackToWire,
  callDays,
  checkCallBack,
  draftAbout,
  freeTime,
  isHourFree,
  isSlotFree,
  type CallBackDraft,
} from './call-back.ts'
import type { ZoneMoment } from '../dates/zone-time.ts'

const NOW: ZoneMoment = { date: 20270510, time: '14:05' }
const draft: CallBackDraft = {
  fullName: 'Defne Aydın',
  phone: '532-000-0148',
  country: 'TR',
  day: 20270510,
  hour: 14,
  minute: 20,
  note: '',
}
const problems = (change: Partial<CallBackDraft>, code = '90') =>
  checkCallBack({ ...draft, ...change }, code, NOW).map(({ field, problem }) => [field, problem])

describe('checkCallBack', () => {
  it.each<[string, Partial<CallBackDraft>, string, string[][]]>([
    ['a whole request', {}, '90', []],
    ["nine digits: 'Invalid phone number'", { phone: '532-000-014' }, '90', [['phone', 'contact.phone.invalid']]],
    ['letters', { phone: 'call me' }, '90', [['phone', 'contact.phone.invalid']]],
    ['ten digits without hyphens', { phone: '5320000148' }, '90', []],
    ['a number of another country', { phone: '030 1234567', country: 'DE' }, '49', []],
    ['too short a number of another country', { phone: '0301' }, '49', [['phone', 'contact.phone.invalid']]],
    ["no day: 'Please select day and time'", { day: undefined }, '90', [['when', 'contact.when.required']]],
    ['no time', { hour: undefined, minute: undefined }, '90', [['when', 'contact.when.required']]],
    ['an hour without its minute', { minute: undefined }, '90', [['when', 'contact.when.required']]],
    ['a slot that has passed meanwhile', { hour: 14, minute: 0 }, '90', [['when', 'contact.when.required']]],
    ['no name: it is not asked for', { fullName: '' }, '90', []],
    ['a name of 31 letters', { fullName: 'a'.repeat(31) }, '90', [['fullName', 'contact.name.long']]],
  ])('%s', (_, change, code, expected) => {
    expect(problems(change, code)).toEqual(expected)
  })
})

describe('the slots: hours 8 to 18 in steps of ten minutes, from now on (decision 40.6)', () => {
  it.each([
    [20270510, '14:00', false],
    [20270510, '14:10', true],
    [20270509, '18:50', false],
    [20270511, '08:00', true],
  ])('%i at %s: %s', (day, time, free) => {
    expect(isSlotFree(day, time, NOW)).toBe(free)
  })

  it('callDays contains today until its last slot has passed', () => {
    expect(callDays(NOW)[0]).toBe(20270510)
    expect(callDays({ ...NOW, time: '18:50' })[0]).toBe(20270511)
    expect([isHourFree(20270510, 13, NOW), isHourFree(20270510, 14, NOW)]).toEqual([false, true])
  })
})

it.each<[string, Partial<CallBackDraft>, string | undefined]>([
  ['a free slot', {}, '14:20'],
  ['the next day', { day: 20270511, hour: 9, minute: 0 }, '09:00'],
  ['a slot that has passed on the new day', { hour: 9, minute: 0 }, undefined],
  ['no minute', { minute: undefined }, undefined],
])('the time on the button: %s', (_, change, time) => {
  expect(freeTime({ ...draft, ...change }, NOW)?.time).toBe(time)
})

describe('"What was typed survives closing" (decision 40.8): the note of a form that opens for a product', () => {
  it.each<[string, Partial<CallBackDraft>, string | undefined, string]>([
    ['an empty note becomes the product', {}, 'Villa Ada', 'Villa Ada'],
    ['a written note stays', { note: 'Is breakfast included?' }, 'Villa Ada', 'Is breakfast included?'],
    [
      'a changed product name stays',
      { note: 'Villa Su, 2 rooms', about: 'Villa Su' },
      'Villa Ada',
      'Villa Su, 2 rooms',
    ],
    ["another product's untouched name is replaced", { note: 'Villa Su', about: 'Villa Su' }, 'Villa Ada', 'Villa Ada'],
    ["a product's untouched name leaves with it", { note: 'Villa Su', about: 'Villa Su' }, undefined, ''],
    [
      'a changed product name stays without one',
      { note: 'Villa Su, 2 rooms', about: 'Villa Su' },
      undefined,
      'Villa Su, 2 rooms',
    ],
    ['a written note stays without a product', { note: 'Is breakfast included?' }, undefined, 'Is breakfast included?'],
  ])('%s', (_, kept, about, note) => {
    expect(draftAbout({ ...draft, ...kept }, about).note).toBe(note)
  })
})

describe('callBackToWire', () => {
  it.each([
    ['532-000-0148', '90', '532-000-0148'],
    ['0532 000 01 48', '90', '532-000-0148'],
    ['030 1234567', '49', '+49301234567'],
    ['(0)30 1234567', '49', '+49301234567'],
  ])('%s of +%s is sent as %s', (phone, code, sent) => {
    expect(callBackToWire({ ...draft, phone }, code).phone).toBe(sent)
  })

  it('sends the number as the numbering plan parsed it, and texts without direction marks', () => {
    const read = { phone: '0612345678', countryCode: '39' }
    const typed = { ...draft, phone: '06 1234 5678', fullName: '\u2067Ada\u2069', note: '\u200b' }
    expect(callBackToWire(typed, '39', read)).toEqual({
      phone: '+390612345678',
      fullName: 'Ada',
      userAvailabityDate: '2027-05-10 14:20',
    })
  })

  it("writes the time in the record's format and omits empty fields", () => {
    expect(callBackToWire({ ...draft, fullName: ' ', minute: 0, hour: 8, day: 20270511 }, '90')).toEqual({
      phone: '532-000-0148',
      userAvailabityDate: '2027-05-11 08:00',
    })
  })
})
