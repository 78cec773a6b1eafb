import { useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import type { ContractId, Contracts } from '../contract/use-contracts.ts'
import { sameIntent, type Intent } from './attempt/intent.ts'
import { errorOf, joinPayment } from './attempt/join.ts'
import { hold, mayHaveBeenSent } from './hold.ts'
import type { Order } from './OrderForm.tsx'

type Holding = { order: Order; contracts: Contracts }

/**
 * Handles the press that books without a card: it reports unticked contracts at once, otherwise books the displayed
 * quote. `tries` counts the presses that found problems, `missing` are the unticked contracts.
 */
export function useHolding({ order, contracts }: Holding) {
  const { attempt, quote, replace } = order
  const language = useLocale()
  const { booking, ended, refresh } = useBooking()
  const intent = useRef<Intent>(undefined)
  const [tries, setTries] = useState(0)
  const [missing, setMissing] = useState<readonly ContractId[]>([])

  const press = async () => {
    if (attempt.state.at !== 'form') return
    const unticked = contracts.missing()
    setMissing(unticked)
    if (unticked.length > 0) return setTries(tries + 1)
    attempt.dispatch({ type: 'pressed' })
    if (!navigator.onLine) return attempt.dispatch({ type: 'failed', failure: { kind: 'offline' } })
    const again = intent.current?.hash === quote.hash
    const { key } = (intent.current = sameIntent(intent.current, quote.hash))
    const request = { shown: quote, contracts: contracts.accepted(), language, key, again }
    const event = await joinPayment(await hold(request), booking?.created.date)
    if (!mayHaveBeenSent(event)) intent.current = undefined
    if (event.type === 'reworded') replace(event.quote)
    attempt.dispatch(event)
    const why = errorOf(event)?.kind
    if (why === 'session-expired') await ended()
    // The rooms may have been sold or changed to on request since.
    if (event.type === 'reworded' || why === 'validation' || why === 'sold-out') await refresh()
  }
  return { press, tries, missing }
}
