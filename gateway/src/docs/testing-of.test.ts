import { expect, test } from 'vitest'
import { fakeGateway } from '../testing/gateway.ts'
import { createPortal } from './portal.ts'
import type { TestGuide } from './test-guide.ts'
import { builtFiles } from './testing/files.ts'

const GUIDE: TestGuide = {
  bank: 'http://bank.test',
  code: '1234',
  keys: [{ key: 'a-key', scopes: ['read'] }],
  cards: [{ number: '4000000000001091', brand: 'Visa', see: 'A code is asked for.' }],
  promotions: [{ code: 'TEN', see: '10 % off.' }],
  magic: [{ where: 'Flight route', values: [{ value: 'TZX to ASR', see: 'Nothing is found.' }] }],
  scenarios: [{ name: 'sold-out', changes: 'No room is left.', see: 'Nothing can be booked.' }],
  scenario: 'sold-out',
}

/** The page of a gateway whose mocks respond like this; without a response there are no mocks. */
async function page(answer?: { status: number; text: string }) {
  const gateway = fakeGateway(answer && { testGuideUrl: 'http://mocks.test/control/guide' })
  const asked: string[] = []
  gateway.context.platform.call = async ({ url }) => {
    asked.push(url)
    return { status: answer?.status ?? 200, headers: {}, bytes: new TextEncoder().encode(answer?.text) }
  }
  gateway.context.docs = createPortal(gateway.context, builtFiles)
  return { asked, text: (await gateway.call('/docs/testing')).text }
}

test("shows everything in the mocks' guide, and how to switch scenarios", async () => {
  const { asked, text } = await page({ status: 200, text: JSON.stringify(GUIDE) })
  expect(asked).toEqual(['http://mocks.test/control/guide'])
  for (const told of ['a-key', '4000 0000 0000 1091', 'code is 1234', 'TEN', 'TZX to ASR', 'No room is left.']) {
    expect(text).toContain(told)
  }
  expect(text).toContain('http://mocks.test/control/scenario')
  expect(text).toMatch(/Active scenario: <code>sold-out<\/code>/)
})

test('says that a real agency has no test values', async () => {
  const { asked, text } = await page()
  expect(asked).toEqual([])
  expect(text).toContain('calls a real agency')
})

test.each([
  ['that do not know the question', { status: 404, text: '{}' }],
  ['that answer something else', { status: 200, text: '{"code":1}' }],
  ['that answer no JSON', { status: 200, text: '<html>' }],
])('mocks %s: the page says so', async (_, answer) => {
  expect((await page(answer)).text).toContain('are not responding')
})
