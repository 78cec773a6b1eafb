import { test as base, type Page } from '@playwright/test'
import { mode, startPorts } from './ports.ts'

/** A charge in the mock bank's ledger. */
export interface Capture {
  token: string
  amount: number
  currency: string
}

/** What a test may ask of the pretend upstreams, whichever mode they run in. */
export interface World {
  captures(): Promise<Capture[]>
  reservations(): Promise<unknown[]>
}

/** In start mode the mocks are a server of their own; in the demo they live in the page. */
async function control<T>(page: Page, path: string): Promise<T> {
  if (mode === 'start') {
    const answer = await page.request.get(`http://127.0.0.1:${startPorts.MOCKS_PORT}/control/${path}`)
    return (await answer.json()) as T
  }
  return page.evaluate(async (address) => (await fetch(address)).json() as Promise<T>, `/mock/control/${path}`)
}

export const test = base.extend<{ world: World }>({
  world: async ({ page }, use) => {
    await use({
      captures: async () => (await control<{ captures: Capture[] }>(page, 'ledger')).captures,
      reservations: async () => (await control<{ reservations: unknown[] }>(page, 'reservations')).reservations,
    })
  },
})

export { expect } from '@playwright/test'
