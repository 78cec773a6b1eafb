import { expect, test } from 'vitest'
import { generated, load, shop } from '../../testing/shop.ts'

const folder = await generated(shop())
const constraints = await load<Record<string, unknown>>(folder, 'constraints.js')

test('includes exactly the components used in bodies', () => {
  expect(Object.keys(constraints)).toEqual(['Category', 'OrderRequest', 'PayCard', 'PayTransfer'])
})

test('includes attributes of fields that a browser may send', () => {
  expect(constraints.OrderRequest).toEqual({
    pay: { required: true },
    total: { required: true, min: 0 },
    email: { maxLength: 120 },
    from: { required: true },
    to: { required: true },
    hash: {},
  })
  expect(constraints.PayCard).toEqual({
    kind: { required: true, enum: ['card'] },
    number: { required: true, pattern: '[0-9]{13,19}' },
  })
  expect(constraints.PayTransfer).toMatchObject({ bank: { required: true, minLength: 1 } })
})

test('own keywords override those of the referenced component', async () => {
  const document = shop()
  Object.assign(document.components?.schemas ?? {}, {
    Name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[A-Z]' },
    Category: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { allOf: [{ $ref: '#/components/schemas/Name' }], type: 'string', maxLength: 40 },
        other: { $ref: '#/components/schemas/Name' },
      },
    },
  })
  const other = await load<Record<string, unknown>>(await generated(document), 'constraints.js')
  expect(other.Category).toEqual({
    name: { required: true, minLength: 1, maxLength: 40, pattern: '.*(?:^[A-Z]).*' },
    other: { minLength: 1, maxLength: 80, pattern: '.*(?:^[A-Z]).*' },
  })
})
