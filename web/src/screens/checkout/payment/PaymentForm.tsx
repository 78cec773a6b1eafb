import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Answer } from '../../../api/operations.ts'
import { useToday } from '../../../api/use-site.ts'
import type { Booking } from '../../../booking/change.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { Amount } from '../../../parts/PriceText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { boxId, ContractsPart } from '../contract/ContractsPart.tsx'
import { useContracts } from '../contract/use-contracts.ts'
import { seenTotal } from '../view.ts'
import { CARD_IDS } from './card-fields.ts'
import { DueNotice } from './DueNotice.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { MethodPart } from './MethodPart.tsx'
import styles from './PaymentForm.module.css'
import { PriceDialog } from './PriceDialog.tsx'
import type { Attempt } from './use-attempt.ts'
import { useCardProblems } from './use-card-problems.ts'
import { usePaying } from './use-paying.ts'

type PaymentFormProps = {
  booking: Booking
  quote: Answer<'quoteCreate'>
  /** Puts an accepted quote in the place of the one that is shown. */
  replace: (quote: Answer<'quoteCreate'>) => void
  attempt: Attempt
}

/** Card, contracts and the button that states the duty to pay and the sum (product 1.8, order button). */
export function PaymentForm({ booking, quote, replace, attempt }: PaymentFormProps) {
  const { formatMessage } = useIntl()
  const { refresh } = useBooking()
  const form = useRef<HTMLFormElement>(null)
  const card = useCardProblems(() => form.current, useToday())
  const contracts = useContracts(booking, quote)
  const { press, tries, missing, sent } = usePaying({ attempt, quote, contracts, card })
  const { state, tell } = attempt
  const words = new Map(card.problems.map((it) => [it.field, formatMessage({ id: it.problem }, it.values)]))
  const unticked = contracts.contracts.filter((it) => missing.includes(it.id) && !contracts.isTicked(it))
  const errors = [
    ...card.problems.map(({ field }) => ({ id: CARD_IDS[field], message: words.get(field) ?? '' })),
    ...unticked.map(({ id, title }) => ({
      id: boxId(id),
      message: formatMessage({ id: 'checkout.contract.missingNamed' }, { title: title.text }),
    })),
  ]
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void press(event.currentTarget)
      }}
    >
      <div className={styles.messages}>
        {state.at === 'form' && state.failure ? <FailureNotice failure={state.failure} /> : null}
        <ErrorSummary title={formatMessage({ id: 'form.required' })} errors={tries > 0 ? errors : []} attempt={tries} />
        <DueNotice before={seenTotal(booking)} now={quote.total} />
      </div>
      <MethodPart quote={quote} card={card} errors={words} sent={sent} />
      <ContractsPart contracts={contracts} missing={missing} />
      <Button type="submit" size="l" full loading={state.at === 'starting'} className={styles.pay}>
        <Icon name="lock" />
        <span>
          <FormattedMessage id="checkout.pay" values={{ sum: <Amount of={quote.payNow} /> }} />
        </span>
      </Button>
      <p className={styles.duty} aria-live="polite">
        <FormattedMessage id={state.at === 'starting' ? 'checkout.pay.starting' : 'checkout.pay.duty'} />
      </p>
      {state.at === 'repriced' ? (
        <PriceDialog
          before={state.before}
          now={state.quote.payNow}
          onAccept={() => {
            replace(state.quote)
            tell({ type: 'answered' })
            void refresh()
          }}
          onLeave={() => void refresh()}
          onClose={() => tell({ type: 'answered' })}
        />
      ) : null}
    </form>
  )
}
