import { FormattedMessage, useIntl } from 'react-intl'
import type { Answer } from '../../../api/operations.ts'
import type { Booking } from '../../../booking/change.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { requestOf } from '../../../domain/on-request.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { boxId, ContractsPart } from '../contract/ContractsPart.tsx'
import { useContracts } from '../contract/use-contracts.ts'
import { Part } from '../Part.tsx'
import { seenTotal } from '../view.ts'
import { Due } from './Due.tsx'
import { DueNotice } from './DueNotice.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import styles from './PaymentForm.module.css'
import { PriceDialog } from './PriceDialog.tsx'
import type { Attempt } from './use-attempt.ts'
import { useAsking } from './use-asking.ts'

type RequestFormProps = {
  booking: Booking
  quote: Answer<'quoteCreate'>
  /** Puts an accepted quote in the place of the one that is shown. */
  replace: (quote: Answer<'quoteCreate'>) => void
  attempt: Attempt
}

/** A basket with a room on request: no card, the contracts, and a button that sends a request (product 3.3 row 116). */
export function RequestForm({ booking, quote, replace, attempt }: RequestFormProps) {
  const { formatMessage } = useIntl()
  const { refresh } = useBooking()
  const contracts = useContracts(booking, quote)
  const { press, tries, missing } = useAsking({ attempt, quote, contracts })
  const { state, tell } = attempt
  const unticked = contracts.contracts.filter((it) => missing.includes(it.id) && !contracts.isTicked(it))
  const errors = unticked.map(({ id, title }) => ({
    id: boxId(id),
    message: formatMessage({ id: 'checkout.contract.missingNamed' }, { title: title.text }),
  }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void press()
      }}
    >
      <div className={styles.messages}>
        {state.at === 'form' && state.failure ? <FailureNotice failure={state.failure} request /> : null}
        <ErrorSummary title={formatMessage({ id: 'form.required' })} errors={tries > 0 ? errors : []} attempt={tries} />
        <DueNotice before={seenTotal(booking)} now={quote.total} />
      </div>
      <Part title={<FormattedMessage id="checkout.due.title" />}>
        <Due {...quote} />
      </Part>
      <WhyNoCard some={requestOf(quote.lines) === 'some'} />
      <ContractsPart contracts={contracts} missing={missing} />
      <Button type="submit" size="l" full loading={state.at === 'starting'} className={styles.pay}>
        <FormattedMessage id="request.send" />
        <Icon name="arrow" />
      </Button>
      <p className={styles.duty} aria-live="polite">
        <FormattedMessage id={state.at === 'starting' ? 'request.sending' : 'request.duty'} />
      </p>
      {state.at === 'repriced' ? (
        <PriceDialog
          before={state.before}
          now={state.quote.total}
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

/** Why nothing is paid now; with rooms that could be booked at once, how those can be paid by card. */
function WhyNoCard({ some }: { some: boolean }) {
  const paths = usePaths()
  return (
    <Part title={<FormattedMessage id="request.title" />}>
      <Notice tone="warn">
        <p>
          <FormattedMessage id="request.why" />
        </p>
        {some ? (
          <p>
            <FormattedMessage id="request.some" />{' '}
            <a className="link" href={paths.cart()}>
              <FormattedMessage id="checkout.backToCart" />
            </a>
          </p>
        ) : null}
      </Notice>
    </Part>
  )
}
