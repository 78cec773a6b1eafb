import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { precompressFolder } from './precompress.ts'

const folder = mkdtempSync(join(tmpdir(), 'rota-precompress-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TEXT = 'export const sea = 1;\n'.repeat(100)
const files = { 'a.js': TEXT, 'small.js': 'export {}', 'photo.webp': TEXT, '.vite/manifest.json': TEXT }

test('writes both versions next to large text files only', async () => {
  mkdirSync(join(folder, '.vite'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  // Random bytes, which cannot be compressed.
  writeFileSync(join(folder, 'noise.json'), crypto.getRandomValues(new Uint8Array(2000)))
  await precompressFolder(folder)
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => /\.(?:br|gz)$/.test(it))
  expect(written.toSorted()).toEqual(['a.js.br', 'a.js.gz'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(TEXT)
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(TEXT)
})
