import document from '@rota/openapi/agency.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { travellerErrors, travellerOf, wireTravellerOf } from './travellers.ts'

const DEFNE = {
  travellerId: '1',
  type: 1 as const,
  title: 2 as const,
  name: 'Defne',
  surname: 'Aydın',
  isLeader: true,
  birthDate: 19900412,
  nationality: 'DE',
}

describe('travellerErrors: "everybody needs a date of birth and a nationality" (decision 17.8)', () => {
  const { birthDate: _birthDate, ...ageless } = DEFNE
  const { nationality: _nationality, ...stateless } = DEFNE
  const { nationality: _theirs, ...neither } = ageless
  test.each<[string, Parameters<typeof travellerErrors>[0], string[]]>([
    ['nothing', [DEFNE, { ...DEFNE, isLeader: false }], []],
    ['nobody leads', [{ ...DEFNE, isLeader: false }], ['/travellers']],
    ['two lead', [DEFNE, DEFNE], ['/travellers']],
    ['no day of birth', [DEFNE, { ...ageless, isLeader: false }], ['/travellers/1/birthDate']],
    [
      'no nationality',
      [stateless, { ...stateless, isLeader: false }],
      ['/travellers/0/nationality', '/travellers/1/nationality'],
    ],
    [
      'everything at once',
      [{ ...neither, isLeader: false }],
      ['/travellers', '/travellers/0/birthDate', '/travellers/0/nationality'],
    ],
  ])('%s', (_name, travellers, pointers) => {
    expect(travellerErrors(travellers).map(({ pointer }) => pointer)).toEqual(pointers)
  })

  test('missing fields have the code required', () => {
    expect(travellerErrors([stateless])).toEqual([
      { pointer: '/travellers/0/nationality', code: 'required', detail: 'is required' },
    ])
  })
})

test('the contract’s description lists the fields that are required in practice', () => {
  const { description, required } = document.components.schemas.ProviderTravellerInput
  const { travellerId, type, title, name, surname } = DEFNE
  const errors = travellerErrors([{ travellerId, type, title, name, surname, isLeader: false }])
  const fields = errors.map(({ pointer }) => pointer.split('/').at(-1) ?? '')
  expect(fields).toEqual(['travellers', 'birthDate', 'nationality'])
  const named = fields.filter((field) => !required.includes(field) && description.includes(field))
  expect(named).toEqual(fields)
})

describe('wireTravellerOf', () => {
  test('derives the gender from the title and the passenger type from the age group (decision 18.3)', () => {
    expect(wireTravellerOf(DEFNE, 2)).toEqual({
      travellerId: '1',
      type: 1,
      title: 2,
      passengerType: 1,
      gender: 0,
      name: 'Defne',
      surname: 'Aydın',
      isLeader: true,
      birthDate: '1990-04-12',
      nationality: { twoLetterCode: 'DE' },
      orderNumber: 3,
    })
  })

  test.each<[object, object]>([
    [
      { type: 2, title: 5 },
      { type: 2, passengerType: 2, title: 5 },
    ],
    [
      { type: 3, title: 6 },
      { type: 3, passengerType: 3, title: 6 },
    ],
    [{ passengerType: 4 }, { passengerType: 4 }],
    [{ gender: 2 }, { gender: 1 }],
    [
      { nationality: 'TR', identityNumber: '10000000146' },
      { nationality: { twoLetterCode: 'TR' }, identityNumber: '10000000146' },
    ],
    [
      { passportInfo: { number: '5550100', issueDate: 20200101 } },
      { passportInfo: { number: '5550100', issueDate: '2020-01-01' } },
    ],
    [
      { address: { phone: '0532 000 01 48' } },
      { address: { contactPhone: { countryCode: '90', areaCode: '532', phoneNumber: '0000148' } } },
    ],
  ])('%j', (change, expected) => {
    expect(wireTravellerOf({ ...DEFNE, ...change }, 0)).toMatchObject(expected)
  })

  test('a child’s title gives no gender', () => {
    expect(wireTravellerOf({ ...DEFNE, type: 2, title: 5 }, 0)).not.toHaveProperty('gender')
  })
})

describe('travellerOf', () => {
  test('converts the travellers of a new transaction', () => {
    const wire = {
      travellerId: '1',
      type: 1,
      title: 3,
      availableTitles: [
        { id: '1', name: 'Mr' },
        { id: '3', name: 'Mrs' },
        { id: '9', name: 'Captain' },
      ],
      passengerType: 1,
      isLeader: true,
      birthDate: '0001-01-01T00:00:00',
      birthDateFrom: '1928-05-22T02:00:00+02:00',
      birthDateTo: '2015-05-21T03:00:00+03:00',
      nationality: { twoLetterCode: 'DE' },
      identityNumber: '',
      requiredFields: ['travellerId', 'leaderEmail'],
    }
    expect(travellerOf(wire)).toEqual({
      travellerId: '1',
      type: 1,
      passengerType: 1,
      isLeader: true,
      requiredFields: ['travellerId', 'leaderEmail'],
      availableTitles: [1, 3],
      birthDateFrom: 19280522,
      birthDateTo: 20150521,
      title: 3,
      nationality: 'DE',
    })
  })

  test.each<[string, object, object]>([
    ['only an id', {}, { type: 1, passengerType: 1, isLeader: false, birthDateFrom: 19000101, birthDateTo: 20991231 }],
    ['Medical 9', { passengerType: 9, type: 2 }, { type: 2, passengerType: 2 }],
    ['an infant by what they pay as', { passengerType: 3 }, { type: 3, passengerType: 3 }],
    ['a woman', { gender: 0 }, { gender: 1 }],
    ['a man', { gender: 1, birthDate: '1990-04-12T00:00:00' }, { gender: 2, birthDate: 19900412 }],
  ])('%s', (_name, wire, expected) => {
    expect(travellerOf({ travellerId: '1', ...wire })).toMatchObject(expected)
  })
})
