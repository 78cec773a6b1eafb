import { operations } from '@rota/openapi/provider/operations'
import { load } from '@rota/openapi/provider/validators'
import { describe, expect, test } from 'vitest'
import { fieldProblems } from '../errors.ts'
import { edited, inside, isItem } from './testing/edit.ts'
import { requests } from './testing/requests.ts'

test('covers every operation', () => {
  expect(new Set(requests.map((it) => it.operation))).toEqual(new Set(Object.keys(operations)))
})

describe.each(requests)('$title ($operation)', async ({ operation, body, optional, wrong }) => {
  const { ubody } = await load[operation]()

  test('is valid', () => {
    expect(ubody?.(body)).toBe(true)
  })

  test('requires everything that is not optional', () => {
    const droppable = Object.keys(body).filter((name) => ubody?.(edited(body, name, undefined)))
    expect(droppable.toSorted()).toEqual(optional.toSorted())
  })

  test('refuses an unknown property at every depth', () => {
    const holders = inside(body).filter(({ value }) => typeof value === 'object' && value !== null)
    const open = holders
      .filter(({ spot, value }) => !Array.isArray(value) && !OPEN.test(spot))
      .filter(({ spot, value }) => ubody?.(edited(body, spot, Object.assign({}, value, { unknown: 1 }))))
    expect(open.map((it) => it.spot)).toEqual([])
    expect(ubody?.({ ...body, unknown: 1 })).toBe(false)
  })

  test('accepts nothing else for a list or an object', () => {
    const holders = inside(body).filter(({ value }) => typeof value === 'object' && value !== null)
    const wronglyAccepted = holders.filter(({ spot, value }) =>
      ubody?.(edited(body, spot, Array.isArray(value) ? { ...value } : [value])),
    )
    expect(wronglyAccepted.map((it) => it.spot)).toEqual([])
  })

  test('refuses null where it is not allowed', () => {
    const acceptedNulls = inside(body).filter(
      ({ spot, value }) => value !== null && !isItem(spot) && ubody?.(edited(body, spot, null)),
    )
    expect(acceptedNulls.map((it) => it.spot)).toEqual([])
  })

  test.each(wrong)('refuses %s as %j', (spot, value) => {
    expect(ubody?.(edited(body, spot, value))).toBe(false)
  })
})

/** Objects without any known property, which the provider accepts unchecked. */
const OPEN = /destinationAddress$/

test('requires exactly one leading traveller (decision 17.8)', async () => {
  const { ubody } = await load.reservationInfoSet()
  const request = requests.find((it) => it.operation === 'reservationInfoSet')
  const [leader] = inside(request?.body).filter(({ spot }) => spot === 'travellers.0')
  const party = (...leads: boolean[]) =>
    edited(
      request?.body,
      'travellers',
      leads.map((isLeader) => Object.assign({}, leader?.value, { isLeader })),
    )
  expect([[true], [true, false], [false, true], [true, true], [false, false]].map((it) => ubody(party(...it)))).toEqual(
    [true, true, true, false, false],
  )
})

test('reports errors of a search in the branch of its product type only', async () => {
  const { ubody } = await load.priceSearch()
  const pointers = (body: unknown) => (ubody(body) ? [] : fieldProblems(ubody.errors ?? []).map((it) => it.pointer))
  const [hotels] = requests.filter((it) => it.operation === 'priceSearch')
  expect(pointers(edited(hotels?.body, 'roomCriteria.0.adult', 0))).toEqual(['/roomCriteria/0/adult'])
  expect(pointers(edited(hotels?.body, 'productType', 4))).toEqual(['/productType'])
})
