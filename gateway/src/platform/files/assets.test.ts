import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'rota-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const name of ['assets', '.vite']) mkdirSync(join(folder, name))
for (const file of ['assets/a-1.js', 'favicon.svg', 'index.html', '.vite/manifest.json', 'key.pem']) {
  writeFileSync(join(folder, file), file)
}
for (const form of ['br', 'gz']) writeFileSync(join(folder, `assets/a-1.js.${form}`), form)
mkdirSync(join(folder, 'packed'))
writeFileSync(join(folder, 'packed/favicon.svg.gz'), 'gz')

test('serves built files by their exact path, hashed ones cached for a year', async () => {
  const asset = openAssets(folder)
  const script = await asset('/assets/a-1.js')
  expect(script?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"[\w-]{20}"$/),
    vary: 'Accept-Encoding',
  })
  expect(new TextDecoder().decode(script?.bytes)).toBe('assets/a-1.js')
  expect((await asset('/favicon.svg'))?.headers['cache-control']).toBe('public, max-age=3600')
})

test('serves the encoding that the caller prefers, each with its own ETag', async () => {
  const asset = openAssets(folder)
  const answers = await Promise.all(['br, gzip', 'gzip', 'br;q=0'].map((it) => asset('/assets/a-1.js', it)))
  expect(answers.map((it) => new TextDecoder().decode(it?.bytes))).toEqual(['br', 'gz', 'assets/a-1.js'])
  expect(answers.map((it) => it?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(answers.map((it) => it?.headers['content-type'])).toEqual(Array(3).fill('text/javascript; charset=utf-8'))
  expect(answers.map((it) => it?.headers['vary'])).toEqual(Array(3).fill('Accept-Encoding'))
  expect(new Set(answers.map((it) => it?.headers['etag'])).size).toBe(3)
})

test('sends neither Content-Encoding nor Vary for a file without compressed versions', async () => {
  const { headers } = (await openAssets(folder)('/favicon.svg', 'br, gzip')) ?? {}
  expect([headers?.['content-encoding'], headers?.['vary']]).toEqual([undefined, undefined])
})

test('finds compressed versions in another folder', async () => {
  const asset = openAssets(folder, join(folder, 'packed'))
  expect((await asset('/favicon.svg', 'br, gzip'))?.headers['content-encoding']).toBe('gzip')
})

test.each([
  '/',
  '/index.html',
  '/.vite/manifest.json',
  '/key.pem',
  '/assets',
  '/assets/',
  '/assets/a-1.js.br',
  '//favicon.svg',
  '/assets/../favicon.svg',
  '/FAVICON.svg',
])('finds no file at %s', async (path) => {
  expect(await openAssets(folder)(path)).toBeUndefined()
})

test('finds no files in a missing folder', async () => {
  expect(await openAssets(join(folder, 'nothing'))('/favicon.svg')).toBeUndefined()
})

test('lists the files with the first request and not at the start, and never again', async () => {
  const build = join(folder, 'own')
  const asset = openAssets(build)
  mkdirSync(build)
  writeFileSync(join(build, 'a.svg'), 'a')
  expect(await asset('/a.svg')).toBeDefined()
  writeFileSync(join(build, 'b.svg'), 'b')
  expect(await asset('/b.svg')).toBeUndefined()
})

describe('files that a build replaces while the gateway runs (decision 14.8)', () => {
  /** A build whose list of files was read: a script in three encodings and a favicon, none of them loaded yet. */
  async function listedBuild(name: string) {
    const build = join(folder, name)
    mkdirSync(join(build, 'assets'), { recursive: true })
    const write = (file: string, text: string) => writeFileSync(join(build, file), text)
    for (const ending of ['', '.br', '.gz']) write(`assets/a-1.js${ending}`, `whole${ending}`)
    write('favicon.svg', 'whole')
    const asset = openAssets(build)
    await asset('/')
    const textOf = async (path: string, accepted?: string) => {
      const file = await asset(path, accepted)
      return file && [new TextDecoder().decode(file.bytes), file.headers['content-encoding']]
    }
    return { build, write, textOf }
  }

  test('a missing file is found again when it is back', async () => {
    const { build, write, textOf } = await listedBuild('gone')
    rmSync(join(build, 'assets'), { recursive: true })
    expect(await Promise.all(['br', undefined].map((it) => textOf('/assets/a-1.js', it)))).toEqual([
      undefined,
      undefined,
    ])
    mkdirSync(join(build, 'assets'))
    write('assets/a-1.js', 'whole')
    expect(await textOf('/assets/a-1.js')).toEqual(['whole', undefined])
  })

  test('a missing compressed version is replaced by the file until it is back', async () => {
    const { build, write, textOf } = await listedBuild('packing')
    rmSync(join(build, 'assets/a-1.js.br'))
    expect(await textOf('/assets/a-1.js', 'br')).toEqual(['whole', undefined])
    write('assets/a-1.js.br', 'whole.br')
    expect(await textOf('/assets/a-1.js', 'br')).toEqual(['whole.br', 'br'])
  })

  test.each(['/assets/a-1.js', '/favicon.svg'])('an incomplete %s is neither sent nor cached', async (path) => {
    const { build, write, textOf } = await listedBuild(`part${path.length}`)
    truncateSync(join(build, path), 3)
    expect(await textOf(path)).toBeUndefined()
    write(path, 'whole')
    expect(await textOf(path)).toEqual(['whole', undefined])
  })

  test('an incomplete compressed version is replaced by the file', async () => {
    const { build, textOf } = await listedBuild('part-packed')
    truncateSync(join(build, 'assets/a-1.js.gz'), 3)
    expect(await textOf('/assets/a-1.js', 'gzip')).toEqual(['whole', undefined])
  })

  test('a file that was loaded stays available', async () => {
    const { build, textOf } = await listedBuild('kept')
    const before = await textOf('/assets/a-1.js', 'br')
    rmSync(build, { recursive: true })
    expect([before, await textOf('/assets/a-1.js', 'br')]).toEqual([
      ['whole.br', 'br'],
      ['whole.br', 'br'],
    ])
  })
})
