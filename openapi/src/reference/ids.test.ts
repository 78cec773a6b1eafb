import { expect, test } from 'vitest'
import banks from '../../reference/banks.json' with { type: 'json' }
import policies from '../../reference/policies.json' with { type: 'json' }
import themes from '../../reference/themes.json' with { type: 'json' }

/** The agency has a single list of these ids and does not say which are which. */
const PARKING_AND_SHUTTLE = [
  41, 42, 53, 63, 64, 65, 68, 75, 94, 97, 116, 171, 184, 185, 186, 189, 192, 216, 230, 282, 293, 305, 306, 329, 331,
]

const idsOf = (kind: string) => policies.filter((policy) => policy.kind === kind).map(({ id }) => id)

test.each([
  ['smoking', [47, 198, 268, 900201]],
  ['pets', [900401, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['parking-shuttle', PARKING_AND_SHUTTLE],
])('the option ids of %s (decision 18.7)', (kind, ids) => {
  expect(idsOf(kind)).toEqual(ids)
})

test('every policy has one kind', () => {
  expect(policies).toHaveLength(4 + 11 + 25)
  expect(new Set(policies.map(({ id }) => id))).toHaveLength(policies.length)
})

test('no policy has a name: they are accepted and stored, but never shown (decision 18.7)', () => {
  expect(policies.filter(({ name }) => name !== null)).toEqual([])
})

test('the five payment providers that are banks (decision 18.8)', () => {
  expect(banks).toEqual([
    { id: 1008, name: 'Garanti' },
    { id: 1009, name: 'Denizbank' },
    { id: 1010, name: 'Yapı Kredi' },
    { id: 1019, name: 'QNB Finansbank' },
    { id: 1031, name: 'Vakıfbank' },
  ])
})

test('the 11 named themes are numbered by us, 1 to 11 (decision 18.7)', () => {
  expect(themes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(new Set(themes.map(({ key }) => key))).toHaveLength(11)
})

test.each(themes)('theme $key has an icon and names in Turkish, English, German and Arabic', ({ icon, name }) => {
  for (const text of [icon, name.tr, name.en, name.de, name.ar]) expect(text).toMatch(/^\S(.*\S)?$/)
})
