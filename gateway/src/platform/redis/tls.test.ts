import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { openRedisConnection } from './connection.ts'

const HAS_OPENSSL = spawnSync('openssl', ['version']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'rota-redis-tls-'))
let server: Server
/** Everything that clients have sent through TLS. */
let received = ''

describe.skipIf(!HAS_OPENSSL)('TLS to Redis', () => {
  beforeAll(async () => {
    const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name)) as [string, string]
    const command = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'
    const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]
    execFileSync('openssl', [...command.split(' '), ...files], { stdio: 'pipe' })
    server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => {
      socket.on('error', () => socket.destroy()).on('data', (bytes: Buffer) => (received += bytes.toString()))
    })
    server.on('tlsClientError', () => undefined).listen(0, 'localhost')
    await once(server, 'listening')
  })
  afterAll(async () => {
    server.close()
    await once(server, 'close')
    rmSync(folder, { recursive: true })
  })

  test('rediss:// checks the certificate, so a server with a self-signed one gets no password', async () => {
    const away = Promise.withResolvers<unknown>()
    const { port } = server.address() as AddressInfo
    const connection = openRedisConnection(`rediss://rota:secret-of-redis@localhost:${port}/0`, {
      clock: systemClock,
      log: { event: (name, fields) => away.resolve([name, fields]) },
      random: Math.random,
    })
    expect(await away.promise).toEqual(['redis-away', { state: 'DEPTH_ZERO_SELF_SIGNED_CERT' }])
    connection.close()
    expect(received).toBe('')
  })
})
