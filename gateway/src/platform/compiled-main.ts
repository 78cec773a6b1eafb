// The entry of the bundle. It runs `gateway.cjs`, which is `main.ts` with everything that a start needs, from what V8
// compiled in an earlier process. Node's own cache stores a file as it is once it is loaded, without the seven hundred
// functions that run after that, so every start would compile them again (decision 14.3).
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, getCompileCacheDir, Module } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

const FILE = fileURLToPath(new URL('gateway.cjs', import.meta.url))
const HEADER_BYTES = 8

/** Only ASCII, so it can be read as Latin-1. */
const source = readFileSync(FILE)
const folder = getCompileCacheDir()
const kept = folder === undefined ? undefined : join(folder, 'gateway')
const cachedData = kept === undefined ? undefined : readKept(kept)
const script = new Script(Module.wrap(source.toString('latin1')), {
  filename: FILE,
  ...(cachedData && { cachedData }),
})
if (kept !== undefined && script.cachedDataRejected !== false) process.on('exit', (code) => keep(kept, code))

const require = createRequire(FILE)
const module = new Module(FILE)
module.filename = FILE
// The other files of the bundle require this one.
require.cache[FILE] = module
const run = script.runInThisContext() as (...args: unknown[]) => void
run(module.exports, require, module, FILE, dirname(FILE))

function readKept(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const data = bytes.subarray(HEADER_BYTES)
    return headerOf(data).equals(bytes.subarray(0, HEADER_BYTES)) ? data : undefined
  } catch {
    // Nothing has been kept yet.
    return undefined
  }
}

/**
 * Writes what V8 has compiled when the process ends, so that no request pays for it. A start that was refused has
 * compiled too little to be worth it.
 */
function keep(path: string, code: number): void {
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

/** Checksums of the source, of which V8 compares only the length, and of the kept data, which V8 does not check. */
function headerOf(data: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(crc32(source))
  header.writeUInt32BE(crc32(data), 4)
  return header
}
