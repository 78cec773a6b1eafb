import { getResponse, type HttpHandler } from 'msw'
import { agencyHandlers } from './handlers/agency-api.ts'
import { bankHandlers } from './handlers/bank.ts'
import { controlHandlers } from './handlers/control.ts'
import { imageHandlers } from './handlers/images.ts'
import { providerHandlers } from './handlers/provider-api.ts'
import { createClock } from './world/basics/clock.ts'
import { createWorld, type World } from './world/world.ts'

export interface NodeMocksOptions {
  /** What the world's clock says, milliseconds since 1970 UTC; the same number always gives the same world. */
  readonly now: number
  readonly seed?: string
  /** Origin of agency (`/agency`), provider (`/provider`), images (`/images-host`) and control (`/control`). */
  readonly origin?: string
  /** Origin of the bank, for browsers and tests alike. */
  readonly bankOrigin?: string
}

export interface NodeMocks {
  readonly world: World
  /** For `setupServer` of msw/node, so that code under test may use the network as it does in production. */
  readonly handlers: HttpHandler[]
  /** Like `fetch`, without a network: a destroyed connection is `Response.error()`, an unknown address 501. */
  answer(request: Request): Promise<Response>
}

/** The pretend upstreams in a process of Node that tests something else. */
export async function nodeMocks(options: NodeMocksOptions): Promise<NodeMocks> {
  const { now, seed = 'node', origin = 'http://mocks.test', bankOrigin = 'http://bank.localhost:4002' } = options
  const world = await createWorld({ clock: createClock(() => now), seed })
  const handlers = [
    ...agencyHandlers({ world, base: `${origin}/agency`, bankUrl: bankOrigin }),
    ...providerHandlers({ world, base: `${origin}/provider`, bankUrl: bankOrigin }),
    ...imageHandlers(world, origin),
    ...controlHandlers({ world, base: `${origin}/control`, bankUrl: bankOrigin, dropCaches: async () => {} }),
    ...bankHandlers(world, bankOrigin),
  ]
  const answer = async (request: Request) =>
    (await getResponse(handlers, request)) ?? Response.json({ title: 'No mock', status: 501 }, { status: 501 })
  return { world, handlers, answer }
}
