import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { SHOP } from '../../testing/shop.ts'
import { bundleContract } from '../bundle/bundle.ts'
import { lintContract } from './lint.ts'

const lintConfig = path.join(import.meta.dirname, '../../../redocly.yaml')

/** A copy of the tests' contract with one text in one file replaced; returns its root file. */
function shopWith(file: string, text: string, replacement: string): string {
  const folder = newFolder('shop')
  cpSync(path.dirname(SHOP), folder, { recursive: true })
  const before = readFileSync(path.join(folder, file), 'utf8')
  if (!before.includes(text)) throw new Error(`${file} has no ${text}`)
  writeFileSync(path.join(folder, file), before.replace(text, replacement))
  return path.join(folder, 'shop.yaml')
}

test('the test contract passes lint', async () => {
  await expect(lintContract(SHOP, lintConfig)).resolves.toBeUndefined()
})

test.each([
  ['paths.yaml', 'summary: A hotel\n', 'deprecated: false\n', /paths\.yaml:\d+ operation-summary: /],
  ['paths.yaml', 'tags: [hotels]', 'tags: [motels]', /paths\.yaml:\d+ operation-tag-defined: /],
  [
    'Hotel.yaml',
    'required: [id, name',
    'required: [id, nmae',
    /Hotel\.yaml:\d+ no-required-schema-properties-undefined: /,
  ],
  ['shop.yaml', 'openapi: 3.1.0', 'openapi: 3.1.0\nfoo: 1', /shop\.yaml:\d+ struct: /],
])('reports %s with %j replaced by %j', async (file, text, replacement, message) => {
  await expect(lintContract(shopWith(file, text, replacement), lintConfig)).rejects.toThrow(message)
})

test('reports a missing file', async () => {
  const file = shopWith('Order.yaml', '$ref: OrderStatus.yaml', '$ref: Gone.yaml')
  await expect(bundleContract(file)).rejects.toThrow(/Order\.yaml:\d+ .*Gone/)
})

test('reports two schemas with the same name', async () => {
  const file = shopWith('Order.yaml', '$ref: OrderStatus.yaml', "$ref: 'parameters.yaml#/Room'")
  const parameters = path.join(path.dirname(file), 'parameters.yaml')
  writeFileSync(parameters, `${readFileSync(parameters, 'utf8')}Room: { type: integer }\n`)
  await expect(bundleContract(file)).rejects.toThrow('Room-2')
})

test('reports the location of invalid YAML', async () => {
  await expect(bundleContract(shopWith('Order.yaml', 'type: object', 'type: [object'))).rejects.toThrow(/Order\.yaml/)
})
