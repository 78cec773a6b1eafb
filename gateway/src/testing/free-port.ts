import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The range is below the ports that Linux assigns by itself (32768 and above), so that no other program gets a returned
 * port before the test uses it.
 */
const FIRST = 20_000
const LAST = 32_000

/** Ports that this process has already returned, even if nobody listens there yet. */
const returned = new Set<number>()

/** A port on which nobody listens. Every call returns a different one. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  if (returned.has(port) || !(await isFree(port))) return freePort()
  returned.add(port)
  return port
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  await new Promise((resolve) => probe.close(resolve))
  return true
}
