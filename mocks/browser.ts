import type { HttpHandler } from 'msw'
import { agencyHandlers } from './handlers/agency-api.ts'
import { respondFrom } from './handlers/respond-from.ts'
import { bankHandlers } from './handlers/bank.ts'
import { controlHandlers } from './handlers/control.ts'
import { imageHandlers } from './handlers/images.ts'
import { scene } from './scenes/scene.ts'
import { providerHandlers } from './handlers/provider-api.ts'
import { createClock, systemTime } from './world/basics/clock.ts'
import { SITES } from './world/seed/sites/sites.ts'
import { createWorld, type Snapshot, type World } from './world/world.ts'

/** What the simulated upstreams need to know about the page that they run in. */
export interface BrowserMocksOptions {
  /** Origin of the page, without a trailing slash. */
  readonly origin: string
  /** Host name of the site to show; the files themselves may be on any host. */
  readonly shownAs: string
  /** The text last passed to `save`, if the page was open before. */
  readonly saved?: string | null
  /** Saves the world across reloads: called after every change with a snapshot of everything that can change. */
  readonly save: (text: string) => void
  /** Tells the gateway in the page to clear its caches. */
  readonly dropCaches: () => void
}

/** The simulated upstreams inside a page. */
export interface BrowserMocks {
  readonly world: World
  /** The sites that the page can show. */
  readonly sites: readonly { readonly host: string; readonly name: string }[]
  /**
   * Handles calls of the agency (`.../agency`), the provider (`.../provider`) and the image host (`.../images-host`),
   * on any host. The gateway calls it directly, without a network.
   */
  agency(request: Request): Promise<Response>
  /** Handlers of the bank at `/bank` of the page's origin, for the service worker. */
  readonly bank: HttpHandler[]
  /** Handlers of control at `/mock/control` of the page's origin, for the service worker. */
  readonly control: HttpHandler[]
}

/** Starts the simulated upstreams inside a page. */
export async function browserMocks(options: BrowserMocksOptions): Promise<BrowserMocks> {
  const { origin, shownAs, saved, save, dropCaches } = options
  const saveWorld = () => save(JSON.stringify(world.snapshot()))
  const world: World = await createWorld({
    clock: createClock(systemTime),
    seed: `page/${systemTime()}`,
    changed: saveWorld,
  })
  if (saved) await revive(world, saved)

  const upstreams = [
    ...agencyHandlers({ world, base: '*/agency', bankUrl: `${origin}/bank`, shownAs }),
    ...providerHandlers({ world, base: '*/provider', bankUrl: `${origin}/bank` }),
    ...imageHandlers(world, '*', scene),
  ]
  return {
    world,
    sites: SITES.flatMap(({ hosts, site: { name } }) => hosts.slice(0, 1).map((host) => ({ host, name }))),
    agency: (request) => respondFrom(upstreams, request),
    bank: bankHandlers(world, `${origin}/bank`),
    control: controlHandlers({
      world,
      base: `${origin}/mock/control`,
      bankUrl: `${origin}/bank`,
      dropCaches: async () => dropCaches(),
    }),
  }
}

/** A world saved by an older version of the page may no longer be valid; then the world starts empty. */
async function revive(world: World, saved: string): Promise<void> {
  try {
    const snapshot: Snapshot = JSON.parse(saved)
    await world.restore(snapshot)
  } catch {
    await world.reset()
  }
}
