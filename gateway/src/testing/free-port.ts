import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the range from which Linux assigns ports (32768 and above), so that no other program gets one in the meantime.
 */
const FIRST = 20_000
const LAST = 32_000

/** Ports that this process was given before, even if nobody listens there yet. */
const named = new Set<number>()

/** A port on which nobody listens, another at each call. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  if (named.has(port) || !(await isFree(port))) return freePort()
  named.add(port)
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
