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
 * Books without a card. `press` is the handler of the button: it either reports the unticked contracts, or books the
 * displayed quote. `tries` counts the presses that found unticked contracts, `missing` are those of the last press.
 */
export function useHolding({ order, contracts }: Holding) {
  const { attempt, quote, replace } = order
  const language = useLocale()
  const { booking, endSession, refresh } = useBooking()
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
    const isRepeat = intent.current?.hash === quote.hash
    const { key } = (intent.current = sameIntent(intent.current, quote.hash))
    const request = { shown: quote, contracts: contracts.accepted(), language, key, isRepeat }
    const event = await joinPayment(await hold(request), booking?.created.date)
    if (!mayHaveBeenSent(event)) intent.current = undefined
    if (event.type === 'reworded') replace(event.quote)
    attempt.dispatch(event)
    const errorKind = errorOf(event)?.kind
    if (errorKind === 'session-expired') await endSession()
    // Since the basket was read, a room may have been sold, or may now need a request to the hotel.
    if (event.type === 'reworded' || errorKind === 'validation' || errorKind === 'sold-out') await refresh()
  }
  return { press, tries, missing }
}
