import { expect, test } from 'vitest'
import { ANY_KEYS, type Reader } from '../reader.ts'
import { servedWorkflow } from './served-workflow.ts'
import { workflowDocuments } from './workflow-document.ts'
import { runCommand } from './workflow-run.ts'

const all = await workflowDocuments()
const NAMES = all.map((document) => [document.name, document] as const)

const at = (now: number, isPretend = true): Reader => ({
  origin: 'http://localhost:4000',
  now,
  keys: isPretend ? { site: 'published-key', partner: 'partner-key' } : ANY_KEYS,
  bank: undefined,
  isPretend,
})

interface Served {
  sourceDescriptions: { url: string }[]
  workflows: { inputs: { properties: Record<string, { default?: unknown }> } }[]
}

const served = (document: (typeof all)[number], reader: Reader) => servedWorkflow(document, reader) as Served
const defaultsOf = (document: (typeof all)[number], reader: Reader) =>
  Object.entries(served(document, reader).workflows[0]?.inputs.properties ?? {}).map(([name, input]) => [
    name,
    input.default,
  ])

test.each(NAMES)('%s: has defaults for all inputs, and sources beside it', (_name, document) => {
  const reader = at(Date.UTC(2026, 10, 20))
  for (const [, value] of defaultsOf(document, reader)) expect(value).toBeTruthy()
  expect(document.workflows[0]?.inputs?.properties).not.toHaveProperty('siteKey.default')
  for (const { url } of served(document, reader).sourceDescriptions) expect(url).toMatch(/^(agency|bank)\.json$/)
})

test.each([
  [Date.UTC(2026, 10, 20), 20270521, '2026-11-23 14:30'],
  [Date.UTC(2027, 4, 20), 20280521, '2027-05-23 14:30'],
  [Date.UTC(2030, 0, 1), 20300521, '2030-01-04 14:30'],
])('uses future dates at %d', (now, checkIn, callAt) => {
  const values = all.flatMap((document) => defaultsOf(document, at(now)))
  expect(values).toContainEqual(['checkIn', checkIn])
  expect(values).toContainEqual(['callAt', callAt])
})

test('runs the served document and, with a real agency, requires the key', () => {
  const document = { name: 'call-back' }
  const address = 'http://localhost:4000/docs/workflows/call-back.arazzo.json'
  expect(runCommand(document, at(0))).toBe(`npx @redocly/cli respect ${address}`)
  expect(runCommand(document, at(0, false))).toContain(`--input '{ "siteKey": "${ANY_KEYS.site}" }'`)
})
