import { useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useToday } from '../../../api/use-site.ts'
import { withCard } from '../../../domain/payment/choice.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useContracts } from '../contract/use-contracts.ts'
import { AmountPart } from './method/AmountPart.tsx'
import { CARD_IDS } from './method/card-fields.ts'
import { MethodPart } from './method/MethodPart.tsx'
import type { Chosen } from './method/use-choice.ts'
import { useCardProblems } from './method/use-card-problems.ts'
import { OrderForm, type Order } from './OrderForm.tsx'
import { useHolding } from './use-holding.ts'
import { usePaying } from './use-paying.ts'

/** How much now and how, the contracts, and the button that states the duty to pay and the sum (decision 20.6). */
export function PaymentForm({ order, chosen: { choice, choose } }: { order: Order; chosen: Chosen }) {
  const { formatMessage } = useIntl()
  const { quote, pending, attempt } = order
  const form = useRef<HTMLFormElement>(null)
  const card = useCardProblems(() => form.current, useToday())
  const contracts = useContracts(quote)
  const forget = () => choice.bin !== undefined && choose(withCard(choice, undefined))
  const paying = usePaying({ attempt, quote, contracts, card, bin: choice.bin, onSent: forget })
  const holding = useHolding({ attempt, quote, contracts })
  const isCard = choice.method === 'creditcard'
  const { tries, missing } = isCard ? paying : holding
  const words = new Map(card.problems.map((it) => [it.field, formatMessage({ id: it.problem }, it.values)]))
  const press = (sending: HTMLFormElement) => {
    if (pending) return
    void (isCard ? paying.press(sending) : holding.press())
  }
  return (
    <OrderForm
      {...{ order, contracts, missing, tries, pending }}
      kind={isCard ? 'card' : 'held'}
      ref={form}
      errors={
        isCard ? card.problems.map(({ field }) => ({ id: CARD_IDS[field], message: words.get(field) ?? '' })) : []
      }
      onSubmit={press}
      button={<PressWords quote={quote} />}
      duty={<Duty quote={quote} isStarting={attempt.state.at === 'starting'} />}
    >
      <AmountPart quote={quote} choice={choice} onChoose={choose} />
      <MethodPart
        quote={quote}
        choice={choice}
        onChoose={choose}
        card={{ ...card, errors: words, times: paying.sent }}
      />
    </OrderForm>
  )
}

type Shown = Pick<Order, 'quote'>

/** What the button does, with the sum. */
function PressWords({ quote: { method, payNow, total } }: Shown): ReactNode {
  const sum = <Amount of={method === 'later' ? total : payNow} />
  return (
    <>
      <Icon name={method === 'creditcard' ? 'lock' : method === 'transfer' ? 'bank' : 'later'} />
      <span>
        <FormattedMessage id={method === 'creditcard' ? 'checkout.pay' : `checkout.book.${method}`} values={{ sum }} />
      </span>
    </>
  )
}

/** The duty that the press brings, and what is going on after it. */
function Duty({ quote: { method, installment }, isStarting }: Shown & { isStarting: boolean }): ReactNode {
  if (isStarting) {
    return <FormattedMessage id={method === 'creditcard' ? 'checkout.pay.starting' : 'checkout.book.starting'} />
  }
  return (
    <>
      {installment.num > 1 ? (
        <>
          <FormattedMessage
            id="checkout.plan.sum"
            values={{ num: installment.num, monthly: <Amount of={installment.monthly} /> }}
          />{' '}
        </>
      ) : null}
      <FormattedMessage id={method === 'creditcard' ? 'checkout.pay.duty' : `checkout.duty.${method}`} />
    </>
  )
}
