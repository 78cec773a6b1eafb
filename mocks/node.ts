import type { HttpHandler } from 'msw'
import { agencyHandlers } from './handlers/agency-api.ts'
import { respondFrom } from './handlers/respond-from.ts'
import { bankHandlers } from './handlers/bank.ts'
import { controlHandlers } from './handlers/control.ts'
import { imageHandlers } from './handlers/images.ts'
import { scene } from './scenes/scene.ts'
import { providerHandlers } from './handlers/provider-api.ts'
import { createClock } from './world/basics/clock.ts'
import { createWorld, type World } from './world/world.ts'

/** Time, seed and addresses of the simulated upstreams. */
export interface NodeMocksOptions {
  /** Time of the world's clock in milliseconds since 1970 UTC; the same time always gives the same world. */
  readonly now: number
  readonly seed?: string
  /**
   * Origin of the agency (`/agency`), the provider (`/provider`), the image host
   * (`/images-host`) and control (`/control`).
   */
  readonly origin?: string
  /** Origin of the bank, for browsers and tests. */
  readonly bankOrigin?: string
}

/** The simulated upstreams inside a Node process. */
export interface NodeMocks {
  readonly world: World
  /** For `setupServer` of msw/node, so that code under test can use the network as in production. */
  readonly handlers: HttpHandler[]
  /** Like `fetch` without a network: a destroyed connection is `Response.error()`, an unknown URL is 501. */
  answer(request: Request): Promise<Response>
}

/** Starts the simulated upstreams inside a Node process, for tests. */
export async function nodeMocks(options: NodeMocksOptions): Promise<NodeMocks> {
  const { now, seed = 'node', origin = 'http://mocks.test', bankOrigin = 'http://bank.localhost:4002' } = options
  const world = await createWorld({ clock: createClock(() => now), seed })
  const handlers = [
    ...agencyHandlers({ world, base: `${origin}/agency`, bankUrl: bankOrigin }),
    ...providerHandlers({ world, base: `${origin}/provider`, bankUrl: bankOrigin }),
    ...imageHandlers(world, origin, scene),
    ...controlHandlers({ world, base: `${origin}/control`, bankUrl: bankOrigin, dropCaches: async () => {} }),
    ...bankHandlers(world, bankOrigin),
  ]
  return { world, handlers, answer: (request) => respondFrom(handlers, request) }
}
