import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Answer, Schema } from '../../../../api/operations.ts'
import { LineTitle } from '../../../../parts/basket-line/LineTitle.tsx'

type Refusal = Schema<'WayRefusal'>

/** Message ids by refusal, then those of messages that name the basket line because of which the way is unavailable. */
const MESSAGES: Partial<Record<Refusal, string>> = {
  'not-offered': 'notOffered',
  'no-account': 'notOffered',
  'too-late': 'tooLate',
  'switched-off': 'switchedOff',
}
const MESSAGES_WITH_LINE: Partial<Record<Refusal, string>> = {
  'not-held': 'notHeld',
  'no-deposit': 'noDeposit',
  'not-refundable': 'notRefundable',
}

type WhyNotProps = { quote: Answer<'quoteCreate'>; way: Schema<'PaymentWay'> }

/**
 * Explains why a way of paying is unavailable, and names the basket line that prevents it, if the quote contains it.
 */
export function WhyNot({ quote, way: { unavailable = 'on-request', line: key } }: WhyNotProps) {
  const line = quote.lines.find((it) => it.key === key)
  const name = MESSAGES[unavailable] ?? (line && MESSAGES_WITH_LINE[unavailable]) ?? 'other'
  return <FormattedMessage id={`checkout.way.${name}`} values={{ line: line ? <LineTitle line={line} /> : '' }} />
}
