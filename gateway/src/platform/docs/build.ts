import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import upstream from '@rota/openapi/agency/upstream.json' with { type: 'json' }
import provider from '@rota/openapi/provider/callers.json' with { type: 'json' }
import type { ContractDocument } from '../../docs/documents/contract-document.ts'
import { readingDocument } from '../../docs/documents/reading-document.ts'
import { EXAMPLE, type ReadingView } from '../../docs/files.ts'
import { precompressFile, precompressFolder } from '../files/precompress.ts'
import { CONSOLE, consolePackage, LICENCES } from './files.ts'
import { partsOf } from './redoc-parts.ts'

/**
 * Builds the parts of the documentation that take too long to build on request: the reading views (pages of Redoc), the
 * documents as YAML, and compressed versions of files. Run by `npm run build -w @rota/gateway`; writes `dist/docs`, and
 * needs no network.
 */

const OUT = resolve(import.meta.dirname, '../../../dist/docs')
const CLI = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const QUIET = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Height of the page's own header above the view, in pixels. */
const HEADER = 69

/** Options of the reading views. JSON examples show four levels at first. */
const OPTIONS = {
  scrollYOffset: HEADER,
  hideDownloadButtons: false,
  jsonSamplesExpandLevel: 4,
  sortRequiredPropsFirst: true,
  codeSamples: {
    languages: [
      { lang: 'Shell', label: 'curl' },
      { lang: 'TypeScript', label: 'Client' },
    ],
  },
}

/** Documents served as YAML, by file name. */
const texts: Record<string, unknown> = { agency: callers, 'upstream-agency': upstream, 'upstream-provider': provider }

/** Documents that have a reading view, with the folder below `/docs` where they can be downloaded. */
const views: Record<string, { reading: ContractDocument; folder: string }> = {
  agency: { reading: readingDocument(callers as ContractDocument), folder: '' },
  provider: { reading: provider, folder: '/upstream' },
}

const workFolder = mkdtempSync(join(tmpdir(), 'rota-docs-'))
rmSync(OUT, { recursive: true, force: true })
mkdirSync(join(OUT, 'assets'), { recursive: true })
for (const [name, source] of Object.entries(texts)) writeYaml(name, source)
for (const [name, { reading, folder }] of Object.entries(views)) buildView(name, reading, folder)
rmSync(workFolder, { recursive: true })
copyFileSync(fileURLToPath(import.meta.resolve('@rota/openapi/examples/book-a-hotel.ts')), join(OUT, EXAMPLE))
writeFileSync(join(OUT, 'assets', LICENCES), licences())
await precompressFolder(join(OUT, 'assets'))
await compressConsole()

/**
 * The licence texts that must be passed on with the scripts of the reading views and of the console, including those of
 * the libraries inside the scripts.
 */
function licences(): string {
  return [
    licenceOf(join(dirname(CLI), '..'), ['LICENSE', 'THIRD_PARTY_NOTICES']),
    licenceOf(consolePackage().folder, ['LICENSE', 'NOTICE', CONSOLE.notices]),
  ].join('\n')
}

function licenceOf(folder: string, files: string[]): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim()
  const { name, version, license } = JSON.parse(read('package.json')) as Record<string, string>
  return [`## ${name} - ${version} (${license})`, ...files.map(read)].join('\n\n') + '\n'
}

/** Compresses the console's files. The originals are served from its package. */
async function compressConsole(): Promise<void> {
  const { folder, version } = consolePackage()
  const target = join(OUT, `swagger-ui-${version}`)
  mkdirSync(target)
  await Promise.all(Object.values(CONSOLE).map((file) => precompressFile(join(folder, file), join(target, file))))
}

function writeYaml(name: string, source: unknown): void {
  const plain = join(workFolder, `${name}.json`)
  writeFileSync(plain, JSON.stringify(source))
  redocly('bundle', plain, '--output', join(OUT, `${name}.yaml`))
}

function buildView(name: string, reading: ContractDocument, folder: string): void {
  const described = join(workFolder, `${name}-reading.json`)
  const page = join(workFolder, `${name}.html`)
  const downloadUrls = ['json', 'yaml'].map((ending) => ({
    title: ending.toUpperCase(),
    url: `/docs${folder}/${name}.${ending}`,
  }))
  const options = join(workFolder, 'options.json')
  writeFileSync(described, JSON.stringify(reading))
  writeFileSync(options, JSON.stringify({ ...OPTIONS, downloadUrls }))
  redocly('build-docs', described, '--inlineBundle', '--openapi', options, '--output', page)
  const { bundle, definition, ...parts } = partsOf(readFileSync(page, 'utf8'))
  const view: ReadingView = {
    ...parts,
    bundle: asset('redoc', 'js', bundle),
    definition: asset(name, 'json', definition),
  }
  writeFileSync(join(OUT, `${name}.view.json`), JSON.stringify(view))
}

function redocly(...args: string[]): void {
  execFileSync(process.execPath, [CLI, ...args], { env: QUIET, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Writes a file under a name that contains its hash, and returns its URL. */
function asset(name: string, ending: string, text: string): string {
  const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${ending}`
  writeFileSync(join(OUT, 'assets', file), text)
  return `/docs/assets/${file}`
}
