import { operations, type OperationId } from '@rota/openapi/provider/operations'
import { load, type Validate } from '@rota/openapi/provider/validators'
import { describe, expect, test } from 'vitest'
import { answers } from './testing/answers.ts'
import { edited, inside, isItem, nameOf, type Found } from './testing/edit.ts'
import { answered } from './testing/envelope.ts'

const isAnswer = new Map<string, Validate>()
for (const id of new Set(answers.map((it) => it.operation))) {
  const { u200 } = await load[id]()
  isAnswer.set(id, u200)
}

/** Whether the contract accepts a complete response of a call. */
function takes(operation: OperationId, answer: unknown): boolean {
  return isAnswer.get(operation)?.(answer) ?? false
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

test('every operation has an answer here', () => {
  expect(new Set(answers.map((it) => it.operation))).toEqual(new Set(Object.keys(operations)))
})

describe.each(answers)('$title ($operation)', ({ operation, fullest, smallest, needs }) => {
  const whole = answered(fullest)
  const parts = inside(whole).filter(({ spot }) => spot.startsWith('body'))
  const sums = parts.filter(isSum)
  /** The spots where a change leaves the response valid. */
  const taken = (found: Found[], change: (value: unknown) => unknown) =>
    found.filter(({ spot, value }) => takes(operation, edited(whole, spot, change(value)))).map((it) => it.spot)

  test('accepts the fullest and the smallest', () => {
    expect(takes(operation, whole)).toBe(true)
    expect(takes(operation, answered(smallest))).toBe(true)
  })

  test('needs what it names, both parts of a price, and nothing else', () => {
    const money = sums.flatMap(({ spot }) => [`${spot}.amount`, ...(PLAN_SHARE.test(spot) ? [] : [`${spot}.currency`])])
    const droppable = taken(
      parts.filter(({ spot }) => !isItem(spot)),
      () => undefined,
    )
    const needed = parts.filter(({ spot }) => !isItem(spot) && !droppable.includes(spot)).map((it) => it.spot)
    expect(needed.toSorted()).toEqual(['body', ...needs.map((it) => `body.${it}`), ...money].toSorted())
  })

  test('every list is a list', () => {
    const lists = parts.filter(({ value }) => Array.isArray(value))
    expect(taken(lists, (list) => Object.assign({}, list))).toEqual([])
    expect(taken(lists, () => 'a, b')).toEqual([])
  })

  test('every object is an object', () => {
    const objects = parts.filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value))
    expect(taken(objects, (object) => [object])).toEqual([])
    expect(taken(objects, () => 'text')).toEqual([])
  })

  test('numbers, texts and flags are what they are', () => {
    const of = (type: string) => parts.filter(({ value }) => typeof value === type)
    expect(taken(of('number'), String)).toEqual([])
    expect(taken(of('string'), () => 7)).toEqual([])
    expect(taken(of('boolean'), String)).toEqual([])
  })

  test('null counts as absent, except for ids, sums, lists and required properties', () => {
    const money = new Set(sums.map((it) => it.spot))
    const isMoney = ({ spot, value }: Found) =>
      money.has(spot) ||
      money.has(spot.slice(0, spot.lastIndexOf('.'))) ||
      (typeof value === 'number' && BARE_SUMS.test(spot))
    const mayBe = parts.filter((it) => {
      const isNeeded = needs.includes(it.spot.slice('body.'.length)) || isItem(it.spot)
      return !isNeeded && !ID.test(it.spot) && !isMoney(it) && !Array.isArray(it.value)
    })
    const always = /^body$|addressLines\.\d+$|\.additionalFields\.\w+$/
    const expected = mayBe.map((it) => it.spot).filter((spot) => !always.test(spot))
    expect(taken(parts, () => null).filter((spot) => !always.test(spot))).toEqual(expected)
  })

  test('no price is negative; a balance may be', () => {
    const negative = taken(sums, (sum) => Object.assign({}, sum, { amount: -0.01 }))
    expect(negative).toEqual(sums.filter(isAdjustment).map((it) => it.spot))
  })

  test('no id that is needed is empty', () => {
    const ids = parts.filter(
      ({ spot, value }) => typeof value === 'string' && needs.includes(spot.slice('body.'.length)),
    )
    expect(taken(ids, () => '')).toEqual([])
  })

  test('a day is a day', () => {
    const days = parts.filter(({ spot, value }) => isDay(value) && !MAP.test(spot))
    expect(taken(days, () => '21.05.2027')).toEqual([])
    expect(taken(days, (day) => String(day).replace(/-\d\d-/, '-13-'))).toEqual([])
    expect(taken(days, () => '2027-05-21T00:00:00.1234567+03:00')).toEqual(days.map((it) => it.spot))
  })

  test('additions of the provider are accepted: properties, and values of enumerations', () => {
    const objects = parts.filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value))
    const grown = taken(objects, (object) => Object.assign({}, object, { addedIn2031: 'x' }))
    expect(grown).toEqual(objects.map((it) => it.spot))
    const numbers = parts.filter(({ spot, value }) => Number.isInteger(value) && nameOf(spot) !== 'amount')
    expect(taken(numbers, () => 99)).toEqual(numbers.map((it) => it.spot))
  })
})
