import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/errors.ts'
import { messageOf, waitOf } from '../../api/error-words.ts'
import type { CartLineInput } from '../../booking/change.ts'
import { useBooking } from '../../booking/use-booking.ts'
import type { CartOutcome } from '../../domain/cart/cart.ts'
import { MAX_COUNT } from '../../domain/cart/max-count.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { useCountWords } from '../basket-line/use-count-words.ts'

/** What the agency says no to although it was offered a moment ago: the prices on the page are old. */
const OUTDATED = new Set(['sold-out', 'over-capacity', 'not-found', 'expired'])

/** Why a line could not be added; `row` is the name of what was pressed. */
export type Refusal = { row: string; error: unknown; outdated: boolean }

/** What a press puts into the basket. */
export type Wish = {
  line: CartLineInput
  /** Lines that come or stay away with it, as the way back of a flight. */
  along?: readonly CartLineInput[] | undefined
  /** How many are left, where that is known. */
  stock?: number | undefined
}

export type Adding = ReturnType<typeof useAdd>

/**
 * Puts lines of any kind into the basket and tells what came of it: 'Added to cart' (decision 27.9), or into how many it
 * merged, with a way back (decision 27.9). A refusal is kept for its row; `refresh` is called when the prices shown
 * cannot be true. `add` answers whether the basket holds the line now.
 */
export function useAdd(refresh?: () => void) {
  const { cart } = useBooking()
  const { formatMessage } = useIntl()
  const countWords = useCountWords()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<Refusal>()

  const tell = ({ kind, key, before, count }: CartOutcome, { line }: Wish) => {
    if (kind === 'full')
      return showToast(formatMessage({ id: count < MAX_COUNT ? 'cart.full.last' : 'cart.full' }, { count }))
    if (kind !== 'merged') return showToast(formatMessage({ id: 'cart.added' }))
    const failed = (error: unknown) => showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
    const undo = () => void cart({ kind: 'count', key, count: before }).catch(failed)
    const counted = countWords(line, count)
    showToast(formatMessage({ id: 'cart.merged' }, { counted }), {
      label: formatMessage({ id: 'cart.undo' }),
      run: undo,
    })
  }
  const add = async (row: string, wish: Wish): Promise<boolean> => {
    setBusy(row)
    setRefused(undefined)
    const { line, along, stock } = wish
    try {
      const intent = { kind: 'add' as const, line, ...(along && { along }) }
      const outcome = await cart({ ...intent, ...(stock === undefined ? {} : { stock }) })
      if (outcome) tell(outcome, wish)
      return true
    } catch (error) {
      const outdated = refresh !== undefined && error instanceof ApiError && OUTDATED.has(error.kind)
      setRefused({ row, error, outdated })
      if (outdated) refresh()
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return { add, busy, refused }
}
