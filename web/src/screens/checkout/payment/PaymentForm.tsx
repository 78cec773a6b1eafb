import { Suspense, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useSite, useToday } from '../../../api/use-site.ts'
import { withCard } from '../../../domain/payment/choice.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { ChargeCurrency } from '../../../parts/charge-currency/ChargeCurrency.tsx'
import { lazyPart } from '../../../parts/lazy-part.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useContracts } from '../contract/use-contracts.ts'
import { AmountSection } from './method/AmountSection.tsx'
import { CARD_IDS } from './method/card-fields.ts'
import { CardForm } from './method/CardForm.tsx'
import type { HostedCard } from './method/card-message.ts'
import { HOSTED_ID } from './method/hosted-id.ts'
import type { HostedCardFormProps } from './method/HostedCardForm.tsx'
import { MethodSection } from './method/MethodSection.tsx'
import type { ChoiceState } from './method/use-choice.ts'
import { isWrong } from '../../../domain/problem.ts'
import { useCardProblems } from './method/use-card-problems.ts'
import { OrderForm, type Order } from './OrderForm.tsx'
import { useHolding } from './use-holding.ts'
import { usePaying } from './use-paying.ts'

/** Lazy, because few sites have their bank's own card page. */
const HostedCardForm = lazyPart<HostedCardFormProps>(() =>
  import('./method/HostedCardForm.tsx').then((module) => module.HostedCardForm),
)

/** Payment choice, contracts, and the button that states the duty to pay and the amount (decision 20.6). */
export function PaymentForm({ order, choiceState: { choice, choose } }: { order: Order; choiceState: ChoiceState }) {
  const { formatMessage } = useIntl()
  const { quote, pending } = order
  const form = useRef<HTMLFormElement>(null)
  const card = useCardProblems(() => form.current, useToday())
  const contracts = useContracts(quote)
  const { cardEntry, cardPage } = useSite().site.options.payment
  /** The card from the bank's page. */
  const [entered, setEntered] = useState<HostedCard>()
  const forgetCard = () => {
    setEntered(undefined)
    if (choice.bin !== undefined) choose(withCard(choice, undefined))
  }
  // `null` on sites with a card form of their own.
  const hosted = cardEntry === 'hosted' ? entered : null
  const paying = usePaying({ order, contracts, card, hosted, bin: choice.bin, onSent: forgetCard })
  const holding = useHolding({ order, contracts })
  const isCard = choice.method === 'creditcard'
  const { tries, missing } = isCard ? paying : holding
  const cardMessages = new Map(
    card.problems.map(({ field, problem, values }) => [field, formatMessage({ id: problem }, values)]),
  )
  const errors =
    hosted === null
      ? card.problems.map(({ field, problem }) => ({
          id: CARD_IDS[field],
          message: cardMessages.get(field) ?? '',
          isWrong: isWrong(problem),
        }))
      : hosted === undefined
        ? [{ id: HOSTED_ID, message: formatMessage({ id: 'checkout.hosted.missing' }) }]
        : []
  const submit = (submittedForm: HTMLFormElement) => {
    if (pending) return
    void (isCard ? paying.press(submittedForm) : holding.press())
  }
  return (
    <OrderForm
      {...{ order, contracts, missing, tries, pending }}
      kind={isCard ? 'card' : 'held'}
      ref={form}
      errors={isCard ? errors : []}
      onSubmit={submit}
      button={<ButtonText quote={quote} />}
      duty={<Duty quote={quote} isStarting={order.attempt.state.at === 'starting'} />}
    >
      <ChargeCurrency />
      <AmountSection quote={quote} choice={choice} onChoose={choose} />
      <MethodSection
        quote={quote}
        choice={choice}
        onChoose={choose}
        card={
          hosted === null ? (
            <CardForm
              key={paying.sentCards}
              errors={cardMessages}
              onTyped={card.recheck}
              onLeft={card.checkField}
              onBin={(bin) => choose(withCard(choice, bin))}
            />
          ) : (
            <Suspense>
              <HostedCardForm
                key={paying.sentCards}
                page={cardPage}
                isMissing={paying.tries > 0 && hosted === undefined}
                onCard={(next) => {
                  setEntered(next)
                  choose(withCard(choice, next.bin))
                }}
              />
            </Suspense>
          )
        }
      />
    </OrderForm>
  )
}

type QuoteProps = Pick<Order, 'quote'>

/** The button's text, with the amount. */
function ButtonText({ quote: { method, payNow, total } }: QuoteProps): ReactNode {
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

/** The obligation that the press creates, or the progress after it. */
function Duty({ quote: { method, installment }, isStarting }: QuoteProps & { isStarting: boolean }): ReactNode {
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
