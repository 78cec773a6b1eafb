import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimPorts } from '../test-stack.ts'
import { root } from './tree.ts'

const FIRST_PORT = 5700

/** Says with which variables it was started. */
const TELLS = (name: string) => `console.log(JSON.stringify({ name: '${name}', env: process.env }))\n`

/** Ports of the mocks and the bank after that of the gateway. */
const NEXT = [1, 2]

type Variables = Record<string, string>

/**
 * `run.mjs start` in a folder where everything is installed and built, and the processes only say how they were
 * started.
 */
describe('npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rota-run-'))
  let ports: Awaited<ReturnType<typeof claimPorts>>

  function write(path: string, text: string): string {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }

  beforeAll(async () => {
    ports = await claimPorts(FIRST_PORT)
    copyFileSync(join(root, 'run.mjs'), join(folder, 'run.mjs'))
    write('package-lock.json', '{}')
    write('node_modules/.rota-lock', createHash('sha256').update('{}').digest('hex'))
    mkdirSync(join(folder, 'node_modules/.bin'))
    symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
    write('node_modules/turbo/bin/turbo', '')
    write('mocks/sites.json', '{}')
    write('mocks/server.ts', `${TELLS('mocks')}setInterval(() => undefined, 1000)\n`)
    write('gateway/dist/server/main.cjs', TELLS('gateway'))
  })
  afterAll(() => {
    ports.claim.close()
    rmSync(folder, { recursive: true })
  })

  /** What the processes were started with, and what it said if it did not start them. */
  async function started(env: Variables): Promise<{ gateway?: Variables; mocks?: Variables; said: string }> {
    const child = spawn(process.execPath, ['run.mjs', 'start'], { cwd: folder, env: { PATH: '/usr/bin:/bin', ...env } })
    let [output, said] = ['', '']
    child.stdout.on('data', (bytes) => (output += String(bytes)))
    child.stderr.on('data', (bytes) => (said += String(bytes)))
    await once(child, 'close')
    const lines = output.split('\n').filter((line) => line.startsWith('{"name"'))
    const told = lines.map((line) => JSON.parse(line) as { name: string; env: Variables })
    return { ...Object.fromEntries(told.map(({ name, env: its }) => [name, its])), said }
  }

  it('takes a port with an address, and puts mocks and bank behind it', async () => {
    const { port } = ports
    const { gateway, mocks, said } = await started({ PORT: `127.0.0.1:${port}` })
    expect(said).toBe('')
    expect(gateway).toMatchObject({ PORT: `127.0.0.1:${port}`, AGENCY_URL: `http://127.0.0.1:${port + 1}/agency` })
    expect([mocks?.['MOCKS_PORT'], mocks?.['BANK_PORT']]).toEqual(NEXT.map((one) => `${port + one}`))
    expect(mocks?.['GATEWAY_URL']).toBe(`http://127.0.0.1:${port}`)
  })

  it('starts no mocks, and sets nothing of theirs, when a file has the agency', async () => {
    const AGENCY_URL_FILE = write('agency-url', 'https://agency.test\n')
    const { gateway, mocks, said } = await started({ PORT: `${ports.port}`, AGENCY_URL_FILE })
    expect([said, mocks]).toEqual(['', undefined])
    expect(gateway).toMatchObject({ AGENCY_URL_FILE, PORT: `${ports.port}` })
    for (const name of ['AGENCY_URL', 'LIMITS', 'DRAIN_MS', 'SITES_FILE', 'PROVIDER_URL', 'CONTROL_KEY', 'IMAGES_URL'])
      expect(gateway).not.toHaveProperty(name)
  })

  it('reads ports and the key for the mocks from files', async () => {
    const { port } = ports
    const [PORT_FILE, MOCKS_PORT_FILE] = [write('port', `${port}\n`), write('mocks-port', `${port + 4}\n`)]
    const BANK_PORT_FILE = write('bank-port', `${port + 5}`)
    const CONTROL_KEY_FILE = write('control-key', 'a-control-key-of-some-length')
    const env = { PORT_FILE, MOCKS_PORT_FILE, BANK_PORT_FILE, CONTROL_KEY_FILE }
    const { gateway, mocks, said } = await started(env)
    expect(said).toBe('')
    expect(gateway).toMatchObject({ PORT_FILE, AGENCY_URL: `http://127.0.0.1:${port + 4}/agency` })
    // Both are not allowed.
    expect(gateway).not.toHaveProperty('PORT')
    expect(gateway).not.toHaveProperty('CONTROL_KEY_FILE')
    expect(mocks).toMatchObject({
      MOCKS_PORT: `${port + 4}`,
      BANK_PORT: `${port + 5}`,
      CONTROL_KEY: 'a-control-key-of-some-length',
      GATEWAY_URL: `http://127.0.0.1:${port}`,
    })
  })

  it('says which port is taken or invalid, and which file cannot be read', async () => {
    const { port } = ports
    const taken = createServer().listen(port, '127.0.0.1')
    await once(taken, 'listening')
    const PORT_FILE = write('port', `127.0.0.1:${port}`)
    expect((await started({ PORT_FILE })).said).toContain(`rota: port ${port} is taken`)
    taken.close()
    expect((await started({ PORT: 'localhost:4000' })).said).toContain('PORT must be a port or an address with a port')
    expect((await started({ MOCKS_PORT: '127.0.0.1:4001' })).said).toContain('MOCKS_PORT must be a port')
    expect((await started({ PORT_FILE: '/nowhere' })).said).toContain('PORT_FILE cannot be read, or is empty')
    expect((await started({ PORT_FILE, PORT: '1' })).said).toContain('PORT and PORT_FILE are both set')
  })
})
