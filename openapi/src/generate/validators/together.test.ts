import { expect, test } from 'vitest'
import { fieldProblems } from '../../errors.ts'
import type { Validate } from '../../runtime.ts'
import { generated, load, shop } from '../../testing/shop.ts'

/** The shop's order with a party: at most as many infants as adults, at most nine people. */
const document = shop()
const order = document.components?.schemas?.['OrderRequest']
const count = { type: 'integer', minimum: 1, maximum: 9 }
Object.assign(order ?? {}, {
  'x-sum': { of: ['adult', 'child', 'infant'], minimum: 1, maximum: 9 },
  dependentRequired: { infant: ['adult'] },
})
Object.assign((typeof order === 'object' && order.properties) || {}, {
  adult: { ...count, 'x-at-least': 'infant' },
  child: count,
  infant: count,
})
const requestBody = document.paths['/orders']?.post?.requestBody
if (!requestBody || '$ref' in requestBody) throw new Error('no body')
Object.assign(requestBody.content?.['application/json']?.example ?? {}, { adult: 1 })
const folder = await generated(document)
const { body } = await load<Record<string, Validate>>(folder, 'validators/orderCreate.js')

const ORDER = { pay: { kind: 'transfer', bank: 'b' }, total: 1.5, from: 20270521, to: 20270522 }

test.each<[string, object, string[]]>([
  ['one adult', { adult: 1 }, []],
  ['as many infants as adults', { adult: 4, infant: 4 }, []],
  ['nine together', { adult: 2, child: 5, infant: 2 }, []],
  ['ten together', { adult: 3, child: 6, infant: 1 }, [' must have 1 to 9 of adult, child, infant together']],
  ['nobody', {}, [' must have 1 to 9 of adult, child, infant together']],
  ['more infants than adults', { adult: 1, infant: 2 }, ['/adult must not be less than infant']],
  ['an infant alone', { infant: 1 }, ['/adult is required with infant']],
  ['a text, which counts as 0', { adult: 9, child: '1' }, ['/child must be a whole number']],
  ['a text, which is not compared', { adult: 1, infant: 'x' }, ['/infant must be a whole number']],
])('%s', (_what, party, expected) => {
  body?.({ ...ORDER, ...party })
  expect(fieldProblems(body?.errors ?? []).map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual(expected)
})
