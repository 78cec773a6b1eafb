import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { operations } from '@rota/openapi/agency/operations'
import { load, type OperationValidators, type Validate } from '@rota/openapi/agency/validators'
import { callsOf, isDocument, jsonContent } from '../generate/document/document.ts'
import { createScan, type Form } from './scan.ts'

const file = new URL('../../generated/agency/agency.json', import.meta.url)
const contract: unknown = JSON.parse(readFileSync(file, 'utf8'))
const calls = isDocument(contract) ? callsOf(contract) : []

interface Case {
  id: string
  form: Form
  validate: Validate
  examples: unknown[]
}

/** The examples of an operation's response. */
function examplesOf(id: string): unknown[] {
  const answer = calls.find((call) => call.id === id)?.answers.find(({ status }) => status === '200')
  const { example, examples = {} } = jsonContent(answer?.response) ?? {}
  return [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map((it) => ('value' in it ? it.value : it)),
  ]
}

const cases: Case[] = []
for (const { operationId: id } of Object.values(operations)) {
  const { form, u200: validate }: OperationValidators = await load[id]()
  if (form !== undefined && validate !== undefined) cases.push({ id, form, validate, examples: examplesOf(id) })
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

/** The paths of a value and of everything inside it. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))]
}

/** A copy of a value with another value at a path; undefined removes the property. */
function changed(value: unknown, [name, ...innerPath]: readonly string[], newValue: unknown): unknown {
  if (name === undefined) return newValue
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>
  const inner = changed(copy[name], innerPath, newValue)
  if (inner === undefined && !Array.isArray(copy)) delete copy[name]
  else copy[name] = inner ?? null
  return copy
}

/** Values that are invalid at most places, and valid at some. */
const ODD = [undefined, null, true, -1, 0.005, 1e9, '', 'x', 'x'.repeat(300), [], [1], {}, { lang: 'en' }, 20_270_229]

test('shared responses of the agency without private properties have a form', () => {
  expect(cases.length).toBeGreaterThan(20)
  expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(['hotelView', 'availabilitySearch', 'tourList']))
})

describe.each(cases)('$id', ({ form, validate, examples }) => {
  const scan = createScan(form)

  test('accepts every example', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(examples.filter((example) => scan(encode(example)) === undefined)).toEqual([])
  })

  test('accepts only valid values after a change at any place', () => {
    const [example] = examples
    const paths = pathsIn(example)
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom(...ODD), (path, newValue) => {
        const value = changed(example, path, newValue)
        expect(scan(encode(value)) === undefined || validate(value)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
