import { FormattedMessage, useIntl } from '../../../../i18n/FormattedMessage.tsx'
import type { Answer, Schema } from '../../../../api/operations.ts'
import { withTerm, type Choice } from '../../../../domain/payment/choice.ts'
import { useFormats } from '../../../../i18n/use-locale.ts'
import { Amount } from '../../../../parts/Amount.tsx'
import { Segmented } from '../../../../ui/fields/Segmented.tsx'
import { FormSection } from '../../FormSection.tsx'
import { Due, type DueProps } from '../price/Due.tsx'
import styles from './MethodSection.module.css'
import { WhyNot } from './WhyNot.tsx'

type AmountSectionProps = {
  quote: Answer<'quoteCreate'>
  choice: Choice
  onChoose: (choice: Choice) => void
}

/**
 * The choice between paying everything now or a deposit, and the amounts that are due, with their dates. If the basket
 * allows no deposit, or nothing is paid now, only the due amounts are shown.
 */
export function AmountSection({ quote, choice, onChoose }: AmountSectionProps) {
  const { formatMessage } = useIntl()
  const deposit = depositOf(quote, choice)
  const due = dueOf(quote, choice)
  if (!deposit || deposit.unavailable === 'no-deposit' || choice.method === 'later') {
    return (
      <FormSection title={<FormattedMessage id="checkout.due.title" />}>
        <Due {...due} />
      </FormSection>
    )
  }
  const { depositPercent: percent } = deposit
  const label = formatMessage(
    { id: percent === undefined ? 'checkout.amount.depositMixed' : 'checkout.amount.deposit' },
    { deposit: percent },
  )
  return (
    <FormSection title={<FormattedMessage id="checkout.amount.title" />}>
      <Segmented
        label={formatMessage({ id: 'checkout.amount.title' })}
        labelHidden
        name="term"
        value={choice.term === 'deposit' ? 'deposit' : 'full'}
        onChange={(term) => onChoose(withTerm(choice, term))}
        options={[
          { value: 'full', label: formatMessage({ id: 'checkout.amount.full' }) },
          { value: 'deposit', label, disabled: deposit.unavailable !== undefined },
        ]}
      />
      <p className={styles.aboutDeposit}>
        {deposit.unavailable ? <WhyNot quote={quote} way={deposit} /> : <Split deposit={deposit} />}
      </p>
      <Due {...due} />
    </FormSection>
  )
}

/**
 * The amounts that are due for the payment choice. The quote also lists the amounts of the other ways of paying. They
 * are shown until the quote for a new choice arrives, so that the page does not change twice.
 */
function dueOf(quote: Answer<'quoteCreate'>, { method, term }: Choice): DueProps {
  const isChosen = (way: { method: string; term: string }) => way.method === method && way.term === term
  const way = quote.ways.find(isChosen)
  return isChosen(quote) || !way?.payNow ? quote : { ...way, payNow: way.payNow, payAtHotel: quote.payAtHotel }
}

/** The deposit for the chosen method; if it has none, the first that another method offers. */
function depositOf({ ways }: Answer<'quoteCreate'>, { method }: Choice): Schema<'PaymentWay'> | undefined {
  const deposits = ways.filter(({ term }) => term === 'deposit')
  return deposits.find((way) => way.method === method) ?? deposits.find(({ unavailable }) => !unavailable)
}

/** A sentence with the deposit that is due today, and the remaining amount with its due date. */
function Split({ deposit: { payNow, payLater, payLaterBy } }: { deposit: Schema<'PaymentWay'> }) {
  const { dateLong } = useFormats()
  if (!payNow || !payLater) return null
  return (
    <FormattedMessage
      id={payLaterBy === undefined ? 'checkout.amount.split' : 'checkout.amount.splitBy'}
      values={{
        now: <Amount of={payNow} />,
        rest: <Amount of={payLater} />,
        by: payLaterBy === undefined ? '' : <span className="ltr nums">{dateLong(payLaterBy)}</span>,
      }}
    />
  )
}
