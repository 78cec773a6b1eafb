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

/** Problem kinds which mean that the displayed prices are outdated. */
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
 * Adds lines of any kind to the basket. `add` shows a toast with the result, 'Added to cart' or the new count of the
 * merged line with undo (decision 27.9), and resolves with whether the line is in the basket. `refused` is the last
 * refusal with the row of its button, `busy` the row that is being added. `refresh` is called when the displayed prices
 * are outdated.
 */
export function useAdd(refresh?: () => void) {
  const { cart } = useBookingActions()
  const { formatMessage } = useIntl()
  const countWords = useCountWords()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<Refusal>()

  const showOutcome = ({ kind, key, before, count }: CartOutcome, { line }: LineToAdd) => {
    if (kind === 'full')
      return showToast(formatMessage({ id: count < MAX_COUNT ? 'cart.full.last' : 'cart.full' }, { count }))
    if (kind !== 'merged') return showToast(formatMessage({ id: 'cart.added' }))
    const showError = (error: unknown) => showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
    const undo = () => void cart({ kind: 'count', key, count: before }).catch(showError)
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
      if (outcome) showOutcome(outcome, wish)
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
