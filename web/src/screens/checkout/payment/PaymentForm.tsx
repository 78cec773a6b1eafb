import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useToday } from '../../../api/use-site.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useContracts } from '../contract/use-contracts.ts'
import { CARD_IDS } from './method/card-fields.ts'
import { MethodPart } from './method/MethodPart.tsx'
import { OrderForm, type Order } from './OrderForm.tsx'
import { useCardProblems } from './method/use-card-problems.ts'
import { usePaying } from './use-paying.ts'

/** Card, contracts and the button that states the duty to pay and the sum (decision 20.6). */
export function PaymentForm(order: Order) {
  const { formatMessage } = useIntl()
  const { booking, quote, attempt } = order
  const form = useRef<HTMLFormElement>(null)
  const card = useCardProblems(() => form.current, useToday())
  const contracts = useContracts(booking, quote)
  const { press, tries, missing, sent } = usePaying({ attempt, quote, contracts, card })
  const words = new Map(card.problems.map((it) => [it.field, formatMessage({ id: it.problem }, it.values)]))
  return (
    <OrderForm
      {...{ order, contracts, missing, tries }}
      ref={form}
      errors={card.problems.map(({ field }) => ({ id: CARD_IDS[field], message: words.get(field) ?? '' }))}
      onSubmit={(sending) => void press(sending)}
      button={
        <>
          <Icon name="lock" />
          <span>
            <FormattedMessage id="checkout.pay" values={{ sum: <Amount of={quote.payNow} /> }} />
          </span>
        </>
      }
      duty={attempt.state.at === 'starting' ? 'checkout.pay.starting' : 'checkout.pay.duty'}
    >
      <MethodPart quote={quote} card={card} errors={words} sent={sent} />
    </OrderForm>
  )
}
