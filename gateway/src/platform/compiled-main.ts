// The entry of the bundle. It runs `gateway.cjs` (`main.ts` with everything that a start needs) from code that V8 has
// compiled in an earlier process. The compile cache of Node is not enough: it is written when a file has been loaded, so
// the seven hundred functions that run after that would be compiled again at every start (decision 14.3).
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, getCompileCacheDir, Module } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

const FILE = fileURLToPath(new URL('gateway.cjs', import.meta.url))
const HEADER_BYTES = 8

/** The bundle contains only ASCII, so it can be decoded as Latin-1, which is faster. */
const source = readFileSync(FILE)
const folder = getCompileCacheDir()
const cacheFile = folder === undefined ? undefined : join(folder, 'gateway')
const cachedData = cacheFile === undefined ? undefined : readCache(cacheFile)
const script = new Script(Module.wrap(source.toString('latin1')), {
  filename: FILE,
  ...(cachedData && { cachedData }),
})
if (cacheFile !== undefined && script.cachedDataRejected !== false)
  process.on('exit', (code) => writeCache(cacheFile, code))

const require = createRequire(FILE)
const module = new Module(FILE)
module.filename = FILE
// The other files of the bundle require this one.
require.cache[FILE] = module
const run = script.runInThisContext() as (...args: unknown[]) => void
run(module.exports, require, module, FILE, dirname(FILE))

/** The compiled code of an earlier process; undefined if it is missing, damaged, or belongs to another source. */
function readCache(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const data = bytes.subarray(HEADER_BYTES)
    return headerOf(data).equals(bytes.subarray(0, HEADER_BYTES)) ? data : undefined
  } catch {
    // There is no cache yet.
    return undefined
  }
}

/**
 * Writes the code that V8 has compiled so far. This happens when the process ends, so that it delays no request. A failed
 * start writes nothing, because it has compiled only a little.
 */
function writeCache(path: string, code: number): void {
  if (code !== 0) return
  const unfinished = `${path}.${process.pid}`
  try {
    const data = script.createCachedData()
    writeFileSync(unfinished, Buffer.concat([headerOf(data), data]))
    renameSync(unfinished, path)
  } catch {
    // If the folder cannot be written to, the next start is slower, and nothing else is wrong.
  }
}

/** Checksums of the source, of which V8 compares only the length, and of the cached data, which V8 does not check. */
function headerOf(data: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(crc32(source))
  header.writeUInt32BE(crc32(data), 4)
  return header
}
