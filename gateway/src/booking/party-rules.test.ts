import { describe, expect, test } from 'vitest'
import type { Schemas } from '../ports/contract.ts'
import { partyErrors } from './party-rules.ts'

type Traveller = Schemas['ProviderTravellerInput']
type Guest = Schemas['Guest']

const DEFNE: Traveller = { travellerId: '1', type: 1, title: 2, name: 'Defne', surname: 'Aydın', isLeader: true }
const citizen = (identityNumber: string) => ({ nationality: 'TR', identityNumber })
const withPassport = (number: string, nationality = 'DE') => ({ nationality, passportInfo: { number } })
const IDENTITY = '/travellers/1/identityNumber'
const PASSPORT = '/travellers/1/passportInfo/number'

describe('partyErrors refuses a second traveller with the same identity number or passport (decision 43.7)', () => {
  test.each<[string, Partial<Traveller>[], string[]]>([
    ['no travellers', [], []],
    ['no documents', [{}, {}], []],
    [
      'different documents',
      [citizen('10000000146'), citizen('10000000078'), withPassport('C01X'), withPassport('C02X')],
      [],
    ],
    ['the same identity number twice', [citizen('10000000146'), citizen('10000000146')], [IDENTITY]],
    [
      'the same identity number three times',
      [citizen('10000000146'), citizen('10000000146'), citizen('10000000146')],
      [IDENTITY, '/travellers/2/identityNumber'],
    ],
    ['the same passport twice', [withPassport('C01X00T47'), withPassport('C01X00T47')], [PASSPORT]],
    ['the same passport in another spelling', [withPassport('C01X00T47'), withPassport('c01x 00-t47')], [PASSPORT]],
    ['the same number in two countries', [withPassport('5550100'), withPassport('5550100', 'FR')], []],
    ['a number that is an identity and a passport', [citizen('10000000146'), withPassport('10000000146')], []],
    [
      'a serial once in its own field, once in front of the number',
      [{ passportInfo: { serial: 'U', number: '5550100' } }, { passportInfo: { number: 'U5550100' } }],
      [PASSPORT],
    ],
    [
      'the same number with different serials',
      [{ passportInfo: { serial: 'U', number: '5550100' } }, { passportInfo: { serial: 'S', number: '5550100' } }],
      [],
    ],
    [
      'the same issuing country with different nationalities',
      [
        withPassport('5550100'),
        { nationality: 'FR', passportInfo: { number: '5550100', citizenshipCountryCode: 'DE' } },
      ],
      [PASSPORT],
    ],
    [
      'the same identity number and passport',
      [
        { ...withPassport('5550100'), identityNumber: '10000000146' },
        { ...withPassport('5550100'), identityNumber: '10000000146' },
      ],
      [IDENTITY, PASSPORT],
    ],
  ])('%s', (_name, people, pointers) => {
    const travellers = people.map((documents) => ({ ...DEFNE, ...documents }))
    expect(partyErrors(travellers, '/travellers').map(({ pointer }) => pointer)).toEqual(pointers)
  })

  test('names the field and the reason, never the number', () => {
    const travellers = [
      { ...DEFNE, ...citizen('10000000146') },
      { ...DEFNE, ...citizen('10000000146') },
    ]
    const [error] = partyErrors(travellers, '/travellers')
    expect(error).toEqual({
      pointer: IDENTITY,
      code: 'duplicate',
      detail: 'is the identity number of an earlier traveller',
    })
  })
})

describe('partyErrors refuses a second guest with the same identity number (decision 39.3)', () => {
  const guest: Guest = { name: 'Defne', surname: 'Aydın', type: 'adult' }
  test.each<[string, Partial<Guest>[], string[]]>([
    ['no numbers', [{}, {}], []],
    ['different numbers', [citizen('10000000146'), citizen('10000000078')], []],
    ['the same number twice', [citizen('10000000146'), {}, citizen('10000000146')], ['/value/2/identityNumber']],
    [
      'the same number for an adult and a child',
      [citizen('10000000146'), { ...citizen('10000000146'), type: 'child', age: 7 }],
      ['/value/1/identityNumber'],
    ],
    ['the same name twice', [{ nationality: 'TR' }, { nationality: 'TR' }], []],
  ])('%s', (_name, people, pointers) => {
    const guests = people.map((documents) => ({ ...guest, ...documents }))
    expect(partyErrors(guests, '/value').map(({ pointer }) => pointer)).toEqual(pointers)
  })

  test('calls them guests in the detail', () => {
    const [error] = partyErrors([citizen('10000000146'), citizen('10000000146')], '/value')
    expect(error?.detail).toBe('is the identity number of an earlier guest')
  })
})
