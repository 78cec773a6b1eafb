import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import vitest from 'vitest/package.json' with { type: 'json' }
import { NOT_CHECKED } from '../not-checked.ts'

/** What a registry says of a package of ours. */
const PACKUMENT = {
  name: 'vitest',
  'dist-tags': {},
  versions: { [vitest.version]: { name: 'vitest', version: vitest.version } },
}

/** npm keeps advisories by their id, so these get a cache of their own, which no audit sees. */
const cache = mkdtempSync(join(tmpdir(), 'rota-audit-'))
afterAll(() => rmSync(cache, { recursive: true }))

let registry: Server | undefined
afterEach(() => void registry?.close())

/** Starts a registry whose advisories are these; without any it fails. Returns its address. */
async function startRegistry(advisories: object | undefined): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(advisories === undefined ? 503 : 200, { 'content-type': 'application/json' })
    // Advisories are posted for; a package is read to find which of its versions they concern.
    const found = request.method === 'POST' ? advisories : PACKUMENT
    response.end(JSON.stringify(found ?? {}))
  })
  registry = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Runs the step of `npm test` with a registry. */
const audit = (url: string) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const env = { ...process.env, npm_config_registry: url, npm_config_cache: join(cache, crypto.randomUUID()) }
    const child = execFile(process.execPath, [join(import.meta.dirname, '../audit.ts')], { env }, (_error, said) =>
      resolve({ code: child.exitCode, said }),
    )
  })

const advisory = (severity: string) => ({
  vitest: [{ id: 1, url: 'https://advisories.example/1', title: 'A hole', severity, vulnerable_versions: '*' }],
})

test.each([
  ['passes where the registry knows of nothing', {}, 0, ''],
  ['passes with a moderate advisory', advisory('moderate'), 0, ''],
  ['fails for a critical one', advisory('critical'), 1, 'audit: critical: vitest '],
  ['is not checked, and has not passed, where no registry answers', undefined, NOT_CHECKED, 'audit: not checked'],
])('the check of advisories %s', async (_name, advisories, code, said) => {
  const done = await audit(await startRegistry(advisories))
  expect([done.code, done.said]).toEqual([code, expect.stringContaining(said)])
})
