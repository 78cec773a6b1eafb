import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { requestOf } from '../../../domain/cart/on-request.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { useContracts } from '../contract/use-contracts.ts'
import { FormSection } from '../FormSection.tsx'
import { Due } from './price/Due.tsx'
import { OrderForm, type Order } from './OrderForm.tsx'
import { useHolding } from './use-holding.ts'

/** A basket with a room on request: no card, the contracts, and a button that sends the request (decision 24.1). */
export function RequestForm(order: Order) {
  const { quote, attempt } = order
  const contracts = useContracts(quote)
  const { press, tries, missing } = useHolding({ order, contracts })
  return (
    <OrderForm
      {...{ order, contracts, missing, tries }}
      kind="request"
      onSubmit={() => void press()}
      button={
        <>
          <FormattedMessage id="request.send" />
          <Icon name="arrow" />
        </>
      }
      duty={<FormattedMessage id={attempt.state.at === 'starting' ? 'request.sending' : 'request.duty'} />}
    >
      <FormSection title={<FormattedMessage id="checkout.due.title" />}>
        <Due {...quote} />
      </FormSection>
      <WhyNoCard some={requestOf(quote.lines) === 'some'} />
    </OrderForm>
  )
}

/** Explains why nothing is paid now; if some rooms can be booked at once, how to pay for those by card. */
function WhyNoCard({ some }: { some: boolean }) {
  const paths = usePaths()
  return (
    <FormSection title={<FormattedMessage id="request.title" />}>
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
    </FormSection>
  )
}
