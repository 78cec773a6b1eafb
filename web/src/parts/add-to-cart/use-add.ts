import { useState } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { ApiError } from '../../api/errors.ts'
import { messageOf, waitOf } from '../../api/error-words.ts'
import type { CartLineInput } from '../../booking/line-input.ts'
import { useBookingActions } from '../../booking/use-booking.ts'
import type { CartOutcome } from '../../domain/cart/cart.ts'
import { MAX_COUNT } from '../../domain/cart/max-count.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { useCountWords } from '../basket-line/use-count-words.ts'

/** Refusals of something that was on offer a moment ago: the displayed prices are outdated. */
const OUTDATED = new Set(['sold-out', 'over-capacity', 'not-found', 'expired'])

/** Why a line could not be added; `row` identifies the pressed button. */
export type Refusal = { row: string; error: unknown; outdated: boolean }

/** What a press adds to the basket. */
export type LineToAdd = {
  line: CartLineInput
  /** Lines that are added together with it, such as the return flight. */
  along?: readonly CartLineInput[] | undefined
  /** How many are left, if known. */
  stock?: number | undefined
}

export type Adding = ReturnType<typeof useAdd>

/**
 * Adds lines of any kind to the basket and shows the result: 'Added to cart' (decision 27.9), or the new count of the
 * merged line, with undo (decision 27.9). A refusal is kept with its row; `refresh` is called when the displayed prices
 * are outdated. `add` returns whether the line is in the basket.
 */
export function useAdd(refresh?: () => void) {
  const { cart } = useBookingActions()
  const { formatMessage } = useIntl()
  const countWords = useCountWords()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<Refusal>()

  const tell = ({ kind, key, before, count }: CartOutcome, { line }: LineToAdd) => {
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
  const add = async (row: string, wish: LineToAdd): Promise<boolean> => {
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
