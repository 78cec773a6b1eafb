import { startGateway } from '../gateway.ts'
import { figureOf, type Figure } from '../figure.ts'

const ROUNDS = 5
const PAGES_OF_ROUND = 20

/** Milliseconds of the gateway's processor for a page that it renders, and for one that it shares. */
export interface Rendering {
  rendered: Figure
  shared: Figure
}

/**
 * Measures the gateway's processor time per page: rendering, data from its caches, and sending. A parameter that no
 * page reads makes each page a new one.
 * @param upstream URL of the mocks
 */
export async function renderingCosts(upstream: string, paths: readonly string[]): Promise<Map<string, Rendering>> {
  const gateway = await startGateway(upstream, '/healthz')
  let count = 0
  const cost = async (address: () => string) => {
    const before = (await gateway.usage()).cpu
    for (let page = 0; page < PAGES_OF_ROUND; page += 1) await (await fetch(gateway.url + address())).arrayBuffer()
    return ((await gateway.usage()).cpu - before) / PAGES_OF_ROUND / 1000
  }
  const rounds = async (address: () => string) => {
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) costs.push(await cost(address))
    return figureOf(costs)
  }
  try {
    const found = new Map<string, Rendering>()
    for (const path of paths) {
      const fresh = () => `${path}${path.includes('?') ? '&' : '?'}bench=${(count += 1)}`
      // The first pages compile the renderer.
      for (let round = 0; round < 3; round += 1) await cost(fresh)
      found.set(path, { rendered: await rounds(fresh), shared: await rounds(() => path) })
    }
    return found
  } finally {
    await gateway.end()
  }
}
