import * as constraints from '@rota/openapi/agency/constraints'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { limits } from '../limits.ts'
import { FormSection } from '../FormSection.tsx'
import type { GuestsFormState } from './use-guests-form.ts'

/** The recipient of the invoice; a company must be named (decision 39.6). */
export function InvoiceSection({ form, bind, dispatch }: Pick<GuestsFormState, 'form' | 'bind' | 'dispatch'>) {
  const { formatMessage } = useIntl()
  const { billing, companyName, taxOffice, taxNumber } = form.draft.customer
  const label = (id: string) => formatMessage({ id: `checkout.invoice.${id}` })
  const rules = constraints.Billing
  return (
    <FormSection title={<FormattedMessage id="checkout.invoice.title" />}>
      <div className="stack">
        <Segmented
          label={label('kind')}
          labelHidden
          name="customer.billing"
          value={billing}
          options={[
            { value: 'individual', label: label('individual') },
            { value: 'corporate', label: label('corporate') },
          ]}
          onChange={(value) => dispatch({ type: 'typed', field: 'customer.billing', value })}
        />
        {billing === 'corporate' ? (
          <div className="form">
            <TextField
              {...bind('customer.companyName', companyName)}
              {...limits(rules.companyName)}
              required
              label={label('companyName')}
              autoComplete="organization"
              span={6}
            />
            <TextField
              {...bind('customer.taxOffice', taxOffice)}
              {...limits(rules.taxOffice)}
              required
              label={label('taxOffice')}
            />
            <TextField
              {...bind('customer.taxNumber', taxNumber)}
              required
              label={label('taxNumber')}
              autoComplete="off"
              dir="ltr"
            />
          </div>
        ) : null}
      </div>
    </FormSection>
  )
}
