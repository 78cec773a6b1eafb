import { hash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { onFirstUse } from '../../translate/first-use.ts'
import type { Asset, Encoding, FindAsset } from '../../ports/platform.ts'
import { encodingFor } from '../../translate/http/encoding.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Compressed versions that the build writes next to a file (`precompress.ts`). */
const FORMS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/** `Cache-Control` of files whose name contains a hash, and of all others. */
const HASHED = 'public, max-age=31536000, immutable'
const PLAIN = 'public, max-age=3600'

/** A file as it was when the list was read. */
interface Listed {
  path: string
  /** In bytes; undefined if it vanished while the list was read. */
  size: number | undefined
}

/**
 * Serves the built files of a folder by their exact URL path, compressed if the caller accepts it. The list of files is
 * read once, with the first request, so no path can reach anything outside it. HTML and dot files are not served. A
 * file that is gone or has another size since belongs to another build, or is being written: it is not there, and a
 * compressed version that is not there is replaced by the file (decision 14.8).
 * @param packed folder of the compressed versions; by default they are next to the files
 */
export function openAssets(folder: string, packed = folder): FindAsset {
  const listed = onFirstUse(async () => ({
    files: new Map(listFiles(folder).map((file) => [addressOf(folder, file.path), file])),
    forms: formsIn(packed),
  }))
  const loaded = new Map<string, () => Loaded | Promise<Loaded>>()
  return async (path, acceptEncoding) => {
    const { files, forms } = await listed()
    const file = files.get(path)
    if (file === undefined) return undefined
    const offered = forms.get(path)
    const load = (encoding?: Encoding) => {
      const key = `${path} ${encoding}`
      const known = loaded.get(key)
      if (known !== undefined) return known()
      const asset = onFirstUse(() =>
        loadAsset(path, (encoding && offered?.get(encoding)) ?? file, offered && { encoding }),
      )
      loaded.set(key, asset)
      return asset()
    }
    const encoding = offered && encodingFor(acceptEncoding, [...offered.keys()])
    const asset = await load(encoding)
    return asset ?? (encoding && load())
  }
}

/** The URL path of a file in a folder. */
const addressOf = (folder: string, file: string) => file.slice(folder.length).split(sep).join('/')

/** Files whose type is served. */
function listFiles(folder: string, isListed = (name: string) => TYPES[extname(name)] !== undefined): Listed[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && isListed(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.slice(folder.length).includes(`${sep}.`))
      .map((path) => ({ path, size: statSync(path, { throwIfNoEntry: false })?.size }))
  } catch (error) {
    // A folder that was not built has no files. Any other failure must not be kept as an empty list.
    return orMissing(error) ?? []
  }
}

/** Undefined for a file that does not exist. Any other error is thrown again. */
export function orMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** Compressed versions by the URL path of their file. */
function formsIn(folder: string): Map<string, Map<Encoding, Listed>> {
  const found = new Map<string, Map<Encoding, Listed>>()
  for (const file of listFiles(folder, (name) => FORMS[extname(name)] !== undefined)) {
    const ending = extname(file.path)
    const address = addressOf(folder, file.path.slice(0, -ending.length))
    const encoding = FORMS[ending]
    if (encoding !== undefined) found.set(address, (found.get(address) ?? new Map()).set(encoding, file))
  }
  return found
}

/** Undefined is not kept: the next request looks again. */
type Loaded = Asset | undefined

/**
 * Reads a file, with the headers of its response.
 * @param chosen the negotiated encoding, if the file has compressed versions
 */
async function loadAsset(path: string, file: Listed, chosen?: { encoding: Encoding | undefined }): Promise<Loaded> {
  const bytes = await readFile(file.path).catch(orMissing)
  if (bytes === undefined || bytes.byteLength !== file.size) return undefined
  return {
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? HASHED : PLAIN,
      etag: `"${hash('sha256', bytes, 'base64url').slice(0, 20)}"`,
      ...(chosen ? { vary: 'Accept-Encoding' } : {}),
      ...(chosen?.encoding ? { 'content-encoding': chosen.encoding } : {}),
    },
    bytes,
  }
}
