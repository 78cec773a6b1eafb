import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from './postgres.ts'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from './testing/postgres-server.ts'

describe.skipIf(!HAS_POSTGRES)('TLS to PostgreSQL, as the URL says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rota-tls-'))
  const certificate = join(folder, 'certificate.pem')
  let server: PostgresServer

  beforeAll(async () => {
    server = await startPostgres()
    const key = join(folder, 'key.pem')
    const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'
    const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate]
    execFileSync('openssl', [...words.split(' '), ...files], { stdio: 'pipe' })
    chmodSync(folder, 0o755)
    server.own(key)
    await server.stop()
    await server.start('ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`)
  })
  afterAll(async () => {
    await server.end()
    rmSync(folder, { recursive: true })
  })

  async function outcomeOf(words: string, host = 'localhost'): Promise<unknown> {
    const url = (await server.create()).replace('127.0.0.1', host)
    const backend = openPostgres(`${url}${words}`)
    try {
      await backend.list('running', 0)
      const name = new URL(url).pathname.slice(1)
      // Asked while the connection of the pool is there.
      const sql = `SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = '${name}'`
      return (await server.run(sql))[0]?.['ssl']
    } catch (error) {
      return (error as Error).message
    } finally {
      await backend.close()
    }
  }

  const ROOT = `&sslrootcert=${encodeURIComponent(certificate)}`

  test.each<[string, string, unknown, string?]>([
    ['nothing said', '', false],
    ['disable', '?sslmode=disable', false],
    ['require, which does not ask who answers', '?sslmode=require', true],
    [
      'verify-full with a certificate that nobody has signed',
      '?sslmode=verify-full',
      refused('DEPTH_ZERO_SELF_SIGNED_CERT'),
    ],
    ['verify-full with its root', `?sslmode=verify-full${ROOT}`, true],
    [
      'verify-full with another name',
      `?sslmode=verify-full${ROOT}`,
      refused('ERR_TLS_CERT_ALTNAME_INVALID'),
      '127.0.0.1',
    ],
    ['verify-ca with another name', `?sslmode=verify-ca${ROOT}`, true, '127.0.0.1'],
  ])('%s', async (_name, words, expected, host) => {
    expect(await outcomeOf(words, host)).toBe(expected)
  })

  test('a server without TLS is refused when the URL asks for it', async () => {
    await server.stop()
    await server.start()
    expect(await outcomeOf('?sslmode=require')).toBe('the database offers no TLS')
  })
})

function refused(code: string): string {
  return `the certificate of the database is refused: ${code}`
}
