import { useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import { writtenBack } from '../../../booking/change.ts'
import { dropUnheardLines, keepUnheardLines } from '../../../booking/kept-lines.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { cardToWire } from '../../../domain/payment/card.ts'
import type { ContractId, Contracts } from '../contract/use-contracts.ts'
import { readCard } from './method/card-fields.ts'
import type { HostedCard } from './method/card-news.ts'
import { isUnanswered, pay } from './pay.ts'
import { askOtherTabs } from './attempt/other-tab.ts'
import type { PaymentEvent } from './attempt/state.ts'
import type { Attempt } from './attempt/use-attempt.ts'
import type { useCardProblems } from './method/use-card-problems.ts'

type Paying = {
  attempt: Attempt
  quote: Answer<'quoteCreate'>
  contracts: Contracts
  card: ReturnType<typeof useCardProblems>
  /** Where the card is entered at the bank: its name there, once it is. `null` where it is typed here. */
  hosted: HostedCard | undefined | null
  /** The first digits of the card whose instalments were chosen. */
  bin: string | undefined
  /** The card has been sent, and its fields are empty. */
  onSent: () => void
}

/** A try whose answer never came: the next one means the same payment and goes out under the same key. */
type Intent = { key: string; hash: string }

/**
 * The press on Pay: everything that is wrong is said at once; otherwise the card is read, sent and forgotten. `tries`
 * counts the presses that found something, `missing` are the contracts that were not ticked, `sent` the cards that were
 * sent: each is followed by empty fields.
 */
export function usePaying({ attempt, quote, contracts, card, hosted, bin, onSent }: Paying) {
  const locale = useLocale()
  const { booking, ended, refresh } = useBooking()
  const intent = useRef<Intent>(undefined)
  const [tries, setTries] = useState(0)
  const [sent, setSent] = useState(0)
  const [missing, setMissing] = useState<readonly ContractId[]>([])

  const press = async (form: HTMLFormElement) => {
    if (attempt.state.at !== 'form') return
    const wrong = hosted === null ? card.sent().length : hosted === undefined ? 1 : 0
    const unticked = contracts.missing()
    setMissing(unticked)
    if (wrong + unticked.length > 0) return setTries(tries + 1)
    attempt.tell({ type: 'pressed' })
    const again = intent.current?.hash === quote.hash
    const { key } = (intent.current = sameIntent(intent.current, quote.hash))
    const order = { shown: quote, contracts: contracts.accepted(), language: locale, bin, key, again }
    keepUnheardLines(booking?.products.map(writtenBack) ?? [])
    const event = await joined(
      await pay({ ...order, card: hosted ? { cardRef: hosted.cardRef } : { card: cardToWire(readCard(form)) } }),
    )
    if (!isUnanswered(event)) {
      intent.current = undefined
      dropUnheardLines()
    }
    // A card that was entered at the bank pays once, whatever came of it.
    if (event.type === 'stepped' || event.type === 'joined' || hosted) {
      setSent(sent + 1)
      onSent()
    }
    attempt.tell(event)
    if (errorOf(event)?.kind === 'session-expired') await ended()
    // A room may have become one on request since the basket was read: then there is no card any more.
    if (errorOf(event)?.kind === 'validation') await refresh()
  }
  return { press, tries, missing, sent }
}

/**
 * A payment that is under way is shown, instead of an error: another tab has begun it (E1), or one that was closed
 * inside 3-D Secure (H4).
 */
async function joined(event: PaymentEvent): Promise<PaymentEvent> {
  const error = errorOf(event)
  if (error?.kind !== 'payment-in-progress') return event
  const token = error.problem.paymentToken ?? (await askOtherTabs())
  return token === undefined ? event : { type: 'joined', token }
}

function sameIntent(known: Intent | undefined, hash: string): Intent {
  return known?.hash === hash ? known : { key: crypto.randomUUID(), hash }
}

/** The problem that a try has ended with. */
function errorOf(event: PaymentEvent): ApiError | undefined {
  const error = event.type === 'failed' && event.failure.kind === 'error' ? event.failure.error : undefined
  return error instanceof ApiError ? error : undefined
}
