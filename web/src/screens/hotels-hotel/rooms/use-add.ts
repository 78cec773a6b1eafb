import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/errors.ts'
import { messageOf, waitOf } from '../../../api/error-words.ts'
import type { CartLineInput } from '../../../booking/change.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { MAX_COUNT, type CartOutcome } from '../../../domain/cart/cart.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'

/** What the agency says no to although it was offered a moment ago: the prices on the page are old. */
const OUTDATED = new Set(['sold-out', 'over-capacity', 'not-found'])

/** Why a rate could not be added; `row` is room and rate. */
export type Refusal = { roomId: string; row: string; error: unknown; outdated: boolean }

/** The name of a rate among all rates of a hotel. */
export const rowOf = (roomId: string, planId: string) => `${roomId} ${planId}`

/**
 * Puts rooms in the basket and tells what came of it: 'Added to cart' (decision 27.9), or into how many rooms it
 * merged, with a way back (decision 27.9). A refusal is kept for its row; `refresh` is called when the prices shown
 * cannot be true.
 */
export function useAdd(refresh: () => void) {
  const { cart } = useBooking()
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<Refusal>()

  const tell = ({ kind, key, before, count }: CartOutcome) => {
    if (kind === 'full')
      return showToast(formatMessage({ id: count < MAX_COUNT ? 'cart.full.last' : 'cart.full' }, { count }))
    if (kind !== 'merged') return showToast(formatMessage({ id: 'cart.added' }))
    const failed = (error: unknown) => showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
    const undo = () => void cart({ kind: 'count', key, count: before }).catch(failed)
    showToast(formatMessage({ id: 'cart.merged' }, { count }), { label: formatMessage({ id: 'cart.undo' }), run: undo })
  }
  const add = async (roomId: string, planId: string, line: CartLineInput, stock: number | undefined) => {
    const row = rowOf(roomId, planId)
    setBusy(row)
    setRefused(undefined)
    try {
      const outcome = await cart({ kind: 'add', line, ...(stock === undefined ? {} : { stock }) })
      if (outcome) tell(outcome)
    } catch (error) {
      const outdated = error instanceof ApiError && OUTDATED.has(error.kind)
      setRefused({ roomId, row, error, outdated })
      if (outdated) refresh()
    } finally {
      setBusy(undefined)
    }
  }
  return { add, busy, refused }
}
