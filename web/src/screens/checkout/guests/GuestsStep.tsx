import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Booking } from '../../../booking/change.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { LOCALES } from '../../../i18n/locales.ts'
import { useLocale, usePaths } from '../../../i18n/use-locale.ts'
import { Failure } from '../../../parts/failure/Failure.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { countriesIn } from '../../../domain/people/countries.ts'
import { CustomerSection } from './CustomerSection.tsx'
import { problemsOf } from './form.ts'
import styles from './GuestsStep.module.css'
import { InvoiceSection } from './InvoiceSection.tsx'
import { dropDraft } from './kept-draft.ts'
import { readPhone } from '../../../parts/phone/phone-rules.ts'
import { saveDraft } from './save.ts'
import type { PassengerDetails } from '../passengers/passenger-details.ts'
import { summaryTitle, type SummaryLine } from '../summary.ts'
import { TravellersSection } from './TravellersSection.tsx'
import { useGuestsForm, type GuestsFormState } from './use-guests-form.ts'
import { WishesSection } from './WishesSection.tsx'

type GuestsStepProps = {
  booking: Booking
  onSaved: () => void
  /** The passenger details; only for a basket with provider offers. */
  details?: PassengerDetails
}

/** The customer, the guests and the invoice. Calls `onSaved` when everything is in the booking. */
export function GuestsStep({ booking, onSaved, details }: GuestsStepProps) {
  const { formatMessage } = useIntl()
  const intl = LOCALES[useLocale()].intl
  const paths = usePaths()
  const state = useGuestsForm(booking, details?.renameGuests)
  const { form } = state
  const isHydrated = useHydrated()
  const { country, phoneCountry } = form.draft.customer
  // The server renders only the selected countries. All of them would be 24 kB, and browsers name and sort some of them
  // differently than the server.
  const servedCountries = isHydrated ? undefined : [country, phoneCountry].join(' ')
  const countries = useMemo(() => countriesIn(intl, servedCountries?.split(' ')), [intl, servedCountries])
  const errors = inPageOrder(state.errors, details?.errors ?? [])
  const { submit, saving, failure } = useSubmit(state, details, booking, onSaved)
  return (
    // The method `dialog` does nothing here. A form that is submitted before its code has loaded would otherwise put
    // the names into the URL.
    <form data-guests="" method="dialog" noValidate onSubmit={(event) => void submit(event)} aria-busy={saving}>
      <div className={styles.messages}>
        <ErrorSummary title={formatMessage({ id: summaryTitle(errors) })} errors={errors} attempt={form.attempt} />
      </div>
      <CustomerSection {...state} countries={countries} />
      <TravellersSection {...state} booking={booking} details={details} />
      <InvoiceSection {...state} />
      <WishesSection {...state} booking={booking} />
      {failure === undefined ? null : (details?.refusal(failure) ?? <Failure error={failure} />)}
      <div className={styles.actions}>
        <a className="link" href={paths.cart()}>
          <FormattedMessage id="checkout.backToCart" />
        </a>
        <Button type="submit" size="l" loading={saving}>
          <FormattedMessage id="checkout.continue" />
          <Icon name="arrow" />
        </Button>
      </div>
    </form>
  )
}

/**
 * Sorts the errors in page order: a passenger's fields are below the guest's name, so their errors follow it in the
 * summary.
 */
function inPageOrder(formErrors: GuestsFormState['errors'], details: PassengerDetails['errors']) {
  const lines = [
    ...formErrors.map((error) => ({ ...error, position: positionOf(error.id) })),
    ...details.map(({ guest, ...error }) => ({ ...error, position: guest })),
  ]
  return lines.toSorted((a, b) => a.position - b.position).map(({ position: _position, ...line }): SummaryLine => line)
}

/** The position of a field: guests by number, the customer before them, the invoice after them. */
function positionOf(field: string): number {
  const [, guest] = /^guests\.(\d+)\./.exec(field) ?? []
  if (guest !== undefined) return Number(guest)
  return /companyName|taxOffice|taxNumber|wishes/.test(field) ? Number.POSITIVE_INFINITY : -1
}

/** Handles the submit: shows all problems at once, or saves everything. After a failed save the typed text stays. */
function useSubmit(
  { form, dispatch }: GuestsFormState,
  details: PassengerDetails | undefined,
  booking: Booking,
  onSaved: () => void,
) {
  const { change } = useBooking()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  // A visitor who goes Back during the save must not be moved to the next step afterwards.
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (saving) return
    setFailure(undefined)
    // Set before the wait for the numbering plans, because a second press meanwhile would save everything twice.
    setSaving(true)
    const { customer } = form.draft
    const parsedPhone = await readPhone(customer.phoneCountry, customer.phone)
    const isPhoneImpossible = parsedPhone === 'impossible'
    const refused = isPhoneImpossible ? [{ field: 'customer.phone' as const, problem: 'phone.invalid' }] : []
    const submittedForm = dispatch({ type: 'sent', refused })
    const areDetailsValid = details?.submit() ?? true
    if (isPhoneImpossible || problemsOf(submittedForm).length > 0 || !areDetailsValid) return setSaving(false)
    try {
      // What was typed during the wait is saved as well.
      const saved = await saveDraft(
        submittedForm.draft,
        booking,
        change,
        submittedForm.draft.customer === customer ? parsedPhone : undefined,
      )
      await details?.confirm(saved)
      dropDraft()
      if (isMounted.current) onSaved()
    } catch (error) {
      setFailure(error)
    }
    setSaving(false)
  }
  return { submit, saving, failure }
}
