import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RunningGateway } from '../platform/start.ts'
import { CLASSES } from '../policy/classes.ts'
import { callAgency } from '../testing/agency-calls.ts'
import { CONFIG, WITH_PROVIDER } from '../testing/gateway.ts'
import { processorMs } from '../testing/processor-time.ts'
import { answerExample, startOrigin, startTestGateway, type Origin } from '../testing/server.ts'
import { WITHOUT_PAUSE, stopTime } from '../testing/stopped-time.ts'
import { FIRST, problemOf, SEARCH } from './provider/testing/start.ts'

let agency: Origin
let provider: Origin
let gateway: RunningGateway
/** Another one, whose provider is never asked. */
let usual: RunningGateway

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([gateway.drain(), usual.drain()])
  await agency.close()
  await provider.close()
})

const LOGIN = JSON.stringify({
  header: { requestId: 'r', success: true, responseTime: '2027-05-01T09:00:00Z', messages: [] },
  body: { token: 'token', expiresOn: '2027-05-02T09:00:00Z' },
})

/** Two gateways with a working agency, and a provider that accepts everything but responds only to logins. */
async function start(): Promise<void> {
  agency = await startOrigin((_request, response) => answerExample(response, 'hotelView'))
  provider = await startOrigin((request, response) => {
    if (request.url?.endsWith('/login')) response.setHeader('content-type', 'application/json').end(LOGIN)
  })
  const { credentialsFor } = WITH_PROVIDER.provider ?? {}
  if (credentialsFor === undefined) throw new Error('There is no provider')
  const config = { ...CONFIG, agency: { url: agency.url }, provider: { url: provider.url, credentialsFor } }
  gateway = await startTestGateway(agency.url, undefined, config)
  usual = await startTestGateway(agency.url, undefined, config)
}

/** A search of the provider, different for each night. */
function search(night: number, signal: AbortSignal) {
  const ask = gateway.context.provider
  if (ask === undefined) throw new Error('There is no provider')
  return problemOf(ask('priceSearch', { site: FIRST, body: { ...SEARCH, night }, signal, keepMs: 0 }))
}

const CALLS = 80

/** Processor time of an agency call, in milliseconds. They wait for no timers, because time is stopped. */
async function agencyTakes({ context }: RunningGateway): Promise<number> {
  const took = await processorMs(async () => {
    for (let i = 0; i < CALLS; i++) {
      expect((await callAgency(context, 'hotelView', { id: `${i}` })).name).toBe('ok')
    }
  })
  return took / CALLS
}

describe('decision 4.5, F14 a provider that is frozen', () => {
  test('its calls stay within their bulkhead, and calls to the agency are not slowed down', async () => {
    await start()
    stopTime()
    const controller = new AbortController()
    const { slots, queue } = CLASSES.search.bulkhead
    await search(1, AbortSignal.timeout(50))
    const asked: ReturnType<typeof search>[] = []
    const took = await processorMs(async () => {
      for (let at = 0; at < slots + queue + 100; at++) asked.push(search(at + 2, controller.signal))
      for (const { name, retryAfter } of await Promise.all(asked.slice(slots + queue))) {
        expect([name, retryAfter]).toEqual(['upstream-unavailable', 1])
      }
    })
    expect(took / asked.length).toBeLessThan(5)
    await expect.poll(() => provider.open(), WITHOUT_PAUSE).toBe(slots)
    // In turns, and the best of each: a machine that is busier for a moment is so for both.
    const takes = { frozen: [] as number[], usual: [] as number[] }
    for (let turn = 0; turn < 6; turn++) {
      takes.frozen.push(await agencyTakes(gateway))
      takes.usual.push(await agencyTakes(usual))
    }
    expect(Math.min(...takes.frozen)).toBeLessThan(Math.min(...takes.usual) * 1.1 + 1)
    controller.abort()
    for (const { name } of await Promise.all(asked.slice(0, slots))) expect(name).toBe('client-closed-request')
    await expect.poll(() => provider.open(), WITHOUT_PAUSE).toBe(0)
  })
})
