import { describe, expect, test } from 'vitest'
import type { Schemas } from '../ports/contract.ts'
import { partyErrors } from './party-rules.ts'

type Traveller = Schemas['ProviderTravellerInput']
type Guest = Schemas['Guest']

const DEFNE: Traveller = { travellerId: '1', type: 1, title: 2, name: 'Defne', surname: 'Aydın', isLeader: true }
const citizen = (identityNumber: string) => ({ nationality: 'TR', identityNumber })
const holder = (number: string, nationality = 'DE') => ({ nationality, passportInfo: { number } })
const IDENTITY = '/travellers/1/identityNumber'
const PASSPORT = '/travellers/1/passportInfo/number'

describe('partyErrors: an identity number and a passport are one person’s (decision 43.7)', () => {
  test.each<[string, Partial<Traveller>[], string[]]>([
    ['nobody', [], []],
    ['no papers', [{}, {}], []],
    ['papers of their own', [citizen('10000000146'), citizen('10000000078'), holder('C01X'), holder('C02X')], []],
    ['an identity number twice', [citizen('10000000146'), citizen('10000000146')], [IDENTITY]],
    [
      'an identity number of three',
      [citizen('10000000146'), citizen('10000000146'), citizen('10000000146')],
      [IDENTITY, '/travellers/2/identityNumber'],
    ],
    ['a passport twice', [holder('C01X00T47'), holder('C01X00T47')], [PASSPORT]],
    ['a passport in other letters', [holder('C01X00T47'), holder('c01x 00-t47')], [PASSPORT]],
    ['a number in two countries', [holder('5550100'), holder('5550100', 'FR')], []],
    ['a number that is an identity and a passport', [citizen('10000000146'), holder('10000000146')], []],
    [
      'a serial beside the number, and before it',
      [{ passportInfo: { serial: 'U', number: '5550100' } }, { passportInfo: { number: 'U5550100' } }],
      [PASSPORT],
    ],
    [
      'a number in two series',
      [{ passportInfo: { serial: 'U', number: '5550100' } }, { passportInfo: { serial: 'S', number: '5550100' } }],
      [],
    ],
    [
      'a passport of the country that issued it, whatever else its holder is',
      [holder('5550100'), { nationality: 'FR', passportInfo: { number: '5550100', citizenshipCountryCode: 'DE' } }],
      [PASSPORT],
    ],
    [
      'both at once',
      [
        { ...holder('5550100'), identityNumber: '10000000146' },
        { ...holder('5550100'), identityNumber: '10000000146' },
      ],
      [IDENTITY, PASSPORT],
    ],
  ])('%s', (_name, people, pointers) => {
    const travellers = people.map((papers) => ({ ...DEFNE, ...papers }))
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

describe('partyErrors: guests have one identity number each (decision 39.3)', () => {
  const guest: Guest = { name: 'Defne', surname: 'Aydın', type: 'adult' }
  test.each<[string, Partial<Guest>[], string[]]>([
    ['no numbers', [{}, {}], []],
    ['numbers of their own', [citizen('10000000146'), citizen('10000000078')], []],
    ['a number twice', [citizen('10000000146'), {}, citizen('10000000146')], ['/value/2/identityNumber']],
    [
      'a number of an adult and a child',
      [citizen('10000000146'), { ...citizen('10000000146'), type: 'child', age: 7 }],
      ['/value/1/identityNumber'],
    ],
    ['one name twice', [{ nationality: 'TR' }, { nationality: 'TR' }], []],
  ])('%s', (_name, people, pointers) => {
    const guests = people.map((papers) => ({ ...guest, ...papers }))
    expect(partyErrors(guests, '/value').map(({ pointer }) => pointer)).toEqual(pointers)
  })

  test('are called guests', () => {
    const [error] = partyErrors([citizen('10000000146'), citizen('10000000146')], '/value')
    expect(error?.detail).toBe('is the identity number of an earlier guest')
  })
})
