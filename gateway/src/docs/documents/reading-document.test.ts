import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { describedBy, parametersOf, type ContractDocument } from './contract-document.ts'
import { readingDocument } from './reading-document.ts'
import { sampleOf } from '../samples.ts'
import { tryDocument } from './try-document.ts'

const contract = callers as unknown as ContractDocument
const rows = Object.values(operations)

test('the contract itself stays as it is', () => {
  const before = JSON.stringify(contract)
  readingDocument(contract)
  tryDocument(contract)
  expect(JSON.stringify(contract)).toBe(before)
})

test.each(rows.map((row) => [row.operationId, row] as const))(
  '%s tells what its class means, and has a call to copy in two languages',
  (operationId, row) => {
    const { description, tags, 'x-codeSamples': samples } = describedBy(readingDocument(contract), row)
    expect(description.split('\n')[0]).toBe(`\`${operationId}\``)
    expect(description).toContain(`| Class | [\`${row.class}\`](/docs/calls#class-${row.class}).`)
    for (const fact of ['Safe to repeat?', 'Idempotency', 'Deadline', 'Key scope']) {
      expect(description).toContain(`| ${fact} |`)
    }
    expect(description).not.toMatch(/[a-z]\n[a-z]/)
    expect(tags).toHaveLength(1)
    expect(samples).toMatchObject([
      { label: 'curl', source: expect.stringContaining('https://your-site.example/api/') },
      { label: 'Client', source: expect.stringContaining(`rota.${operationId}(`) },
    ])
  },
)

/** Names of private properties that can be reached from a part of the document. */
function privatePlaces(document: ContractDocument, from: unknown, seen = new Set<string>()): string[] {
  if (typeof from !== 'object' || from === null) return []
  const found = Object.entries(from).flatMap(([name, inner]) => {
    if (name !== '$ref') return privatePlaces(document, inner, seen)
    const [, , kind = '', component = ''] = String(inner).split('/')
    if (seen.has(component)) return []
    seen.add(component)
    return privatePlaces(document, (document.components[kind] as Record<string, unknown>)[component], seen)
  })
  return 'x-private' in from ? [JSON.stringify(from).slice(0, 80), ...found] : found
}

test('shows callers nothing private to gateway and agency', () => {
  const document = readingDocument(contract)
  expect(privatePlaces(document, document.paths)).toEqual([])
  expect(sampleOf(contract, operations.callbackSend, '').curl).not.toContain('account')
})

test('refers to no internal papers', () => {
  expect(JSON.stringify(contract).match(/\b(?:decision|product|spec|reliability|architecture) \d[\w.]*/g)).toBeNull()
})

test('marks assumed shapes', () => {
  const { components } = readingDocument(contract)
  const schemas = components['schemas'] as Record<string, { 'x-assumed'?: boolean; description?: string }>
  const assumed = Object.values(schemas).filter((schema) => schema['x-assumed'])
  expect(assumed.length).toBeGreaterThan(0)
  for (const { description } of assumed) expect(description).toContain('Assumed shape')
})

test('every section belongs to one phase', () => {
  const { tags = [], 'x-tagGroups': groups } = readingDocument(contract)
  const grouped = (groups as { tags: string[] }[]).flatMap((group) => group.tags)
  expect(grouped).toEqual(tags.map(({ name }) => name))
})

test('the console omits headers that its script fills in', () => {
  const document = tryDocument(contract)
  const names = rows.flatMap((row) => parametersOf(document, describedBy(document, row)).map(({ name }) => name))
  expect(names).toContain('If-Match')
  expect(names).not.toContain('Idempotency-Key')
  expect(names).not.toContain('X-Session')
  expect(JSON.stringify(document)).not.toContain('"sessionCookie"')
})

test('a call with everything: path, headers with the caller’s own values, body', () => {
  const { curl, client } = sampleOf(contract, operations.reservationPatch, 'http://localhost:4000')
  expect(curl.split('\n')[1]).toBe("curl -X PATCH 'http://localhost:4000/api/reservation' \\")
  expect(curl).toMatch(/^KEY=\$\(uuidgen\)\n/)
  expect(curl).toContain('-H "Idempotency-Key: $KEY"')
  expect(curl).toContain('-H "X-Session: $SESSION"')
  expect(curl).toContain(`-H 'If-Match: "3"'`)
  expect(client).toContain(`header: { 'If-Match': '"3"' },`)
  expect(client).not.toMatch(/Session|Idempotency/)
})

test('every area of a booking is shown', () => {
  const { description, requestBody } = describedBy(readingDocument(contract), operations.reservationPatch)
  for (const area of ['guests', 'customer', 'specialRequests', 'promotion']) {
    expect(description).toContain(`"key": "${area}"`)
  }
  expect(requestBody?.content['application/json']).not.toHaveProperty('examples')
})

test('a query, and a key of partners', () => {
  const search = sampleOf(contract, operations.suggestionList, 'http://localhost:4000').curl
  expect(search).toMatch(/^curl 'http:\/\/localhost:4000\/api\/search\?/)
  expect(sampleOf(contract, operations.channelReservationPush, '').curl).toContain('Bearer your-partner-key')
})
