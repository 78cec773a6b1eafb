import { getResponse, type HttpHandler } from 'msw'
import { agencyHandlers } from './handlers/agency-api.ts'
import { bankHandlers } from './handlers/bank.ts'
import { controlHandlers } from './handlers/control.ts'
import { imageHandlers } from './handlers/images.ts'
import { providerHandlers } from './handlers/provider-api.ts'
import { createClock, systemTime } from './world/basics/clock.ts'
import { SITES } from './world/seed/sites.ts'
import { createWorld, type Snapshot, type World } from './world/world.ts'

export interface BrowserMocksOptions {
  /** Origin of the page, without a slash at the end. */
  readonly origin: string
  /** Host of the site that the page shows: its files may lie on any host. */
  readonly shownAs: string
  /** What `save` got last, when the page was here before. */
  readonly saved?: string | null
  /** Keeps the world over a reload: called after every change with everything that can change. */
  readonly save: (text: string) => void
  /** Tells the gateway of the page to forget what it has read. */
  readonly dropCaches: () => void
}

export interface BrowserMocks {
  readonly world: World
  /** The sites that a page can be shown as. */
  readonly sites: readonly { readonly host: string; readonly name: string }[]
  /** Answers agency (`.../agency`), provider (`.../provider`) and images (`.../images-host`) of any host. Called by the gateway, never on the wire. */
  agency(request: Request): Promise<Response>
  /** The bank at `/bank` of the page's origin, for the worker. */
  readonly bank: HttpHandler[]
  /** Control at `/mock/control` of the page's origin, for the worker. */
  readonly control: HttpHandler[]
}

/** The pretend upstreams inside a page. */
export async function browserMocks(options: BrowserMocksOptions): Promise<BrowserMocks> {
  const { origin, shownAs, saved, save, dropCaches } = options
  const keep = () => save(JSON.stringify(world.snapshot()))
  const world: World = await createWorld({
    clock: createClock(systemTime),
    seed: `page/${systemTime()}`,
    changed: keep,
  })
  if (saved) await revive(world, saved)

  const upstreams = [
    ...agencyHandlers({ world, base: '*/agency', bankUrl: `${origin}/bank`, shownAs }),
    ...providerHandlers({ world, base: '*/provider', bankUrl: `${origin}/bank` }),
    ...imageHandlers(world, '*'),
  ]
  return {
    world,
    sites: SITES.flatMap(({ hosts, site: { name } }) => hosts.slice(0, 1).map((host) => ({ host, name }))),
    agency: async (request) =>
      (await getResponse(upstreams, request)) ?? Response.json({ title: 'No mock', status: 501 }, { status: 501 }),
    bank: bankHandlers(world, `${origin}/bank`),
    control: controlHandlers({
      world,
      base: `${origin}/mock/control`,
      bankUrl: `${origin}/bank`,
      dropCaches: async () => dropCaches(),
    }),
  }
}

/** A world that an older version of the page has kept may not fit any more: then it begins anew. */
async function revive(world: World, saved: string): Promise<void> {
  try {
    const snapshot: Snapshot = JSON.parse(saved)
    await world.restore(snapshot)
  } catch {
    await world.reset()
  }
}
