import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HAS_HAPROXY } from '../cluster/haproxy-config.ts'
import { claimPorts } from '../test-stack.ts'
import { startHaproxy } from './haproxy.ts'

const FIRST_PORT = 5400

/** State of a gateway on its operators' port; `mute` is one that is too busy to respond. */
type State = 'ready' | 'stalled' | 'draining' | 'mute'

/** Longer than HAProxy waits for the response to a check here, so that it has noticed a change; milliseconds. */
const NOTICED_MS = 600

const READY: Record<Exclude<State, 'mute'>, number> = { ready: 200, stalled: 503, draining: 503 }

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** A simulated gateway whose responses are its name. */
async function standIn(name: string) {
  const gateway = { state: 'ready' as State, port: 0, admin: 0, close: () => {} }
  const site = createServer((_request, response) => void response.end(name))
  const admin = createServer(({ url }, response) => {
    const { state } = gateway
    if (state === 'mute') return
    const status = url === '/readyz' ? state : state === 'draining' ? 'draining' : 'ok'
    response.writeHead(url === '/readyz' ? READY[state] : 200).end(JSON.stringify({ status }))
  })
  gateway.port = await listening(site)
  gateway.admin = await listening(admin)
  gateway.close = () => {
    for (const server of [site, admin]) {
      server.close()
      server.closeAllConnections()
    }
  }
  return gateway
}

describe.runIf(HAS_HAPROXY)(
  'which gateway deploy/haproxy.cfg chooses (decision 48.2, needs haproxy of the system)',
  () => {
    let url: string
    let gateways: Awaited<ReturnType<typeof standIn>>[] = []
    let stop: (() => unknown)[] = []

    beforeAll(async () => {
      const { port, claim } = await claimPorts(FIRST_PORT)
      gateways = [await standIn('one'), await standIn('other')]
      const ports = { site: port + 4, plain: port + 5, proxied: port + 6, tls: port + 7, gateways }
      const pace = { 'inter 1s': 'inter 50ms', 'timeout check 3s': 'timeout check 300ms' }
      url = `http://127.0.0.1:${ports.site}`
      stop = [await startHaproxy(ports, pace), () => claim.close(), ...gateways.map((gateway) => gateway.close)]
    })
    afterAll(async () => {
      for (const each of stop) await each()
    })

    /** Name of the gateway that gets a payment, which HAProxy never repeats. */
    const payment = async () => (await fetch(`${url}/api/order/initialize`, { method: 'POST' })).text()

    /** Names of the gateways that get ten of them. */
    async function receivers(): Promise<string[]> {
      const names = new Set<string>()
      for (let i = 0; i < 10; i++) names.add(await payment())
      return [...names].toSorted()
    }

    test.each<[title: string, one: State, other: State, expected: string[]]>([
      ['both, if both are ready', 'ready', 'ready', ['one', 'other']],
      ['only the ready one', 'stalled', 'ready', ['other']],
      ['both, if none is ready, as without a store', 'stalled', 'stalled', ['one', 'other']],
      ['not one that is ending, if the other is busy', 'draining', 'stalled', ['other']],
      ['one that is ending, if the other does not even respond to checks', 'draining', 'mute', ['one']],
      ['both, if both are ending', 'draining', 'draining', ['one', 'other']],
      ['both, if none responds to checks in time', 'mute', 'mute', ['one', 'other']],
      ['both again, if both are well again', 'ready', 'ready', ['one', 'other']],
    ])('%s', async (_title, one, other, expected) => {
      const [first, second] = gateways
      if (first) first.state = one
      if (second) second.state = other
      await setTimeout(NOTICED_MS)
      await expect.poll(receivers, { timeout: 30_000 }).toEqual(expected)
    })

    test('the living one, if one is dead and the other responds to no checks: a refused connection is no response', async () => {
      const [first, second] = gateways
      if (second) second.state = 'mute'
      first?.close()
      await setTimeout(NOTICED_MS)
      expect(await payment()).toBe('other')
    })
  },
)
