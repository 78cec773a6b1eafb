import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Answer, Schema } from '../../../../api/operations.ts'
import { LineTitle } from '../../../../parts/basket-line/LineTitle.tsx'

type Refusal = Schema<'WayRefusal'>

/** Refusals with their own message, and those whose message names the line that rules the way out. */
const WORDS: Partial<Record<Refusal, string>> = {
  'not-offered': 'notOffered',
  'no-account': 'notOffered',
  'too-late': 'tooLate',
  'switched-off': 'switchedOff',
}
const NAMING: Partial<Record<Refusal, string>> = {
  'not-held': 'notHeld',
  'no-deposit': 'noDeposit',
  'not-refundable': 'notRefundable',
}

type WhyNotProps = { quote: Answer<'quoteCreate'>; way: Schema<'PaymentWay'> }

/** Explains why a way of paying is unavailable, naming the line that rules it out as long as it is known. */
export function WhyNot({ quote, way: { unavailable = 'on-request', line: key } }: WhyNotProps) {
  const line = quote.lines.find((it) => it.key === key)
  const name = WORDS[unavailable] ?? (line && NAMING[unavailable]) ?? 'other'
  return <FormattedMessage id={`checkout.way.${name}`} values={{ line: line ? <LineTitle line={line} /> : '' }} />
}
