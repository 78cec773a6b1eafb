import * as constraints from '@rota/openapi/agency/constraints'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { limits } from '../limits.ts'
import { FormSection } from '../FormSection.tsx'
import type { GuestsFormState } from './use-guests-form.ts'

/** The recipient of the invoice; a company must be named (decision 39.6). */
export function InvoiceSection({ form, bind, tell }: Pick<GuestsFormState, 'form' | 'bind' | 'tell'>) {
  const { formatMessage } = useIntl()
  const { billing, companyName, taxOffice, taxNumber } = form.draft.customer
  const words = (id: string) => formatMessage({ id: `checkout.invoice.${id}` })
  const rules = constraints.Billing
  return (
    <FormSection title={<FormattedMessage id="checkout.invoice.title" />}>
      <div className="stack">
        <Segmented
          label={words('kind')}
          labelHidden
          name="customer.billing"
          value={billing}
          options={[
            { value: 'individual', label: words('individual') },
            { value: 'corporate', label: words('corporate') },
          ]}
          onChange={(value) => tell({ type: 'typed', field: 'customer.billing', value })}
        />
        {billing === 'corporate' ? (
          <div className="form">
            <TextField
              {...bind('customer.companyName', companyName)}
              {...limits(rules.companyName)}
              required
              label={words('companyName')}
              autoComplete="organization"
              span={6}
            />
            <TextField
              {...bind('customer.taxOffice', taxOffice)}
              {...limits(rules.taxOffice)}
              required
              label={words('taxOffice')}
            />
            <TextField
              {...bind('customer.taxNumber', taxNumber)}
              required
              label={words('taxNumber')}
              autoComplete="off"
              dir="ltr"
            />
          </div>
        ) : null}
      </div>
    </FormSection>
  )
}
