import { hash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Draw } from '../../page/drawn.ts'
import type { WebBuild } from '../../page/port.ts'
import { createRenderPool } from './render-pool.ts'

/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  isEntry?: boolean
  /** Keys of statically imported chunks. */
  imports?: string[]
  css?: string[]
}
/** Vite's manifest: chunks by the path of their module. */
type Manifest = Record<string, Chunk>

/** The build of the storefront on this machine. */
interface NodeBuild {
  /** Loads the renderer. Its threads start with the first page. */
  open(): Promise<WebBuild>
  /** Draws on one of these threads. */
  draw: Draw
  /** The names of all pages, without their languages. Loads the renderer. */
  pageNames(): Promise<string[]>
  close(): Promise<void>
}

/** Maximum number of threads that render. */
const MOST_THREADS = 4

/**
 * Finds the build of the storefront: the renderer, and the manifest that says which files a page needs. Undefined if the
 * storefront is not built. The renderer has forty modules and React, so it is loaded only with the first page.
 * @param webDist absolute folder, with `client` and `server`
 */
export async function findWebBuild(webDist: string): Promise<NodeBuild | undefined> {
  const text = await readFile(join(webDist, 'client/.vite/manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const renderer = join(webDist, 'server/page.js')
  await access(renderer)
  const { href } = pathToFileURL(renderer)
  // One processor is left for the main thread.
  const atOnce = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))
  const pool = createRenderPool(href, atOnce)
  const load = async () => (await import('./import-renderer.ts')).importRenderer(href)
  return {
    async open() {
      const manifest = JSON.parse(text) as Manifest
      const [{ crawled, matchPage, welcome, busyWords }, styles] = await Promise.all([
        load(),
        stylesOf(manifest, join(webDist, 'client')),
      ])
      return {
        id: hash('sha256', text),
        atOnce,
        ready: () => pool.ready(),
        crawled,
        matchPage,
        welcome,
        busyWords,
        renderPage: (job) => pool.render(job),
        assetsOf: assetsOf(manifest, styles),
      }
    },
    draw: (job) => pool.draw(job),
    pageNames: async () => (await load()).ROUTES.map(({ name }) => name),
    close: () => pool.close(),
  }
}

const address = (file: string) => `/${file}`

/** The text of all style sheets of the build, by file. */
async function stylesOf(manifest: Manifest, folder: string): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const texts = Array.from(files, async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

/**
 * Returns a function that lists the files of a page from the keys of its modules: styles in import order, scripts to
 * run, and chunks to preload. The files of the entry are always included.
 */
export function assetsOf(manifest: Manifest, texts: ReadonlyMap<string, string>): WebBuild['assetsOf'] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return (modules) => {
    const chunks = withImports(manifest, [...entries, ...modules])
    const scripts = entries.flatMap((key) => manifest[key]?.file ?? [])
    const files = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js') && !scripts.includes(file))
    const sheets = new Set(chunks.flatMap(({ css = [] }) => css))
    const styles = Array.from(sheets, (file) => ({ href: address(file), text: texts.get(file) ?? '' }))
    return { scripts: scripts.map(address), styles, preloads: files.map(address) }
  }
}

/** The chunks of the keys and of all their static imports, without duplicates, dependencies first. */
function withImports(manifest: Manifest, keys: string[]): Chunk[] {
  const visited = new Set<string>()
  const ordered: Chunk[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    chunk.imports?.forEach(visit)
    ordered.push(chunk)
  }
  keys.forEach(visit)
  return ordered
}
