import { describe, expect, it } from 'vitest'
import { callBackToWire, callDays, checkCallBack, isHourFree, isSlotFree, type CallBackDraft } from './call-back.ts'
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

  it('offers today until its last slot, then from tomorrow', () => {
    expect(callDays(NOW)[0]).toBe(20270510)
    expect(callDays({ ...NOW, time: '18:50' })[0]).toBe(20270511)
    expect([isHourFree(20270510, 13, NOW), isHourFree(20270510, 14, NOW)]).toEqual([false, true])
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

  it('says when in the form of the record and leaves out what is empty', () => {
    expect(callBackToWire({ ...draft, fullName: ' ', minute: 0, hour: 8, day: 20270511 }, '90')).toEqual({
      phone: '532-000-0148',
      userAvailabityDate: '2027-05-11 08:00',
    })
  })
})
