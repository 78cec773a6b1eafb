import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Answer, Schema } from '../../../../api/operations.ts'
import { LineTitle } from '../../../../parts/basket-line/LineTitle.tsx'

type Refusal = Schema<'WayRefusal'>

/** Refusals with their own message. */
const WORDS: Partial<Record<Refusal, string>> = {
  'not-offered': 'checkout.way.notOffered',
  'no-account': 'checkout.way.notOffered',
  'not-held': 'checkout.way.notHeld',
  'no-deposit': 'checkout.way.noDeposit',
  'not-refundable': 'checkout.way.notRefundable',
  'too-late': 'checkout.way.tooLate',
  'switched-off': 'checkout.way.switchedOff',
}

/** The message for all other refusals, and when the line can no longer be named. */
const NAMELESS = 'checkout.way.other'

type WhyNotProps = { quote: Answer<'quoteCreate'>; way: Schema<'PaymentWay'> }

/** Explains why a way of paying is unavailable, naming the line that rules it out. */
export function WhyNot({ quote, way: { unavailable, line: key } }: WhyNotProps) {
  const id = (unavailable && WORDS[unavailable]) ?? NAMELESS
  const line = quote.lines.find((it) => it.key === key)
  const isNamed = unavailable === 'not-held' || unavailable === 'not-refundable' || unavailable === 'no-deposit'
  if (isNamed && !line) return <FormattedMessage id={NAMELESS} />
  return <FormattedMessage id={id} values={{ line: line ? <LineTitle line={line} /> : '' }} />
}
