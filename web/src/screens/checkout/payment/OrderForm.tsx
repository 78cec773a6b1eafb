import { Suspense, useRef, type ReactNode, type RefObject } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../../api/operations.ts'
import type { Booking } from '../../../booking/change.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { boxId, ContractsSection } from '../contract/ContractsSection.tsx'
import type { ContractId, Contracts } from '../contract/use-contracts.ts'
import { summaryTitle, type SummaryLine } from '../summary.ts'
import { acceptedTotal } from '../view.ts'
import { DueNotice } from './price/DueNotice.tsx'
import type { OrderKind } from './FailureNotice.tsx'
import { FailureNotice, PriceDialog } from './lazy-payment.ts'
import styles from './OrderForm.module.css'
import type { Attempt } from './attempt/use-attempt.ts'

/** The data of an order and its progress. */
export type Order = {
  booking: Booking
  quote: Answer<'quoteCreate'>
  /** Whether another payment choice is being priced. */
  pending: boolean
  /** Replaces the displayed quote with an accepted one. */
  replace: (quote: Answer<'quoteCreate'>) => void
  attempt: Attempt
}

type OrderFormProps = {
  order: Order
  kind: OrderKind
  /** Whether the displayed price is still that of the previous payment choice. */
  pending?: boolean
  contracts: Contracts
  /** Contracts that were not ticked at the last submit, and how many submits found problems. */
  missing: readonly ContractId[]
  tries: number
  /** Other problems besides the contracts, in the order of the page. */
  errors?: readonly SummaryLine[]
  onSubmit: (form: HTMLFormElement) => void
  /** The button's text, and the sentence below it. */
  button: ReactNode
  duty: ReactNode
  ref?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/**
 * The form that ends a checkout: failure notice, contracts, the order button with the duty to pay, and the dialog about
 * a changed price. `PaymentForm` and `RequestForm` fill it.
 */
export function OrderForm(props: OrderFormProps) {
  const {
    order,
    kind,
    pending = false,
    contracts,
    missing,
    tries,
    errors = [],
    onSubmit,
    button,
    duty,
    ref,
    children,
  } = props
  const { formatMessage } = useIntl()
  const { refresh } = useBooking()
  const { booking, quote, replace, attempt } = order
  const { state, dispatch } = attempt
  // A new price is for the payment choice and basket at the time of the submit, so `replace` is kept from then: the
  // visitor may have changed both before accepting the price.
  const replaceAtSubmit = useRef(replace)
  const unticked = contracts.contracts.filter(
    (contract) => missing.includes(contract.id) && !contracts.isTicked(contract),
  )
  const summaryLines: SummaryLine[] = [
    ...errors,
    ...unticked.map(({ id, title }) => ({
      id: boxId(id),
      message: formatMessage({ id: 'checkout.contract.missingNamed' }, { title: title.text }),
    })),
  ]
  return (
    <form
      ref={ref}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (state.at === 'form') replaceAtSubmit.current = replace
        onSubmit(event.currentTarget)
      }}
    >
      <div className={styles.messages}>
        <Suspense>
          {state.at === 'form' && state.failure ? <FailureNotice failure={state.failure} kind={kind} /> : null}
        </Suspense>
        <ErrorSummary
          title={formatMessage({ id: summaryTitle(summaryLines) })}
          errors={tries > 0 ? summaryLines : []}
          attempt={tries}
        />
        <DueNotice before={acceptedTotal(booking)} now={quote.total} />
      </div>
      {children}
      <ContractsSection contracts={contracts} missing={missing} />
      <Button type="submit" size="l" full loading={state.at === 'starting' || pending} className={styles.pay}>
        {button}
      </Button>
      <p className={styles.duty} aria-live="polite">
        {duty}
      </p>
      <Suspense>
        {state.at === 'repriced' ? (
          <PriceDialog
            before={state.before}
            now={state.now}
            onAccept={() => {
              replaceAtSubmit.current(state.quote)
              dispatch({ type: 'answered' })
              void refresh()
            }}
            onLeave={() => void refresh()}
            onClose={() => dispatch({ type: 'answered' })}
          />
        ) : null}
      </Suspense>
    </form>
  )
}
