import { expect } from 'vitest'

interface Moved {
  captures: { token: string }[]
  refunds: unknown[]
}

/** What the bank and the agency know. */
async function readLedger(control: string) {
  const read = async (name: string) => (await fetch(`${control}/${name}`)).json()
  const { captures, refunds } = (await read('ledger')) as Moved
  const { reservations } = (await read('reservations')) as { reservations: unknown[] }
  return { captures, refunds, reservations }
}

/** Names the payments that the bank has charged so far. */
export async function chargedAt(control: string): Promise<string[]> {
  const { captures } = await readLedger(control)
  return captures.map(({ token }) => token)
}

/**
 * Notes what the bank and the agency know. The returned function compares what came later with how payments have ended:
 * one charge and one booking for each that was booked, and nothing else. A payment is `pending` if nobody can say
 * whether its commit has arrived, because the process that sent it died meanwhile; it may be charged and booked, and a
 * person is told (decision 6.3).
 */
export async function ledgerFrom(control: string): Promise<(states: readonly string[]) => Promise<void>> {
  const before = await readLedger(control)
  return async (states) => {
    const { captures, refunds, reservations } = await readLedger(control)
    const number = (state: string) => states.filter((one) => one === state).length
    const [booked, pending] = [number('booked'), number('pending')]
    const charged = captures.slice(before.captures.length).map(({ token }) => token)
    const kept = charged.length - (refunds.length - before.refunds.length)
    const made = reservations.length - before.reservations.length
    expect(states.filter((state) => !['booked', 'pending', 'declined', 'expired'].includes(state))).toEqual([])
    expect(new Set(charged).size).toBe(charged.length)
    for (const count of [kept, made]) {
      expect(count).toBeGreaterThanOrEqual(booked)
      expect(count).toBeLessThanOrEqual(booked + pending)
    }
  }
}
