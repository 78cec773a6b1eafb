import { TransactionStatus } from '@rota/openapi/provider/enums'
import { IllegalMove } from '../basics/illegal-move.ts'

/** State of a provider transaction; only states of the contract's enumeration exist here. */
export type TransactionState = (typeof TransactionStatus)[keyof typeof TransactionStatus]

const { Open, Committing, Completed, ThirdPartyCompleted, Errored, Expired } = TransactionStatus
const { Cancelled, Reserved, RollbackFailed, PartialCancel, CancelX, Modified } = TransactionStatus

/** How long a transaction stays open, in milliseconds; nothing extends it (decision 17.4). */
export const LIFE = 20 * 60_000

/** States that a booked transaction can move to. */
const BOOKED = [Modified, PartialCancel, Cancelled, CancelX]

/** Decision 25.3. A changed or partly cancelled reservation is still booked: it can be changed and cancelled again. */
const MOVES: Readonly<Record<TransactionState, readonly TransactionState[]>> = {
  [Open]: [Committing, Expired, Cancelled, Reserved],
  [Reserved]: [Committing],
  [Committing]: [Completed, ThirdPartyCompleted, Errored, RollbackFailed],
  [Completed]: BOOKED,
  [Modified]: BOOKED,
  [PartialCancel]: BOOKED,
  [ThirdPartyCompleted]: [],
  [Errored]: [],
  [Expired]: [],
  [Cancelled]: [],
  [RollbackFailed]: [],
  [CancelX]: [],
}

/** The state after a transition. Throws IllegalMove. */
export function moveTransaction(from: TransactionState, to: TransactionState): TransactionState {
  if (!MOVES[from].includes(to)) throw new IllegalMove('provider transaction', from, to)
  return to
}

/** Whether a transaction in this state is a booked reservation. */
export const isBooked = (state: TransactionState): boolean =>
  state === Completed || state === Modified || state === PartialCancel
