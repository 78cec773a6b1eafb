import { TransactionStatus } from '@rota/openapi/provider/enums'
import { IllegalMove } from '../basics/illegal-move.ts'

/** State of a provider's transaction; what is not in the contract's enumeration does not happen here. */
export type TransactionState = (typeof TransactionStatus)[keyof typeof TransactionStatus]

const { Open, Committing, Completed, ThirdPartyCompleted, Errored, Expired } = TransactionStatus
const { Cancelled, Reserved, RollbackFailed, PartialCancel, CancelX, Modified } = TransactionStatus

/** How long a transaction is open, whatever is done with it; milliseconds (decision 17.4). */
export const LIFE = 20 * 60_000

/** What can still happen to something that is booked. */
const BOOKED = [Modified, PartialCancel, Cancelled, CancelX]

/**
 * Decision 25.3. What was changed, or cancelled in part, is still booked: it can be changed and
 * cancelled like any other.
 */
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

/** The state after a move. Throws IllegalMove. */
export function moveTransaction(from: TransactionState, to: TransactionState): TransactionState {
  if (!MOVES[from].includes(to)) throw new IllegalMove('provider transaction', from, to)
  return to
}

/** Whether a state is the one of something that is booked. */
export const isBooked = (state: TransactionState): boolean =>
  state === Completed || state === Modified || state === PartialCancel
