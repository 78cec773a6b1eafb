import { expect, test } from 'vitest'
import { createMockHarness } from '../../testing/harness.ts'
import type { Schema } from '../basics/schemas.ts'

type Product = Schema<'MainProduct'>

const mock = await createMockHarness()

const kinds = async (body: object) =>
  (await mock.call<{ list: Product[] }>('mainProductList', { body })).body.list.map(({ kind }) => kind)

test('home pages that ask for nothing else get hotels only (decision 35.9)', async () => {
  expect(new Set(await kinds({}))).toEqual(new Set(['hotel']))
})

test('kinds take turns, a hotel first, each with the record that its kind names', async () => {
  const body = { limit: 12, kinds: ['hotel', 'tour', 'service'] }
  expect((await kinds(body)).slice(0, 4)).toEqual(['hotel', 'service', 'hotel', 'tour'])
  const { list } = (await mock.call<{ list: Product[] }>('mainProductList', { body })).body
  expect(list.filter((product) => product[product.kind] === undefined)).toEqual([])
})

test('only the kinds that were asked for', async () => {
  expect(new Set(await kinds({ kinds: ['tour'] }))).toEqual(new Set(['tour']))
})
