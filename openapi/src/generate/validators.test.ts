import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { hardCases } from '../fixtures/hard-cases.ts'
import { load, shop } from '../fixtures/shop.ts'
import type { Validate, ValidationError } from '../runtime.ts'
import { compileContract } from './compile.ts'
import type { Document, Schema } from './document.ts'
import { printValidators } from './validators.ts'
import { writeFolder } from './write.ts'

const names = Object.keys(hardCases)
const schemas = Object.fromEntries(names.map((name): [string, Schema] => [name, hardCases[name]?.schema ?? true]))
const document: Document = { openapi: '3.1.0', paths: {}, components: { schemas } }

const folder = mkdtempSync(path.join(tmpdir(), 'rota-hard-'))
writeFolder(folder, printValidators(compileContract(document)))
const index = await load<{ schemas: Record<string, () => Promise<Validate>> }>(folder, 'index.js')

/** Ajv as it is, over the schemas as they are written. */
const plain = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 5 })
addFormats.default(plain)
plain.addSchema({ $id: 'plain', components: { schemas } })

function errorsOf(validate: Validate | ValidateFunction, value: unknown): string[] {
  if (validate(value)) return []
  const errors: Partial<ValidationError>[] = validate.errors ?? []
  return errors.map((it) => `${it.instancePath} ${it.keyword} ${JSON.stringify(it.params)}`).toSorted()
}

describe.each(names)('%s', (name) => {
  const { valid = [], invalid = [], clearer = false } = hardCases[name] ?? {}

  test.each([...valid.map((value) => [value, true]), ...invalid.map((value) => [value, false])])(
    '%j is %s, and Ajv itself says the same',
    async (value, verdict) => {
      const printed = await index.schemas[name]?.()
      const original = plain.getSchema(`plain#/components/schemas/${name}`)
      if (!printed || !original) throw new Error('not compiled')
      expect(printed(value)).toBe(verdict)
      expect(original(value)).toBe(verdict)
      expect(errorsOf(printed, value)).toEqual(errorsOf(clearer ? printed : original, value))
    },
  )
})

test('a union names the one branch that was meant (Ajv alone lists the errors of all branches)', async () => {
  const pet = await index.schemas.Pet?.()
  if (!pet) throw new Error('not compiled')
  const speaking = (value: unknown) => errorsOf(pet, value).filter((it) => !it.includes(' if '))
  expect(speaking({ kind: 'dog', friend: { kind: 'cat' } })).toEqual(['/friend required {"missingProperty":"lives"}'])
  expect(speaking({ kind: 'cow' })).toEqual(['/kind enum {"allowedValues":["cat","dog"]}'])
  expect(speaking({})).toEqual([' required {"missingProperty":"kind"}'])
})

test('"this or null" never asks for null', async () => {
  const orNull = await index.schemas.PetOrNull?.()
  if (!orNull) throw new Error('not compiled')
  expect(errorsOf(orNull, { kind: 'cat' }).filter((it) => !it.includes(' if '))).toEqual([
    ' required {"missingProperty":"lives"}',
  ])
})

test('10,000 amounts with two decimals are multiples of 0.01, and no amount with three is', async () => {
  const amount = compileContract({
    ...document,
    components: { schemas: { Amount: { type: 'number', multipleOf: 0.01 } } },
  }).components.get('Amount')
  const cents = Array.from({ length: 10_000 }, (_, i) => i * 999_983)
  expect(cents.filter((cent) => !amount?.(cent / 100))).toEqual([])
  expect(cents.filter((cent) => amount?.((cent * 10 + 1) / 1000))).toEqual([])
})

describe('what cannot be validated at run time fails the generation', () => {
  const broken: [string, Schema, RegExp][] = [
    ['an unknown format', { type: 'string', format: 'iban' }, /component Broken: unknown format "iban"/],
    ['an unknown keyword', { type: 'string', maxLenght: 3 }, /component Broken: .*maxLenght/],
    ['a reference that leads nowhere', { $ref: '#/components/schemas/Gone' }, /Gone/],
  ]
  test.each(broken)('%s', (_what, schema, message) => {
    expect(() => compileContract({ ...shop(), components: { schemas: { Broken: schema } }, paths: {} })).toThrow(
      message,
    )
  })
})
