import type { Page } from '@playwright/test'
import { startTestStack, type TestStack } from '../test-stack.ts'
import { mode } from './ports.ts'
import { test as base, type Capture, type World } from './world.ts'

/** First port of the first worker's processes. */
const FIRST_PORT = 4300

/** Switches the scenario without affecting other tests; in the demo, a page must be open. */
type Scenario = (name: string) => Promise<void>

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Calls the mocks' control: that of the worker's own processes or, in the demo, that in the page. */
async function control<T>(path: string, page: Page, stack: TestStack | undefined, init: Sent = {}): Promise<T> {
  if (stack) return (await fetch(`${stack.control}/${path}`, init)).json() as Promise<T>
  const inPage = async ({ address, options }: { address: string; options: Sent }) =>
    (await fetch(address, options)).json() as Promise<T>
  return page.evaluate(inPage, { address: `/mock/control/${path}`, options: init })
}

/**
 * Every test starts in the scenario `normal` without bookings; in start mode,
 * each worker has its own gateway and mocks.
 */
export const test = base.extend<{ scenario: Scenario; fresh: void }, { stack: TestStack | undefined }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      if (mode === 'demo') return use(undefined)
      const { stack, stop } = await startTestStack(FIRST_PORT, { PICTURES: 'flat' })
      await use(stack)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack, baseURL }, use) => use(stack?.url ?? baseURL),
  fresh: [
    async ({ stack }, use) => {
      if (stack) await fetch(`${stack.control}/reset`, { method: 'POST' })
      await use()
      base.expect(stack?.faults() ?? [], 'faults that the gateway has logged').toEqual([])
    },
    { auto: true },
  ],
  world: async ({ page, stack, world }, use) => {
    type Reservations = { reservations: Awaited<ReturnType<World['reservations']>> }
    await use({
      payments: world.payments,
      captures: async () => (await control<{ captures: Capture[] }>('ledger', page, stack)).captures,
      reservations: async () => (await control<Reservations>('reservations', page, stack)).reservations,
      contactMessages: () => control<Awaited<ReturnType<World['contactMessages']>>>('letters', page, stack),
      answerRequest: async (bookingNumber, answer) => {
        const init = { method: 'PUT', body: JSON.stringify({ bookingNumber, answer }) }
        await control('requests', page, stack, init)
      },
      receiveTransfer: async (bookingNumber, amount) => {
        const init = { method: 'PUT', body: JSON.stringify({ bookingNumber, amount }) }
        await control('transfers', page, stack, init)
      },
    })
  },
  scenario: async ({ page, stack }, use) => {
    await use(async (name) => {
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) }
      const answer = await control<{ scenario?: string }>('scenario', page, stack, init)
      base.expect(answer.scenario).toBe(name)
    })
  },
})

export { expect } from './world.ts'
