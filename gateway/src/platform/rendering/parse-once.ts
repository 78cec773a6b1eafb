import { systemClock } from '../../clock.ts'
import { memoryCacheBackend } from '../memory/cache-backend.ts'

/** Maximum bytes of JSON whose values are kept in each thread. The values take about five times as much memory. */
const LIMIT_BYTES = 4 * 1024 * 1024

/** How long a value is kept, in milliseconds: as long as the response of a list is usually shared. */
const KEEP_MS = 60_000

const values = memoryCacheBackend<unknown>(systemClock, LIMIT_BYTES)

/**
 * Parses JSON. Returns the same value for the same text for a while, because the pages of a list show the same response
 * in other orders and with other filters, and parsing it takes as long as rendering them. Nobody may change the value.
 */
export async function parseOnce(json: string): Promise<unknown> {
  const entry = await values.get(json, KEEP_MS)
  if (entry) return entry.value
  const value = JSON.parse(json) as unknown
  void values.put(json, value, { size: json.length, keepMs: KEEP_MS })
  return value
}
