import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'rota-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const name of ['assets', '.vite']) mkdirSync(join(folder, name))
for (const file of ['assets/a-1.js', 'favicon.svg', 'index.html', '.vite/manifest.json', 'key.pem']) {
  writeFileSync(join(folder, file), file)
}

test('serves built files by their exact path, hashed ones for ever', async () => {
  const asset = openAssets(folder)
  const script = await asset('/assets/a-1.js')
  expect(script?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(new TextDecoder().decode(script?.bytes)).toBe('assets/a-1.js')
  expect((await asset('/favicon.svg'))?.headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  '/',
  '/index.html',
  '/.vite/manifest.json',
  '/key.pem',
  '/assets',
  '/assets/',
  '//favicon.svg',
  '/assets/../favicon.svg',
  '/FAVICON.svg',
])('%s is no file', async (path) => {
  expect(await openAssets(folder)(path)).toBeUndefined()
})

test('a folder that is not there has no files', async () => {
  expect(await openAssets(join(folder, 'nothing'))('/favicon.svg')).toBeUndefined()
})
