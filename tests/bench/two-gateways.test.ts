import { describe, expect, test } from 'vitest'
import { HAS_ENGINES, isLong } from '../cluster/test-cluster.ts'
import { KINDS, TEMPLATE } from './kinds.ts'
import { start } from './processes.ts'
import { shareLimit } from './processor-share.ts'
import { MIN_SPEEDUP, throughputOfTwo } from './two-gateways.ts'

/** The short run has no minutes for it, and other tests beside it. */
const limit = isLong && HAS_ENGINES ? shareLimit() : undefined

describe.skipIf(limit === undefined)(
  'two gateways (needs control groups that can be written, PostgreSQL, Redis and HAProxy)',
  () => {
    test(`answer at least ${MIN_SPEEDUP} times as many requests as one, from cache and searches`, async () => {
      if (limit === undefined) throw new Error('skipped')
      const upstream = await start('tests/bench/upstream.ts', { args: [TEMPLATE], speaks: true })
      const agency = `http://127.0.0.1:${(upstream.said as { port: number }).port}`
      const rows = await throughputOfTwo(agency, KINDS[0]?.path(0) ?? '/', limit)
      await upstream.end()
      for (const { name, one, two, ratio } of rows)
        process.stdout.write(
          `  ${name}: two ${two.toFixed(0)} per second, one ${one.toFixed(0)}: ${ratio.toFixed(2)} x\n`,
        )
      expect(rows).toHaveLength(2)
      expect(rows.filter(({ ratio }) => ratio < MIN_SPEEDUP)).toEqual([])
    }, 900_000)
  },
)
