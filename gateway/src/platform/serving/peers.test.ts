import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RequestLine } from '../../ports/request-line.ts'
import { answerExample, sendRaw, startOrigin, startTestGateway, type Origin } from '../../testing/server.ts'
import type { RunningGateway } from '../start.ts'

let agency: Origin
let gateway: RunningGateway | undefined
const lines: RequestLine[] = []

beforeAll(async () => {
  agency = await startOrigin((request, response) => {
    const isPromotion = request.url?.startsWith('/promotions')
    answerExample(response, isPromotion ? 'promotionQuery' : 'reservationStart')
  })
})
afterAll(() => agency.close())
afterEach(async () => {
  lines.length = 0
  await gateway?.drain()
})

const LIMITS = { default: 1, limits: {} }

async function startWith(trustedProxies: string[]): Promise<void> {
  const log = { event() {}, fault() {}, request: (line: RequestLine) => void lines.push(line) }
  gateway = await startTestGateway(agency.url, log, { limits: LIMITS, trustedProxies })
}

/** Tries a promotion code with headers that claim an address. */
async function tryFrom(address: string, otherHeaders: string[] = []): Promise<number> {
  const head = ['GET /api/promotions/query?code=GUESS HTTP/1.1', 'Host: localhost', 'Sec-Fetch-Site: same-origin']
  const claims = [`X-Forwarded-For: ${address}`, `Forwarded: for=${address}`, `X-Real-IP: ${address}`, ...otherHeaders]
  const answer = await sendRaw(gateway?.port ?? 0, [...head, ...claims, 'Connection: close', '', ''].join('\r\n'))
  return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])
}

const tryAll = async (addresses: string[]) => {
  const statuses: number[] = []
  for (const address of addresses) statuses.push(await tryFrom(address))
  return statuses
}

const ADDRESSES = Array.from({ length: 11 }, (_, i) => `198.51.100.${i}`)

test('A17 limits count the true peer, whatever headers claim, and the log does not contain the claims', async () => {
  await startWith([])
  expect(await tryAll(ADDRESSES)).toEqual([...Array<number>(10).fill(200), 429])
  expect(lines).toHaveLength(11)
  expect(JSON.stringify(lines)).not.toContain('198.51.100')
})

test('A17 a trusted proxy sets the address of its caller, and nothing else', async () => {
  await startWith(['127.0.0.1', '::1'])
  expect(await tryAll(ADDRESSES)).toEqual(Array<number>(11).fill(200))
  expect(await tryAll(Array<string>(10).fill('198.51.100.0'))).toEqual([...Array<number>(9).fill(200), 429])
  const host = ['X-Forwarded-Host: other.test', 'X-Forwarded-Proto: https']
  expect(await tryFrom('203.0.113.9', host)).toBe(200)
  expect(lines.at(-1)).toMatchObject({ site: 'localhost' })
})
