import { TransactionStatus } from '@rota/openapi/provider/enums'
import { describe, expect, it } from 'vitest'
import { IllegalMove } from '../basics/illegal-move.ts'
import { isBooked, moveTransaction, type TransactionState } from './transaction.ts'

type Name = keyof typeof TransactionStatus

/** Decision 25.3 word for word; the last two lines follow from "still booked". */
const LEGAL: readonly (readonly [from: Name, to: Name])[] = [
  ['Open', 'Committing'],
  ['Committing', 'Completed'],
  ['Committing', 'ThirdPartyCompleted'],
  ['Committing', 'Errored'],
  ['Open', 'Expired'],
  ['Open', 'Cancelled'],
  ['Committing', 'RollbackFailed'],
  ['Completed', 'Modified'],
  ['Completed', 'PartialCancel'],
  ['Completed', 'Cancelled'],
  ['Completed', 'CancelX'],
  ['Open', 'Reserved'],
  ['Reserved', 'Committing'],
  ...(['Modified', 'PartialCancel'] as const).flatMap((from) =>
    (['Modified', 'PartialCancel', 'Cancelled', 'CancelX'] as const).map((to) => [from, to] as const),
  ),
]

const states: readonly TransactionState[] = Object.values(TransactionStatus)

describe('provider transaction (decision 25.3)', () => {
  it.each(LEGAL)('%s goes to %s', (from, to) => {
    expect(moveTransaction(TransactionStatus[from], TransactionStatus[to])).toBe(TransactionStatus[to])
  })

  it('refuses every other move', () => {
    const legal = new Set(LEGAL.map(([from, to]) => `${TransactionStatus[from]} ${TransactionStatus[to]}`))
    const others = states.flatMap((from) => states.map((to) => [from, to] as const))
    for (const [from, to] of others.filter((pair) => !legal.has(pair.join(' ')))) {
      expect(() => moveTransaction(from, to)).toThrow(IllegalMove)
    }
  })

  it('is booked when it is completed, changed or cancelled in part', () => {
    const booked = states.filter(isBooked)
    expect(new Set(booked)).toEqual(
      new Set([TransactionStatus.Completed, TransactionStatus.Modified, TransactionStatus.PartialCancel]),
    )
  })
})
