import type { Answer } from '@rota/openapi/client'
import { inDays } from '../days.ts'

type Result = Answer<'bookingByToken'>
type Changes = { [Field in keyof Result]?: Result[Field] | undefined }

const HOURS = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOURS).toISOString()

/**
 * Every state of a booking (decision 34.5), made from one that is held for a bank transfer: the message that the page
 * shows, and the gateway's response.
 */
export function endingsFrom(held: Result): [message: string, result: Result][] {
  const total = held.total ?? held.paid
  const sum = (value: number) => ({ ...total, value })
  const part = sum(1000)
  const rest = sum(total.value - 1000)
  const card: Changes = {
    method: 'creditcard',
    paymentStatus: 4,
    paid: total,
    paidAt: later(-1),
    optionDate: undefined,
  }
  const unbooked: Changes = { bookingNumber: undefined, reference: '7Q2M-4KXA' }
  const cancelled = (state: 'requested' | 'cancelled', refund: 'none' | 'due' | 'done', isParted = false): Changes => ({
    ...card,
    state: state === 'cancelled' ? 'cancelled' : 'booked',
    cancellation: {
      state,
      requestedAt: later(-1),
      penalty: refund === 'none' ? total : part,
      refund: {
        amount: refund === 'none' ? sum(0) : rest,
        ...(isParted ? { byTransfer: part } : {}),
        state: refund,
      },
    },
  })
  const ways: [string, Changes][] = [
    ['booking.booked.state', card],
    ['booking.booked.deposit.state', { ...card, paid: part, payLater: rest, payLaterBy: inDays(30).wire }],
    ['booking.booked.deposit.state', { ...card, paid: part, payLater: rest, payLaterBy: undefined }],
    ['booking.booked.over.state', { paymentStatus: 5, paid: sum(total.value + 250), optionDate: undefined }],
    ['booking.booked.unpaid.state', { optionDate: undefined }],
    ['booking.booked.part.state', { paymentStatus: 3, paid: part, optionDate: undefined }],
    ['booking.held.transfer.state', {}],
    ['booking.held.later.state', { method: 'later', payLater: total, payLaterBy: inDays(3).wire }],
    ['booking.held.part.state', { paymentStatus: 3, paid: part }],
    ['booking.pending.state', { ...card, ...unbooked, state: 'pending' }],
    ['booking.pending.unpaid.state', { ...unbooked, state: 'pending', optionDate: undefined }],
    ['booking.refund.state', { ...card, ...unbooked, state: 'refund' }],
    ['booking.refunded.state', { ...card, ...unbooked, state: 'refund', refundedAt: later(-1) }],
    ['booking.refund.state', { ...unbooked, state: 'refund', paid: part }],
    ['booking.cancelled.state', cancelled('cancelled', 'none')],
    ['booking.cancelled.state', { ...cancelled('cancelled', 'none'), paid: sum(0), method: 'transfer' }],
    ['booking.cancelled.state', cancelled('cancelled', 'due')],
    ['booking.cancelled.state', cancelled('cancelled', 'done')],
    ['booking.cancelled.state', cancelled('cancelled', 'due', true)],
    ['booking.booked.state', cancelled('requested', 'due')],
    ['booking.requested.state', { state: 'requested', method: undefined, optionDate: undefined, answerBy: later(20) }],
    ['booking.refused.state', { state: 'refused', method: undefined, optionDate: undefined }],
    ['booking.lapsed.state', { state: 'lapsed', paid: sum(0) }],
  ]
  return ways.map(([message, changes]) => [message, { ...held, ...changes } as Result])
}
