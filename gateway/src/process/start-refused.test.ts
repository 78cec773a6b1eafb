import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { environment, runGateway } from '../testing/gateway-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'rota-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

const env = environment('http://127.0.0.1:9', folder)
const broken = join(folder, 'broken.json')
writeFileSync(broken, '{"localhost": "secret-of-the-site"')
const stranger = join(folder, 'stranger.sqlite')
writeFileSync(stranger, 'x'.repeat(5000))

describe('G3, G12 a start that is refused', () => {
  test.each<[string, string, Record<string, string | undefined>]>([
    ['no agency', 'AGENCY_URL is not set', { AGENCY_URL: undefined }],
    ['an agency URL that is not a URL', 'AGENCY_URL ', { AGENCY_URL: 'secret-of-the-agency' }],
    ['no key for sessions', 'SESSION_KEYS is not set', { SESSION_KEYS: undefined }],
    ['a key that is too short', 'SESSION_KEYS must be 32 bytes', { SESSION_KEYS: 'secret-key' }],
    ['no sites', 'SITES_FILE ', { SITES_FILE: '/nowhere/sites.json' }],
    ['a sites file that is not JSON', 'SITES_FILE ', { SITES_FILE: broken }],
    [
      'a store below a file',
      `STORE_FILE ${broken}/deep/store.sqlite cannot be written: not a directory.`,
      { STORE_FILE: `${broken}/deep/store.sqlite` },
    ],
    [
      'a store file that is not a database',
      `STORE_FILE ${stranger} cannot be written: file is not a database.`,
      { STORE_FILE: stranger },
    ],
    [
      'a database that is down',
      'DATABASE_URL cannot be used: the database refuses connections.',
      { DATABASE_URL: 'postgres://secret-user:secret-word@127.0.0.1:9/rota' },
    ],
    [
      'a URL of another database system',
      'DATABASE_URL must be postgres://',
      { DATABASE_URL: 'mysql://secret@127.0.0.1/rota' },
    ],
    ['a time that is not a number', 'DRAIN_MS ', { DRAIN_MS: 'secret' }],
  ])(
    '%s: prints a sentence with the name of the variable, never its value, and exits with 1',
    async (_name, says, changes) => {
      const { code, output } = await runGateway({ env: { ...env, ...changes } })
      expect(code).toBe(1)
      expect(output).toContain(says)
      expect(output).not.toContain('secret')
      expect(output).not.toContain('    at ')
    },
  )
})
