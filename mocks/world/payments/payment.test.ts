import { TransactionStatus } from '@rota/openapi/agency/enums'
import { describe, expect, it } from 'vitest'
import { IllegalMove } from '../basics/illegal-move.ts'
import { moveAttempt, paymentStatus } from './payment.ts'

describe('a payment attempt (decision 25.2)', () => {
  const statuses = Object.values(TransactionStatus)
  const steps = statuses.flatMap((from) => statuses.map((to) => ({ from, to })))
  const isLegal = ({ from, to }: (typeof steps)[number]) => ['0>1', '0>2', '1>3', '1>4'].includes(`${from}>${to}`)

  it.each(steps.filter(isLegal))('may go from $from to $to', ({ from, to }) => {
    expect(moveAttempt(from, to)).toBe(to)
  })

  it.each(steps.filter((step) => !isLegal(step)))('may not go from $from to $to', ({ from, to }) => {
    expect(() => moveAttempt(from, to)).toThrow(IllegalMove)
  })
})

describe('how far a booking is paid', () => {
  it.each([
    ['nothing owed, nothing taken', 0, 0, 1],
    ['owed and nothing taken', 100, 0, 2],
    ['a part', 100, 30, 3],
    ['all', 100, 100, 4],
    ['more than all', 100, 101, 5],
  ])('%s', (_case, owed, captured, status) => {
    expect(paymentStatus(owed, captured)).toBe(status)
  })
})
