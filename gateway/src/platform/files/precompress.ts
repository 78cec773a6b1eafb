import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Endings of text files; other files are already compressed. */
const TEXT_ENDINGS = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Smaller files are not compressed, because they fit into the first packet as they are; bytes. */
const MIN_BYTES = 1024

/** Writes compressed versions of a folder's text files next to them. */
export async function precompressFolder(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT_ENDINGS.has(extname(entry.name)))
  const visible = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\]\./.test(file.slice(folder.length)))
  await Promise.all(visible.map((file) => precompressFile(file)))
}

/**
 * Writes `name.br` and `name.gz` of a file with the highest compression, because this happens only in the build. A
 * version that is no smaller than the file is not written.
 * @param target path to which the endings are added; by default that of the file
 */
export async function precompressFile(file: string, target = file): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.byteLength < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  const versions = { br: await toBrotli(bytes, { params }), gz: await toGzip(bytes, { level: 9 }) }
  for (const [ending, compressed] of Object.entries(versions)) {
    if (compressed.byteLength < bytes.byteLength) await writeFile(`${target}.${ending}`, compressed)
  }
}

// Command line: compresses the given folders.
if (import.meta.main) for (const folder of process.argv.slice(2)) await precompressFolder(folder)
