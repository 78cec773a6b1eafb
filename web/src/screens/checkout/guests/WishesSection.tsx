import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Booking } from '../../../booking/change.ts'
import { soleKindOf } from '../../../domain/cart/line-kind.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { FormSection } from '../FormSection.tsx'
import type { GuestsFormState } from './use-guests-form.ts'

/** The contract's maximum length (schema PatchSpecialRequests). */
const MAX = 500

type WishesSectionProps = Pick<GuestsFormState, 'form' | 'bind'> & { booking: Booking }

/** A special request and who receives it, "not guaranteed", with a character count (decision 39.7). */
export function WishesSection({ form, bind, booking }: WishesSectionProps) {
  const { formatMessage } = useIntl()
  return (
    <FormSection
      title={<FormattedMessage id="checkout.wishes.title" />}
      purpose={<FormattedMessage id="checkout.wishes.purpose" values={{ whom: soleKindOf(booking.products) }} />}
    >
      <TextArea
        {...bind('wishes', form.draft.wishes)}
        label={formatMessage({ id: 'checkout.wishes.label' })}
        labelHidden
        maxLength={MAX}
        counter={(used) => formatMessage({ id: 'checkout.wishes.count' }, { used, max: MAX })}
      />
    </FormSection>
  )
}
