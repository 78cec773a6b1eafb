import { expect, test } from 'vitest'
import {
  checkPassenger,
  guestsOfTravellers,
  NEW_PASSENGER,
  documentKeysOf,
  passengerFields,
  passengerToWire,
  type TravellerRequirements,
  type PassengerDraft,
} from './passengers.ts'

const DAYS = { today: 20270501, lastDay: 20270528 }
const ASKED: TravellerRequirements = {
  travellerId: '1',
  type: 1,
  requiredFields: ['title', 'name', 'surname', 'birthDate', 'nationality', 'identityNumber', 'leaderEmail'],
  availableTitles: [1, 2, 3, 4],
  birthDateFrom: 19170529,
  birthDateTo: 20150528,
}
const ABROAD: TravellerRequirements = {
  ...ASKED,
  requiredFields: ['name', 'surname', 'birthDate', 'nationality', 'passportInfo'],
}
const INFANT: TravellerRequirements = {
  ...ASKED,
  type: 3,
  availableTitles: [6],
  birthDateFrom: 20250529,
  birthDateTo: 20270528,
}
const CITIZEN: PassengerDraft = { ...NEW_PASSENGER, title: '2', birthDate: '12.04.1990', identityNumber: '10000000146' }
const GUEST: PassengerDraft = {
  ...NEW_PASSENGER,
  title: '1',
  birthDate: '02.07.1985',
  citizen: false,
  nationality: 'DE',
  passportNumber: 'c01x 00t47',
  passportExpires: '11.04.2034',
}

test.each([
  ['at home, a citizen', ASKED, true, ['title', 'birthDate', 'identityNumber']],
  ['at home, somebody else', ASKED, false, ['title', 'birthDate', 'nationality', 'passportNumber', 'passportExpires']],
  ['abroad, a citizen', ABROAD, true, ['title', 'birthDate', 'passportNumber', 'passportExpires']],
  ['with one title only', INFANT, true, ['birthDate', 'identityNumber']],
  ['with nothing asked', { ...INFANT, requiredFields: ['name', 'surname'] }, true, []],
] as const)('exactly the fields that are asked for (decision 43.7): %s', (_, asked, citizen, fields) => {
  expect(passengerFields(asked, { citizen })).toEqual(fields)
})

test.each([
  [CITIZEN, []],
  [GUEST, []],
  [{ ...CITIZEN, title: '', birthDate: ' ' }, ['title form.required', 'birthDate form.required']],
  [{ ...CITIZEN, birthDate: '31.02.1990' }, ['birthDate stay.date.invalid']],
  [{ ...CITIZEN, birthDate: '29.05.2015' }, ['birthDate passenger.birthDate.window']],
  [{ ...CITIZEN, birthDate: '28.05.2015' }, []],
  [{ ...CITIZEN, birthDate: '28.05.1917' }, ['birthDate passenger.birthDate.window']],
  // A two-digit year is in the past.
  [{ ...CITIZEN, birthDate: '12.04.85' }, []],
  [{ ...CITIZEN, birthDate: '١٢.٠٤.١٩٩٠' }, []],
  // Eleven digits with two valid check digits (decision 39.6).
  [{ ...CITIZEN, identityNumber: '10000000147' }, ['identityNumber passenger.identity.invalid']],
  [{ ...CITIZEN, identityNumber: '1000000014' }, ['identityNumber passenger.identity.invalid']],
  [{ ...CITIZEN, identityNumber: '١٠٠٠٠٠٠٠١٤٦' }, []],
  [{ ...GUEST, nationality: '' }, ['nationality form.required']],
  [{ ...GUEST, passportNumber: 'A1' }, ['passportNumber passenger.passport.invalid']],
  [{ ...GUEST, passportExpires: '27.05.2027' }, ['passportExpires passenger.passport.expired']],
  [{ ...GUEST, passportExpires: '28.05.2027' }, []],
])('%# reports the problems', (draft, expected) => {
  expect(checkPassenger(ASKED, draft, DAYS).map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected)
})

const bearer = (identityNumber: string): PassengerDraft => ({ ...CITIZEN, identityNumber })
const holder = (passportNumber: string, nationality = 'DE'): PassengerDraft => ({
  ...GUEST,
  passportNumber,
  nationality,
})
const ABROAD_AS_CITIZEN: PassengerDraft = { ...GUEST, citizen: true, nationality: '' }

test.each<[string, TravellerRequirements, PassengerDraft, PassengerDraft[], string[]]>([
  ['an identity number twice', ASKED, bearer('10000000146'), [CITIZEN], ['passenger.identity.taken']],
  ['with blanks', ASKED, bearer('100 000 001 46'), [CITIZEN], ['passenger.identity.taken']],
  ['in other digits', ASKED, bearer('١٠٠٠٠٠٠٠١٤٦'), [CITIZEN], ['passenger.identity.taken']],
  ['another identity number', ASKED, bearer('10000000146'), [bearer('10000000078')], []],
  ['a wrong one twice', ASKED, bearer('10000000147'), [bearer('10000000147')], ['passenger.identity.invalid']],
  ['a passport twice', ASKED, GUEST, [GUEST], ['passenger.passport.taken']],
  ['a passport in other letters', ASKED, holder('C01X-00T47'), [GUEST], ['passenger.passport.taken']],
  ['of citizens, abroad', ABROAD, ABROAD_AS_CITIZEN, [ABROAD_AS_CITIZEN], ['passenger.passport.taken']],
  ['of another country', ASKED, GUEST, [holder('C01X00T47', 'FR')], []],
  ['of a country to be chosen', ASKED, holder('C01X00T47', ''), [holder('C01X00T47', '')], ['form.required']],
  ['one too short twice', ASKED, holder('A1'), [holder('A1')], ['passenger.passport.invalid']],
  ['an identity number as a passport', ASKED, holder('10000000146'), [CITIZEN], []],
  ['left over from before the switch', ASKED, { ...CITIZEN, passportNumber: 'C01X00T47' }, [GUEST], []],
])('a document belongs to one passenger (decision 43.7): %s', (_, asked, draft, before, expected) => {
  const taken = before.flatMap((one) => documentKeysOf(asked, one))
  expect(checkPassenger(asked, draft, DAYS, taken).map(({ problem }) => problem)).toEqual(expected)
})

test('asks foreign passengers for no identity number', () => {
  expect(documentKeysOf(ASKED, { ...GUEST, identityNumber: '10000000146' })).toEqual(['passport DE C01X00T47'])
})

test('a date of birth outside the allowed range is refused with the range', () => {
  const [problem] = checkPassenger(INFANT, CITIZEN, DAYS)
  // A date of birth cannot be after today.
  expect(problem?.values).toEqual({ from: 20250529, to: 20270501 })
})

test('sends only the required fields, and the only available title', () => {
  expect(passengerToWire(ASKED, { ...CITIZEN, passportNumber: 'left over' }, DAYS.today)).toEqual({
    title: 2,
    birthDate: 19900412,
    nationality: 'TR',
    identityNumber: '10000000146',
  })
  expect(passengerToWire(ABROAD, GUEST, DAYS.today)).toEqual({
    title: 1,
    birthDate: 19850702,
    nationality: 'DE',
    passportInfo: { number: 'C01X00T47', expireDate: 20340411, citizenshipCountryCode: 'DE' },
  })
  expect(passengerToWire(INFANT, { ...CITIZEN, title: '' }, DAYS.today).title).toBe(6)
})

test('always asks for the nationality', () => {
  const few = { ...ASKED, requiredFields: ['title', 'name', 'surname', 'birthDate'] } as const
  expect(passengerFields(few, { citizen: false })).toContain('nationality')
  expect(passengerToWire(few, GUEST, DAYS.today)).toMatchObject({ nationality: 'DE' })
})

const adult = { type: 'adult' } as const
const child = (age: number) => ({ type: 'child', age }) as const

test.each([
  // Two adults and an infant: children are sorted by age.
  [
    [adult, adult, child(1)],
    [1, 1, 3],
    [0, 1, 2],
  ],
  [
    [adult, child(1), child(11)],
    [1, 2, 3],
    [0, 2, 1],
  ],
  // A fourth child counts as an adult.
  [
    [adult, adult, child(11), child(11), child(11)],
    [1, 2, 2, 2, 2],
    [0, 2, 3, 4, 1],
  ],
  // The same basket contains a hotel, with a teenager who flies as an adult.
  [
    [adult, adult, child(14)],
    [1, 1, 1],
    [0, 1, 2],
  ],
  [[adult], [1, 1], [0, undefined]],
])('%# matches each traveller to one guest', (places, types, expected) => {
  expect(
    guestsOfTravellers(
      places,
      types.map((type) => ({ type })),
    ),
  ).toEqual(expected)
})
