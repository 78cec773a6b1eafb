import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Fault } from '../testing/context.ts'
import { killableWorld as world } from '../testing/killable-world.ts'

const MINUTE = 60_000

/** `npm run test:long` runs more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300)

test(
  'whatever fails and wherever the process dies, money is booked once, refunded or a case for people',
  async () => {
    const fault = fc.constantFrom<Fault>(undefined, undefined, 'not-sent', 'answer-lost', 'lost', 'refused')
    const operation = fc.constantFrom('orderInitialize', 'orderQuery', 'reservationComplete', 'siteView')
    const action = fc.oneof(
      fc.record({ do: fc.constant('fault' as const), operation, fault }),
      fc.record({ do: fc.constant('bank' as const), yes: fc.boolean() }),
      fc.record({ do: fc.constant('pass' as const), milliseconds: fc.integer({ min: 0, max: 100_000 }) }),
      fc.record({ do: fc.constant('kill' as const), after: fc.integer({ min: 0, max: 12 }) }),
      fc.constant({ do: 'restart' as const }),
      fc.record({ do: fc.constant('pay' as const), key: fc.integer({ min: 1, max: 3 }) }),
    )
    const card = fc.constantFrom('challenge' as const, 'frictionless' as const, 'declined' as const)
    await fc.assert(
      fc.asyncProperty(card, fc.array(action, { minLength: 3, maxLength: 25 }), async (kind, actions) => {
        const w = await world()
        w.agency.card = kind
        for (const act of [{ do: 'pay' as const, key: 1 }, ...actions]) {
          if (act.do === 'fault') w.faults[act.operation] = act.fault
          if (act.do === 'bank' && act.yes) w.agency.bankSaysYes()
          if (act.do === 'bank' && !act.yes) w.agency.bankSaysNo()
          if (act.do === 'pass') await w.pass(act.milliseconds)
          if (act.do === 'kill') w.killAfter(act.after)
          if (act.do === 'restart') await w.restart()
          if (act.do === 'pay') await w.pay(`key-000000000000${act.key}`).catch(() => undefined)
          expect(w.agency.commits.length).toBeLessThanOrEqual(1)
        }
        for (const operationId of Object.keys(w.faults)) delete w.faults[operationId]
        await w.restart()
        for (let minute = 0; minute < 70; minute++) await w.pass(MINUTE)
        const intents = await w.intents()
        for (const { token, state } of intents) {
          const isCaptured = w.agency.captures.includes(token)
          expect(isCaptured ? ['committed', 'refund-task', 'pending'] : ['declined', 'expired', 'rejected']).toContain(
            state,
          )
        }
        const booked = intents.filter(({ state }) => state === 'committed')
        expect(booked.length).toBe(w.agency.commits.length)
        expect(booked.length).toBeLessThanOrEqual(1)
        expect(await w.running()).toBe(0)
      }),
      { numRuns: RUNS },
    )
  },
  30_000 + RUNS * 20,
)
