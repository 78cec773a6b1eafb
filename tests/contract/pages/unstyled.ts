import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const client = join(dirname(fileURLToPath(import.meta.resolve('@rota/web/page'))), '..', 'client')

interface Chunk {
  imports?: string[]
  css?: string[]
}

const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>

const classesIn = (css: string) =>
  Array.from(css.matchAll(/\.([A-Z]\w*(?:-\w+)+|[a-z]\w*-\w+(?:-\w+)*)/g), ([, name = '']) => name)

/** Every class that any style sheet of the storefront knows. */
const known = new Set(
  readdirSync(join(client, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesIn(readFileSync(join(client, 'assets', file), 'utf8'))),
)

const looks = new Map<string, Set<string>>()

/** The classes that a page of a screen is delivered with: those of the frame, of the screen, and of all they import. */
function lookOf(screen: string): Set<string> {
  const found = looks.get(screen)
  if (found) return found
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  const own = `src/screens/${screen}/${screen}.tsx`
  if (!manifest[own]) throw new Error(`no file for the screen ${screen}`)
  visit('index.html')
  visit(own)
  const files = new Set([...seen].flatMap((key) => manifest[key]?.css ?? []))
  const look = new Set([...files].flatMap((file) => classesIn(readFileSync(join(client, file), 'utf8'))))
  looks.set(screen, look)
  return look
}

/**
 * The classes in a served page whose rules come only with later code: without them the page would jump when that code
 * arrives (decision 42.3).
 * @param name the route's name
 */
export function unstyled(html: string, name: string): string[] {
  const look = lookOf(name === 'payment' ? 'checkout' : name)
  const used = new Set(Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(/\s+/)).flat())
  return [...used].filter((each) => known.has(each) && !look.has(each))
}
