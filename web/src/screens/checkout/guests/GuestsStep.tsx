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
import type { Papers } from '../passengers/papers.ts'
import { summaryTitle, type SummaryLine } from '../summary.ts'
import { TravellersSection } from './TravellersSection.tsx'
import { useGuestsForm, type GuestsFormState } from './use-guests-form.ts'
import { WishesSection } from './WishesSection.tsx'

type GuestsStepProps = {
  booking: Booking
  onSaved: () => void
  /** Only for a basket with provider offers. */
  papers?: Papers
}

/** The customer, the guests and the invoice. Calls `onSaved` when everything is in the booking. */
export function GuestsStep({ booking, onSaved, papers }: GuestsStepProps) {
  const { formatMessage } = useIntl()
  const intl = LOCALES[useLocale()].intl
  const paths = usePaths()
  const state = useGuestsForm(booking, papers?.name)
  const { form } = state
  const isHydrated = useHydrated()
  const { country, phoneCountry } = form.draft.customer
  // The server renders only the chosen countries: all are 24 kB, and browsers name and sort some of them differently.
  const servedCountries = isHydrated ? undefined : [country, phoneCountry].join(' ')
  const countries = useMemo(() => countriesIn(intl, servedCountries?.split(' ')), [intl, servedCountries])
  const errors = inPageOrder(state.errors, papers?.errors ?? [])
  const { send, saving, failure } = useSending(state, papers, booking, onSaved)
  return (
    // The method `dialog` does nothing here: a form that is sent before its code has loaded puts no names into a URL.
    <form data-guests="" method="dialog" noValidate onSubmit={(event) => void send(event)} aria-busy={saving}>
      <div className={styles.messages}>
        <ErrorSummary title={formatMessage({ id: summaryTitle(errors) })} errors={errors} attempt={form.attempt} />
      </div>
      <CustomerSection {...state} countries={countries} />
      <TravellersSection {...state} booking={booking} papers={papers} />
      <InvoiceSection {...state} />
      <WishesSection {...state} booking={booking} />
      {failure === undefined ? null : (papers?.refusal(failure) ?? <Failure error={failure} />)}
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
function inPageOrder(typed: GuestsFormState['errors'], papers: Papers['errors']) {
  const all = [
    ...typed.map((error) => ({ ...error, place: placeOf(error.id) })),
    ...papers.map(({ guest, ...error }) => ({ ...error, place: guest })),
  ]
  return all.toSorted((a, b) => a.place - b.place).map(({ place: _place, ...line }): SummaryLine => line)
}

/** The position of a field: guests by number, the customer before them, the invoice after them. */
function placeOf(field: string): number {
  const [, guest] = /^guests\.(\d+)\./.exec(field) ?? []
  if (guest !== undefined) return Number(guest)
  return /companyName|taxOffice|taxNumber|wishes/.test(field) ? Number.POSITIVE_INFINITY : -1
}

/** Handles the submit: shows all problems at once, or saves everything. After a failed save the typed text stays. */
function useSending(
  { form, tell }: GuestsFormState,
  papers: Papers | undefined,
  booking: Booking,
  onSaved: () => void,
) {
  const { change } = useBooking()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  // Whoever goes Back while it is being saved is not taken forward afterwards.
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (saving) return
    setFailure(undefined)
    // Set before the wait for the numbering plans, because a second press meanwhile would save everything twice.
    setSaving(true)
    const { customer } = form.draft
    const read = await readPhone(customer.phoneCountry, customer.phone)
    const isWrong = read === 'impossible'
    const refused = isWrong ? [{ field: 'customer.phone' as const, problem: 'phone.invalid' }] : []
    const sent = tell({ type: 'sent', refused })
    const areRight = papers?.send() ?? true
    if (isWrong || problemsOf(sent).length > 0 || !areRight) return setSaving(false)
    try {
      // What was typed during the wait is saved as well.
      const saved = await saveDraft(sent.draft, booking, change, sent.draft.customer === customer ? read : undefined)
      await papers?.confirm(saved)
      dropDraft()
      if (isHere.current) onSaved()
    } catch (error) {
      setFailure(error)
    }
    setSaving(false)
  }
  return { send, saving, failure }
}
