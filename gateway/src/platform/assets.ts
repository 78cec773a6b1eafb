import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { Asset } from '../ports/platform.ts'

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

const HASHED = 'public, max-age=31536000, immutable'
const PLAIN = 'public, max-age=3600'

/**
 * The built files of a folder by their exact URL path. The list is made once: nothing outside it can be asked for,
 * whatever a path says. HTML and dot files are not served; pages come from elsewhere.
 */
export function openAssets(folder: string): (path: string) => Promise<Asset | undefined> {
  const files = new Map(listFiles(folder).map((file) => [`/${file.split(sep).join('/')}`, join(folder, file)]))
  const loaded = new Map<string, Promise<Asset>>()
  return async (path) => {
    const file = files.get(path)
    if (file === undefined) return undefined
    const asset = loaded.get(path) ?? load(path, file)
    loaded.set(path, asset)
    return asset
  }
}

function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((file) => !file.split(sep).some((part) => part.startsWith('.')))
  } catch {
    return []
  }
}

async function load(path: string, file: string): Promise<Asset> {
  return {
    headers: {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? HASHED : PLAIN,
    },
    bytes: await readFile(file),
  }
}
