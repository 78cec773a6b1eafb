import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { DocsFiles } from '../../docs/files.ts'
import { openAssets, orMissing } from '../files/assets.ts'
import type { FindAsset } from '../../ports/platform.ts'

const DEFAULT_BUILD = resolve(import.meta.dirname, '../../../dist/docs')
const FOREVER = 'public, max-age=31536000, immutable'
const ASSETS = '/docs/assets'

/** The files of the console's package that are served; no others are. */
export const CONSOLE = {
  script: 'swagger-ui-bundle.js',
  style: 'swagger-ui.css',
  // The script's first line names this file.
  notices: 'swagger-ui-bundle.js.LICENSE.txt',
}

/** Name of the file with the licences of all scripts. It has no hash, so it is not cached forever. */
export const LICENCES = 'licenses.txt'

/** Opens the files of the documentation: its own build, web's style sheet, and the package of the console (Swagger UI). */
export async function openDocsFiles(webDist: string, buildFolder = DEFAULT_BUILD): Promise<DocsFiles> {
  const { folder, version } = consolePackage()
  const consoleBase = `${ASSETS}/swagger-ui-${version}`
  /** The files by the base of their URL. */
  const folders: Record<string, FindAsset> = {
    [consoleBase]: openAssets(folder, join(buildFolder, `swagger-ui-${version}`)),
    [ASSETS]: openAssets(join(buildFolder, 'assets')),
    [`${ASSETS}/web`]: openAssets(join(webDist, 'docs/assets')),
  }
  const served = new Set(Object.values(CONSOLE).map((file) => `${consoleBase}/${file}`))
  const sheet = await stylesheetIn(webDist)
  return {
    stylesheet: sheet === undefined ? undefined : `${ASSETS}/web/${sheet.replace(/^assets\//, '')}`,
    console: { script: `${consoleBase}/${CONSOLE.script}`, style: `${consoleBase}/${CONSOLE.style}` },
    async asset(path, acceptEncoding) {
      const base = path.slice(0, path.lastIndexOf('/'))
      if (base === consoleBase && !served.has(path)) return undefined
      const file = await folders[base]?.(path.slice(base.length), acceptEncoding)
      if (path === `${ASSETS}/${LICENCES}`) return file
      return file && { ...file, headers: { ...file.headers, 'cache-control': FOREVER } }
    },
    // A part that was not built is left out.
    built: (name) => readFile(join(buildFolder, name), 'utf8').catch(orMissing),
  }
}

/** The folder of the console's package. */
export function consolePackage(): { folder: string; version: string } {
  const require = createRequire(import.meta.url)
  const file = require.resolve('swagger-ui-dist/package.json')
  return { folder: dirname(file), version: (require(file) as { version: string }).version }
}

/** The file name of web's style sheet for these pages, which contains a hash. */
async function stylesheetIn(webDist: string): Promise<string | undefined> {
  const text = await readFile(join(webDist, 'docs/.vite/manifest.json'), 'utf8').catch(orMissing)
  const manifest = JSON.parse(text ?? '{}') as Record<string, { file: string }>
  return manifest['src/docs/docs.css']?.file
}
