import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDocsFiles } from './files.ts'

function openBuilt() {
  const root = mkdtempSync(join(tmpdir(), 'rota-docs-files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['web/docs/assets', 'web/docs/.vite', 'docs/assets'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'web/docs/assets/docs-1.css'), 'a{}')
  writeFileSync(join(root, 'web/docs/.vite/manifest.json'), '{"src/docs/docs.css":{"file":"assets/docs-1.css"}}')
  writeFileSync(join(root, 'docs/assets/redoc-1.js'), 'export {}')
  writeFileSync(join(root, 'docs/assets/licenses.txt'), 'MIT')
  writeFileSync(join(root, 'docs/agency.yaml'), 'openapi: 3.1.0')
  return openDocsFiles(join(root, 'web'), join(root, 'docs'))
}

test('serves files of both builds and of the console, cached forever', async () => {
  const files = await openBuilt()
  expect(files.stylesheet).toBe('/docs/assets/web/docs-1.css')
  expect(files.console.script).toMatch(/^\/docs\/assets\/swagger-ui-\d+\.\d+\.\d+\/swagger-ui-bundle\.js$/)
  for (const path of [files.stylesheet ?? '', '/docs/assets/redoc-1.js', files.console.script, files.console.style]) {
    expect((await files.asset(path))?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  expect(await files.built('agency.yaml')).toBe('openapi: 3.1.0')
})

test('serves the licences of the scripts, cached for an hour because their name has no hash', async () => {
  const files = await openBuilt()
  const beside = `${files.console.script}.LICENSE.txt`
  for (const path of ['/docs/assets/licenses.txt', beside])
    expect((await files.asset(path))?.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect((await files.asset('/docs/assets/licenses.txt'))?.headers['cache-control']).toBe('public, max-age=3600')
})

test.each(['index.html', 'swagger-ui.js', 'package.json', '../redoc-1.js'])(
  'does not serve %s of the console’s package',
  async (file) => {
    const files = await openBuilt()
    expect(await files.asset(files.console.script.replace('swagger-ui-bundle.js', file))).toBeUndefined()
  },
)

test('has no style sheet and no files without builds', async () => {
  const files = await openDocsFiles('/nowhere', '/nowhere')
  expect(files.stylesheet).toBeUndefined()
  expect(await files.built('agency.yaml')).toBeUndefined()
  expect(await files.asset('/docs/assets/redoc-1.js')).toBeUndefined()
})
