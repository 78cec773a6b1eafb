import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createListener } from './listener.ts'
import { trustedProxies, isNetwork, peerOf } from './peer.ts'

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded, forwarded: 'for=198.51.100.99' },
  }) as unknown as IncomingMessage

const PROXIES = trustedProxies(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])

describe('A17 the address of a caller', () => {
  test.each([
    ['a direct caller', '203.0.113.5', undefined, '203.0.113.5'],
    ['a direct caller who claims another address', '203.0.113.5', '198.51.100.7', '203.0.113.5'],
    ['a direct caller who claims to be a proxy', '203.0.113.5', '10.0.0.1', '203.0.113.5'],
    ['a proxy', '10.0.0.9', '198.51.100.7', '198.51.100.7'],
    ['two proxies', '10.0.0.9', '198.51.100.7, 192.0.2.1', '198.51.100.7'],
    ['a caller who sent a false entry through a proxy', '10.0.0.9', '8.8.8.8, 198.51.100.7', '198.51.100.7'],
    ['proxies only', '10.0.0.9', '10.0.0.7, 10.0.0.8', '10.0.0.7'],
    ['a proxy without the header', '10.0.0.9', undefined, '10.0.0.9'],
    ['a proxy with an empty header', '10.0.0.9', '', '10.0.0.9'],
    ['a proxy with an invalid entry', '10.0.0.9', '198.51.100.7, unknown', '10.0.0.9'],
    ['a proxy over IPv6', 'fd00::9', '2001:DB8::7', '2001:db8::7'],
    ['IPv4 over an IPv6 socket', '::ffff:10.0.0.9', '::ffff:198.51.100.7', '198.51.100.7'],
    ['a closed socket', undefined, '198.51.100.7', ''],
  ])('%s', (_name, socket, forwarded, peer) => {
    expect(peerOf(request(socket, forwarded), PROXIES)).toBe(peer)
  })

  test('trusts no proxy by default', () => {
    expect(peerOf(request('127.0.0.1', '198.51.100.7'), trustedProxies([]))).toBe('127.0.0.1')
  })
})

test.each([
  ['10.0.0.7', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
  ['proxy.internal', false],
  ['', false],
])('whether %j is a network: %s', (text, verdict) => {
  expect(isNetwork(text)).toBe(verdict)
})

test('a caller’s address is known also after they have gone, for the log', async () => {
  const address = Promise.withResolvers<string>()
  const { server } = createListener(async (_routed, { incoming }) => {
    if (!incoming.socket.destroyed) await once(incoming.socket, 'close')
    address.resolve(peerOf(incoming, () => false))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1')
  caller.end('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', () => caller.destroy())
  expect(await address.promise).toBe('127.0.0.1')
  server.close()
})
