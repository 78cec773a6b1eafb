import { createHash, hkdfSync } from 'node:crypto'
import { digest } from '@rota/openapi/agency/operations'
import type { Clock } from '../../ports/clock.ts'
import type { Config } from '../../ports/config.ts'
import type { Epochs } from '../../ports/cache.ts'
import type { Counter } from '../../ports/counter.ts'
import type { Log } from '../../ports/log.ts'
import type { SharedAnswer, CacheBackend } from '../../ports/cache-backend.ts'
import { redisCounter } from './counter.ts'
import { sharedEpochs } from './epochs.ts'
import { sharedGeneration } from './generation.ts'
import { openRedisConnection } from './connection.ts'
import { answerSeal } from './sealed-answer.ts'
import { redisCacheBackend } from './cache-backend.ts'

/** The parts that the processes of an installation share on Redis. */
export interface SharedOnRedis {
  counter: Counter
  responseCache: CacheBackend<SharedAnswer>
  epochs: Epochs
  close(): void
}

/** Version of the stored answers. Raise it when their meaning changes although the contract is the same. */
const FORMAT_VERSION = 1

type RedisConfig = Pick<Config, 'publicUrl' | 'agency' | 'answerChecks' | 'sessionKeys'>

/**
 * Opens the counter, the response cache and the epochs on Redis. Returns at once. Until Redis is reached, and whenever
 * it is away, they work in this process alone (decision 46).
 * @param parts.limit memory limit for copies of answers in this process, in bytes
 */
export function openRedis(
  url: string,
  parts: { config: RedisConfig; clock: Clock; log: Log; limit: number; random?: () => number },
): SharedOnRedis {
  const { config, clock, log, limit, random = Math.random } = parts
  const { publicUrl, agency, answerChecks, sessionKeys } = config
  // Several installations may use one Redis. Public URL and agency URL identify an installation.
  const prefix = `rota ${hashOf([publicUrl, agency.url]).slice(0, 12)} `
  const connection = openRedisConnection(url, { clock, log, random })
  const generation = sharedGeneration(connection, prefix, clock)
  const epochs = sharedEpochs(connection, prefix, clock)
  const keysFor = (info: string) =>
    sessionKeys.map((secret) => new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(32), info, 32)))
  const [subjects = new Uint8Array()] = keysFor('redis subjects')
  return {
    counter: redisCounter(connection, prefix, subjects),
    responseCache: redisCacheBackend({
      connection,
      seal: answerSeal(keysFor('redis answers')),
      generation,
      prefix,
      version: hashOf([FORMAT_VERSION, digest, answerChecks]),
      clock,
      limit,
    }),
    epochs,
    close() {
      epochs.stop()
      generation.stop()
      connection.close()
    },
  }
}

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
