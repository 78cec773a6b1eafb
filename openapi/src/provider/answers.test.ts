import { operations, type OperationId } from '@rota/openapi/provider/operations'
import { load, type Validate } from '@rota/openapi/provider/validators'
import { describe, expect, test } from 'vitest'
import { answers } from './testing/answers.ts'
import { edited, inside, isItem, nameOf, type Found } from './testing/edit.ts'
import { answered } from './testing/envelope.ts'

const validators = new Map<string, Validate>()
for (const id of new Set(answers.map((it) => it.operation))) {
  const { u200 } = await load[id]()
  validators.set(id, u200)
}

/** Whether the contract accepts a complete response of a call. */
function accepts(operation: OperationId, answer: unknown): boolean {
  return validators.get(operation)?.(answer) ?? false
}

/** Amounts that are not prices and may be negative. */
const ADJUSTMENTS = /(discount|EB|Balance|Commission|promotionAmount)$/i
/** The only amount without a currency (decision 16.5). */
const PLAN_SHARE = /paymentPlanInfo\.\d+\.price$/
/** Amounts that are bare numbers: in rows of the list, in fees, and in shares of an agency (decision 16.5). */
const BARE_SUMS = /(price|discount|commission|payment|booking|bonus|toPay|rate)$/i
/** Property names of ids. */
const ID = /\.[iI]d$|I[dD]$/
/** Maps from name to text, where names are arbitrary. */
const MAP = /\.additionalFields\./

const isSum = ({ spot, value }: Found) =>
  typeof value === 'object' && value !== null && 'amount' in value && !isItem(spot)
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
const isAdjustment = ({ spot }: Found) => ADJUSTMENTS.test(spot)

test('covers every operation', () => {
  expect(new Set(answers.map((it) => it.operation))).toEqual(new Set(Object.keys(operations)))
})

describe.each(answers)('$title ($operation)', ({ operation, fullest, smallest, needs }) => {
  const response = answered(fullest)
  const parts = inside(response).filter(({ spot }) => spot.startsWith('body'))
  const sums = parts.filter(isSum)
  /** The spots where a change leaves the response valid. */
  const acceptedSpots = (found: Found[], change: (value: unknown) => unknown) =>
    found.filter(({ spot, value }) => accepts(operation, edited(response, spot, change(value)))).map((it) => it.spot)

  test('accepts the fullest and the smallest', () => {
    expect(accepts(operation, response)).toBe(true)
    expect(accepts(operation, answered(smallest))).toBe(true)
  })

  test('requires the listed properties, both parts of a price, and nothing else', () => {
    const money = sums.flatMap(({ spot }) => [`${spot}.amount`, ...(PLAN_SHARE.test(spot) ? [] : [`${spot}.currency`])])
    const droppable = acceptedSpots(
      parts.filter(({ spot }) => !isItem(spot)),
      () => undefined,
    )
    const needed = parts.filter(({ spot }) => !isItem(spot) && !droppable.includes(spot)).map((it) => it.spot)
    expect(needed.toSorted()).toEqual(['body', ...needs.map((it) => `body.${it}`), ...money].toSorted())
  })

  test('accepts nothing else for a list', () => {
    const lists = parts.filter(({ value }) => Array.isArray(value))
    expect(acceptedSpots(lists, (list) => Object.assign({}, list))).toEqual([])
    expect(acceptedSpots(lists, () => 'a, b')).toEqual([])
  })

  test('accepts nothing else for an object', () => {
    const objects = parts.filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value))
    expect(acceptedSpots(objects, (object) => [object])).toEqual([])
    expect(acceptedSpots(objects, () => 'text')).toEqual([])
  })

  test('accepts no other type for numbers, texts and flags', () => {
    const partsOfType = (type: string) => parts.filter(({ value }) => typeof value === type)
    expect(acceptedSpots(partsOfType('number'), String)).toEqual([])
    expect(acceptedSpots(partsOfType('string'), () => 7)).toEqual([])
    expect(acceptedSpots(partsOfType('boolean'), String)).toEqual([])
  })

  test('accepts null, except for ids, sums, lists and required properties', () => {
    const money = new Set(sums.map((it) => it.spot))
    const isMoney = ({ spot, value }: Found) =>
      money.has(spot) ||
      money.has(spot.slice(0, spot.lastIndexOf('.'))) ||
      (typeof value === 'number' && BARE_SUMS.test(spot))
    const nullable = parts.filter((it) => {
      const isNeeded = needs.includes(it.spot.slice('body.'.length)) || isItem(it.spot)
      return !isNeeded && !ID.test(it.spot) && !isMoney(it) && !Array.isArray(it.value)
    })
    const always = /^body$|addressLines\.\d+$|\.additionalFields\.\w+$/
    const expected = nullable.map((it) => it.spot).filter((spot) => !always.test(spot))
    expect(acceptedSpots(parts, () => null).filter((spot) => !always.test(spot))).toEqual(expected)
  })

  test('accepts no negative price, but a negative balance', () => {
    const negative = acceptedSpots(sums, (sum) => Object.assign({}, sum, { amount: -0.01 }))
    expect(negative).toEqual(sums.filter(isAdjustment).map((it) => it.spot))
  })

  test('accepts no empty required id', () => {
    const ids = parts.filter(
      ({ spot, value }) => typeof value === 'string' && needs.includes(spot.slice('body.'.length)),
    )
    expect(acceptedSpots(ids, () => '')).toEqual([])
  })

  test('accepts only existing days', () => {
    const days = parts.filter(({ spot, value }) => isDay(value) && !MAP.test(spot))
    expect(acceptedSpots(days, () => '21.05.2027')).toEqual([])
    expect(acceptedSpots(days, (day) => String(day).replace(/-\d\d-/, '-13-'))).toEqual([])
    expect(acceptedSpots(days, () => '2027-05-21T00:00:00.1234567+03:00')).toEqual(days.map((it) => it.spot))
  })

  test('accepts additional properties and values of enumerations', () => {
    const objects = parts.filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value))
    const extended = acceptedSpots(objects, (object) => Object.assign({}, object, { addedIn2031: 'x' }))
    expect(extended).toEqual(objects.map((it) => it.spot))
    const numbers = parts.filter(({ spot, value }) => Number.isInteger(value) && nameOf(spot) !== 'amount')
    expect(acceptedSpots(numbers, () => 99)).toEqual(numbers.map((it) => it.spot))
  })
})
