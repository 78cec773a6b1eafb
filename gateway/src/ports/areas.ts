import type { Records } from './records.ts'

/** What records must survive: a process crash, or a power cut as well (decision 6.4). */
type Survives = 'crash' | 'power-cut'

/** The durability of each area. */
export const AREAS: Readonly<Record<keyof Records, { survives: Survives }>> = {
  // Payments depend on these.
  intents: { survives: 'power-cut' },
  running: { survives: 'power-cut' },
  attempts: { survives: 'power-cut' },
  returns: { survives: 'power-cut' },
  generations: { survives: 'power-cut' },
  bookings: { survives: 'power-cut' },
  numbers: { survives: 'power-cut' },
  cancellations: { survives: 'power-cut' },
  cancelling: { survives: 'power-cut' },
  cases: { survives: 'power-cut' },
  audit: { survives: 'power-cut' },
  switches: { survives: 'power-cut' },
  // If these are lost, they are requested or started again.
  handoffs: { survives: 'crash' },
  forms: { survives: 'crash' },
  versions: { survives: 'crash' },
  leases: { survives: 'crash' },
  holds: { survives: 'crash' },
  transactions: { survives: 'crash' },
  travellers: { survives: 'crash' },
  idempotency: { survives: 'crash' },
  quotes: { survives: 'crash' },
  contracts: { survives: 'crash' },
  decoys: { survives: 'crash' },
  found: { survives: 'crash' },
  penalties: { survives: 'crash' },
  probes: { survives: 'crash' },
  sites: { survives: 'crash' },
  anonymous: { survives: 'crash' },
  starts: { survives: 'crash' },
}
