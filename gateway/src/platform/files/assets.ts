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

/** Encodings by the file ending of compressed versions, which the build writes next to a file (`precompress.ts`). */
const ENCODINGS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/** `Cache-Control` of files whose name contains a hash, and of all others. */
const HASHED = 'public, max-age=31536000, immutable'
const PLAIN = 'public, max-age=3600'

/** A file as it was when the list was read. */
interface ListedFile {
  path: string
  /** In bytes; undefined if it vanished while the list was read. */
  size: number | undefined
}

/**
 * Serves the built files of a folder by their exact URL path, compressed if the caller accepts it. The list of files is
 * read once, with the first request, so no path can reach a file outside it. HTML and dot files are not served. A file
 * that is missing or has changed its size since the list was read belongs to another build or is being written. Such a
 * file counts as missing. Instead of a missing compressed version, the file itself is served (decision 14.8).
 * @param compressedFolder folder of the compressed versions; by default they are next to the files
 */
export function openAssets(folder: string, compressedFolder = folder): FindAsset {
  const loadList = onFirstUse(async () => ({
    files: new Map(listFiles(folder).map((file) => [addressOf(folder, file.path), file])),
    versions: versionsIn(compressedFolder),
  }))
  const loaded = new Map<string, () => Loaded | Promise<Loaded>>()
  return async (path, acceptEncoding) => {
    const { files, versions } = await loadList()
    const file = files.get(path)
    if (file === undefined) return undefined
    const offered = versions.get(path)
    const load = (encoding?: Encoding) => {
      const key = `${path} ${encoding}`
      const earlier = loaded.get(key)
      if (earlier !== undefined) return earlier()
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
function listFiles(folder: string, isListed = (name: string) => TYPES[extname(name)] !== undefined): ListedFile[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && isListed(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.slice(folder.length).includes(`${sep}.`))
      .map((path) => ({ path, size: statSync(path, { throwIfNoEntry: false })?.size }))
  } catch (error) {
    // A folder that was not built has no files. Any other error is thrown, so that no empty list is cached.
    return orMissing(error) ?? []
  }
}

/** Returns undefined for the error of a missing file, and rethrows any other error. */
export function orMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** Compressed versions by the URL path of their file. */
function versionsIn(folder: string): Map<string, Map<Encoding, ListedFile>> {
  const versions = new Map<string, Map<Encoding, ListedFile>>()
  for (const file of listFiles(folder, (name) => ENCODINGS[extname(name)] !== undefined)) {
    const ending = extname(file.path)
    const address = addressOf(folder, file.path.slice(0, -ending.length))
    const encoding = ENCODINGS[ending]
    if (encoding !== undefined) versions.set(address, (versions.get(address) ?? new Map()).set(encoding, file))
  }
  return versions
}

/** A loaded file. Undefined is not cached, so that the next request tries again. */
type Loaded = Asset | undefined

/**
 * Reads a file, with the headers of its response.
 * @param chosen the negotiated encoding, if the file has compressed versions
 */
async function loadAsset(path: string, file: ListedFile, chosen?: { encoding: Encoding | undefined }): Promise<Loaded> {
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
