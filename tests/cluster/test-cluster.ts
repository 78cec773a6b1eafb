import { HAS_POSTGRES } from '@rota/gateway/testing/postgres-server'
import { hasRedis } from '@rota/gateway/redis/testing/redis-server'
import { HAS_HAPROXY } from './front.ts'

/** Whether this machine has all engines of a cluster. `tests/engines.ts` says so once per run when it has not. */
export const HAS_ENGINES = HAS_POSTGRES && hasRedis && HAS_HAPROXY

/** The first of the ports of these tests. */
export const FIRST_PORT = 5600

/** `npm run test:long` has higher counts, and checks times, which are not reliable on a busy machine. */
export const isLong = process.env['LOAD'] === 'long'
