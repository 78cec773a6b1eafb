import { expect, test } from 'vitest'
import { ANY_KEYS } from '../reader.ts'
import { workflowDocuments } from '../workflows/workflow-document.ts'
import { workflowPage } from './workflows.ts'

const all = await workflowDocuments()

function pageOf(wanted: string, bank?: string): string {
  const document = all.find(({ name }) => name === wanted)
  if (document === undefined) throw new Error(`There is no workflow ${wanted}`)
  return workflowPage(document, { origin: 'http://localhost:4000', now: 0, keys: ANY_KEYS, bank, isPretend: true }).body
    .text
}

test.each([
  ['a status', '<code>$statusCode == 200</code>'],
  ['a comparison', '<code>$response.body#/total/value == $steps.priceRooms.outputs.total</code>'],
  ['a pattern', '<code>$response.body</code> matches <code>The payment is confirmed</code>'],
])('shows the conditions of a step: %s', (_kind, shown) => {
  expect(pageOf('hotel-3d-secure')).toContain(shown)
})

test.each([
  ['with its address, if it is known', 'http://127.0.0.1:4002', 'At the bank (<code>http://127.0.0.1:4002</code>): '],
  ['by name only otherwise', undefined, 'At the bank: <code>'],
])('names the bank %s', (_when, bank, shown) => {
  expect(pageOf('hotel-3d-secure', bank)).toContain(shown)
})
