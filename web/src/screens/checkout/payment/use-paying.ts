import { useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { toLineInput } from '../../../booking/line-input.ts'
import { dropUnconfirmedLines, saveUnconfirmedLines } from '../../../booking/kept-lines.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { cardToWire } from '../../../domain/payment/card.ts'
import type { ContractId, Contracts } from '../contract/use-contracts.ts'
import { readCard } from './method/card-fields.ts'
import type { HostedCard } from './method/card-message.ts'
import type { Order } from './OrderForm.tsx'
import { mayHaveBeenSent, pay } from './pay.ts'
import { sameIntent, type Intent } from './attempt/intent.ts'
import { errorOf, joinPayment } from './attempt/join.ts'
import type { useCardProblems } from './method/use-card-problems.ts'

type Paying = {
  order: Order
  contracts: Contracts
  card: ReturnType<typeof useCardProblems>
  /** The card entered on the bank's page, undefined until then; `null` when it is typed here. */
  hosted: HostedCard | undefined | null
  /** The first digits of the card whose instalments were chosen. */
  bin: string | undefined
  /** Called after the card was sent. */
  onSent: () => void
}

/**
 * Pays by card. `press` is the handler of the Pay button: it either reports all problems of the form at once, or reads
 * the card, sends it and keeps nothing of it. `tries` counts the presses that found problems, `missing` are the
 * contracts that were unticked at the last press. `sentCards` counts the cards that were sent: it is the key of the
 * card form, so that the form is empty after each.
 */
export function usePaying({ order, contracts, card, hosted, bin, onSent }: Paying) {
  const { attempt, quote, replace } = order
  const locale = useLocale()
  const { booking, endSession, refresh } = useBooking()
  const intent = useRef<Intent>(undefined)
  const [tries, setTries] = useState(0)
  const [sentCards, setSentCards] = useState(0)
  const [missing, setMissing] = useState<readonly ContractId[]>([])

  const press = async (form: HTMLFormElement) => {
    if (attempt.state.at !== 'form') return
    const cardErrors = hosted === null ? card.checkAll().length : hosted === undefined ? 1 : 0
    const unticked = contracts.missing()
    setMissing(unticked)
    if (cardErrors + unticked.length > 0) return setTries(tries + 1)
    attempt.dispatch({ type: 'pressed' })
    const isRepeat = intent.current?.hash === quote.hash
    const { key } = (intent.current = sameIntent(intent.current, quote.hash))
    const request = { shown: quote, contracts: contracts.accepted(), language: locale, bin, key, isRepeat }
    saveUnconfirmedLines(booking?.products.map(toLineInput) ?? [])
    const event = await joinPayment(
      await pay({ ...request, card: hosted ? { cardRef: hosted.cardRef } : { card: cardToWire(readCard(form)) } }),
      booking?.created.date,
    )
    if (!mayHaveBeenSent(event)) {
      intent.current = undefined
      dropUnconfirmedLines()
    }
    // A card reference from the bank is valid for one payment, whatever its result.
    if (event.type === 'stepped' || event.type === 'joined' || hosted) {
      setSentCards(sentCards + 1)
      onSent()
    }
    if (event.type === 'reworded') replace(event.quote)
    attempt.dispatch(event)
    const errorKind = errorOf(event)?.kind
    if (errorKind === 'session-expired') await endSession()
    // A room may have changed to on request since the basket was read: then no card is needed.
    if (event.type === 'reworded' || errorKind === 'validation') await refresh()
  }
  return { press, tries, missing, sentCards }
}
