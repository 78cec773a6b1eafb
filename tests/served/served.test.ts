import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../test-stack.ts'
import { complaintsOf, GENERATED, library, run, runScript, type Program } from './tools.ts'

/** The served documents, by the file names that the tools use (decision 1.4). */
const DOCUMENTS = {
  'agency.json': '/docs/agency.json',
  'openapi.json': '/api/openapi.json',
  'upstream-agency.json': '/docs/upstream/agency.json',
  'upstream-provider.json': '/docs/upstream/provider.json',
}
/**
 * The documents to lint. `openapi.json` is identical to `agency.json`, as the first test proves; so is the content of
 * `agency.yaml`, as `e2e/page/docs.e2e.ts` proves.
 */
const FILES = ['agency.json', 'upstream-agency.json', 'upstream-provider.json'].map((name) => join('generated', name))

let stack: TestStack
let stop: () => Promise<void>
const texts: Record<string, string> = {}

beforeAll(async () => {
  ;({ stack, stop } = await startTestStack(5400))
  await rm(GENERATED, { recursive: true, force: true })
  await mkdir(GENERATED, { recursive: true })
  for (const [name, path] of Object.entries(DOCUMENTS)) {
    texts[name] = await (await fetch(stack.url + path)).text()
    await writeFile(join(GENERATED, name), texts[name])
  }
})
afterAll(() => stop())

test('what is downloaded is one contract, wherever it is asked for, at an absolute address', () => {
  const agency = JSON.parse(texts['agency.json'] ?? '') as { servers: { url: string }[] }
  expect(JSON.parse(texts['openapi.json'] ?? '')).toEqual(agency)
  expect(agency.servers.map(({ url }) => url)).toEqual([`${stack.url}/api`])
})

describe.concurrent('linters find no error in any of them:', () => {
  test('Redocly, recommended-strict', async () => {
    const ended = await run('redocly', ['lint', '--config', 'redocly-strict.yaml', ...FILES])
    expect(complaintsOf(ended)).toBe('')
  })

  test('Spectral, spectral:oas', async () => {
    const options = ['--ruleset', 'spectral.yaml', '--fail-severity', 'error', '--display-only-failures', '--quiet']
    const ended = await run('spectral', ['lint', ...options, ...FILES])
    expect(complaintsOf(ended)).toBe('')
  })
})

interface EnforcementOptions {
  default: new (options: object) => { compile(schema: object): (value: unknown) => boolean }
}

test('a validator that knows none of our marks and formats takes every sum of cents', () => {
  const { default: Ajv } = library('ajv/dist/2020.js') as EnforcementOptions
  const { components } = JSON.parse(texts['agency.json'] ?? '') as { components: { schemas: Record<string, object> } }
  const isMoney = new Ajv({ strict: false, validateFormats: false }).compile({
    $ref: '#/components/schemas/Money',
    components,
  })
  const cents = Array.from({ length: 10_000 }, (_, i) => i * 137)
  expect(cents.filter((sum) => !isMoney({ value: sum / 100, currency: 'try' }))).toEqual([])
  expect(isMoney({ value: '19.99', currency: 'try' })).toBe(false)
})

describe('generators of others', () => {
  const agency = 'generated/agency.json'
  test.each<[program: Program, args: string[]]>([
    ['openapi-ts', ['-f', 'hey-api.config.js']],
    ['orval', ['--config', 'orval.config.js']],
    ['openapi-typescript', [agency, '--enum', '-o', 'generated/openapi-typescript.ts']],
    ['openapi-typescript', ['generated/upstream-provider.json', '--enum', '-o', 'generated/provider.ts']],
  ])('%s makes its client: %j', async (program, args) => {
    const ended = await run(program, args)
    expect(complaintsOf(ended)).toBe('')
  })

  test('what they have made compiles, strictly, and so does a booking that is written with it', async () => {
    const ended = await run('tsc', ['-p', '.'])
    expect(complaintsOf(ended)).toBe('')
  })

  test('one of them books a hotel, and finds no answer that is not what the document says', async () => {
    const ended = await runScript('generated/js/book-a-hotel.js', [stack.url, 'rota-test-key'])
    expect(complaintsOf(ended)).toBe('')
    const { reservations } = (await (await fetch(`${stack.control}/reservations`)).json()) as Reservations
    expect(reservations.map(({ completion }) => completion.bookingNumber)).toEqual([ended.said.trim()])
  })
})

interface Reservations {
  reservations: { completion: { bookingNumber: string } }[]
}
