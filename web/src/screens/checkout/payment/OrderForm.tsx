import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import type { Answer } from '../../../api/operations.ts'
import type { Booking } from '../../../booking/change.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { boxId, ContractsPart } from '../contract/ContractsPart.tsx'
import type { ContractId, Contracts } from '../contract/use-contracts.ts'
import { seenTotal } from '../view.ts'
import { DueNotice } from './price/DueNotice.tsx'
import { FailureNotice, type OrderKind } from './FailureNotice.tsx'
import styles from './OrderForm.module.css'
import { PriceDialog } from './price/PriceDialog.tsx'
import type { Attempt } from './attempt/use-attempt.ts'

/** What is ordered, and how far the order is. */
export type Order = {
  booking: Booking
  quote: Answer<'quoteCreate'>
  /** Another way of paying is being priced. */
  pending: boolean
  /** Puts an accepted quote in the place of the one that is shown. */
  replace: (quote: Answer<'quoteCreate'>) => void
  attempt: Attempt
}

type OrderFormProps = {
  order: Order
  kind: OrderKind
  /** The price on the screen is not that of the choice yet. */
  pending?: boolean
  contracts: Contracts
  /** Contracts that were not ticked at the last try, and how many tries found something wrong. */
  missing: readonly ContractId[]
  tries: number
  /** What is wrong besides the contracts, in the order of the page. */
  errors?: readonly { id: string; message: string }[]
  onSubmit: (form: HTMLFormElement) => void
  /** What the button says, and the sentence below it. */
  button: ReactNode
  duty: ReactNode
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** The last form: what went wrong, the contracts, the button with its duty, and a price that has changed meanwhile. */
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
  const { state, tell } = attempt
  const unticked = contracts.contracts.filter((it) => missing.includes(it.id) && !contracts.isTicked(it))
  const wrong = [
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
        onSubmit(event.currentTarget)
      }}
    >
      <div className={styles.messages}>
        {state.at === 'form' && state.failure ? <FailureNotice failure={state.failure} kind={kind} /> : null}
        <ErrorSummary title={formatMessage({ id: 'form.required' })} errors={tries > 0 ? wrong : []} attempt={tries} />
        <DueNotice before={seenTotal(booking)} now={quote.total} />
      </div>
      {children}
      <ContractsPart contracts={contracts} missing={missing} />
      <Button type="submit" size="l" full loading={state.at === 'starting' || pending} className={styles.pay}>
        {button}
      </Button>
      <p className={styles.duty} aria-live="polite">
        {duty}
      </p>
      {state.at === 'repriced' ? (
        <PriceDialog
          before={state.before}
          now={kind === 'card' ? state.quote.payNow : state.quote.total}
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
