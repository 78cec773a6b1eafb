import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startGatewayProcess, type GatewayProcess, type ProcessOptions } from '../testing/gateway-process.ts'
import { answerExample, startOrigin, type AgencyBehaviour, type Origin } from '../testing/server.ts'

const WEB = mkdtempSync(join(tmpdir(), 'rota-descriptors-'))
mkdirSync(join(WEB, 'client'))
for (const name of ['one', 'other']) writeFileSync(join(WEB, `client/${name}.txt`), name)
afterAll(() => rmSync(WEB, { recursive: true }))

let agency: Origin
let gateway: GatewayProcess
/** One connection, which needs no new descriptor. */
let agent: Agent

beforeAll(async () => {
  const operations = { hotels: 'hotelView', transfers: 'transferView', services: 'serviceList' }
  const behave: AgencyBehaviour = ({ url = '' }, response) => {
    const found = Object.entries(operations).find(([path]) => url.startsWith(`/${path}`))
    // Only the connection for hotels stays: another that the gateway closes later would give a descriptor back.
    if (found?.[1] === 'hotelView') response.setHeader('keep-alive', 'timeout=600')
    else response.setHeader('connection', 'close')
    answerExample(response, found?.[1] ?? 'reservationStart')
  }
  agency = await startOrigin(behave, { keepAliveTimeout: 0 })
})
afterEach(async () => {
  agent.destroy()
  await gateway.end()
})
afterAll(() => agency.close())

async function start(options: ProcessOptions): Promise<void> {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  gateway = await startGatewayProcess(agency.url, options)
}

/** Status, name of the problem and `Retry-After` of an answer. */
async function ask(path: string): Promise<unknown[]> {
  const [answer] = (await once(get({ agent, port: gateway.port, path }), 'response')) as [IncomingMessage]
  const text = Buffer.concat(await answer.toArray()).toString()
  const type = answer.headers['content-type'] === 'application/problem+json' ? JSON.parse(text).type : undefined
  return [answer.statusCode, type?.split('/').at(-1), answer.headers['retry-after']]
}

/** Options that load code into the gateway at its start. */
const preload = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
/** Makes the preloaded code change its state, and waits until it reports the new state. */
async function switchTo(state: string): Promise<void> {
  gateway.signal('SIGUSR2')
  await expect.poll(() => gateway.lines.findLast((line) => line.startsWith('now '))).toBe(`now ${state}`)
}

/** Takes all file descriptors, and gives them back. */
const TAKING = `
  import { closeSync, openSync } from 'node:fs'
  const taken = []
  process.on('SIGUSR2', () => {
    if (taken.length > 0) {
      taken.splice(0).forEach((each) => closeSync(each))
      return console.log('now free')
    }
    try { for (;;) taken.push(openSync('/dev/null')) } catch { console.log('now taken') }
  })`

/** Node's loader finds no descriptor for the validators of a call, or finds one again. */
const failingFor = (operationId: string) => `
  import { registerHooks } from 'node:module'
  let isTaken = false
  process.on('SIGUSR2', () => console.log('now ' + ((isTaken = !isTaken) ? 'taken' : 'free')))
  const shortage = () => Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
  registerHooks({ load(url, context, next) {
    if (isTaken && url.endsWith('/validators/${operationId}.js')) throw shortage()
    return next(url, context)
  } })`

/** Limits the gateway to 60 file descriptors. */
const FEW_DESCRIPTORS = ['bash', '-c', 'ulimit -n 60; exec "$0" "$@"']

const OVERLOADED = [503, 'overloaded', '2']
const SUCCESS = [200, undefined, undefined]
const faults = () => gateway.lines.filter((line) => line.includes('"msg":"fault"'))

describe('G9 no file descriptors are left (decision 14.8)', () => {
  test('an operation that was never used returns 503 with Retry-After, others work, and it works once descriptors are free', async () => {
    await start({ flags: preload(TAKING), before: FEW_DESCRIPTORS })
    expect(await ask('/api/hotels/12')).toEqual(SUCCESS)
    await switchTo('taken')
    const taken = agency.received()
    // One without and one with a file of its own.
    for (const path of ['/api/transfers/7', '/api/services/301', '/api/transfers/7'])
      expect(await ask(path)).toEqual(OVERLOADED)
    expect(agency.received()).toBe(taken)
    expect(await ask('/api/hotels/13')).toEqual(SUCCESS)
    await switchTo('free')
    for (const path of ['/api/transfers/7', '/api/services/301']) expect(await ask(path)).toEqual(SUCCESS)
    expect(faults()).toEqual([])
  })

  test('the validators of an upstream response are loaded before the call is sent', async () => {
    await start({ flags: preload(failingFor('serviceList')) })
    expect(await ask('/api/hotels/12')).toEqual(SUCCESS)
    await switchTo('taken')
    const taken = agency.received()
    expect(await ask('/api/services/301')).toEqual(OVERLOADED)
    expect(agency.received()).toBe(taken)
    await switchTo('free')
    expect(await ask('/api/services/301')).toEqual(SUCCESS)
    expect(faults()).toEqual([])
  })
})

test('G9 built files, their list and the documentation are read again once descriptors are free', async () => {
  await start({ flags: preload(TAKING), before: FEW_DESCRIPTORS, env: { WEB_DIST: WEB } })
  expect(await ask('/api/hotels/12')).toEqual(SUCCESS)
  // The list of files is read with the first, and each file with the first request for it.
  for (const paths of [['/one.txt', '/docs'], ['/other.txt']]) {
    await switchTo('taken')
    for (const path of paths) expect(await ask(path)).toEqual(OVERLOADED)
    await switchTo('free')
    for (const path of paths) expect(await ask(path)).toEqual(SUCCESS)
  }
  expect(faults()).toEqual([])
})
