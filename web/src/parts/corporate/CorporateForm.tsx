import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { call } from '../../api/client.ts'
import { MAX_FULL_NAME, MAX_NOTE } from '../../domain/forms/call-back.ts'
import {
  checkCorporate,
  corporateToWire,
  type CorporateDraft,
  type CorporateField,
} from '../../domain/forms/corporate.ts'
import type { Problem } from '../../domain/problem.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { keptDraft } from '../contact/kept.ts'
import { Honeypot } from '../contact/Honeypot.tsx'
import { useContactMessage } from '../contact/use-contact-message.ts'
import { countriesIn, diallingCodeOf } from '../../domain/people/countries.ts'
import { PhoneNumber } from '../phone/PhoneNumber.tsx'
import { readPhone } from '../phone/phone-rules.ts'

const EMPTY: CorporateDraft = {
  fullName: '',
  companyName: '',
  personalTitle: '',
  companyEmail: '',
  phone: '',
  country: 'TR',
  note: '',
}

const drafts = keptDraft<CorporateDraft>()

/** The form for companies that want to work with the agency. All fields are required (decision 40.7). */
export default function CorporateForm({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const [draft, setDraft] = useState(() => drafts.read() ?? EMPTY)
  const [problems, setProblems] = useState<Problem<CorporateField>[]>([])
  const { busy, setBusy, refused, send, honeypot } = useContactMessage()
  const translate = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const change = (changes: Partial<CorporateDraft>) => {
    const next = { ...draft, ...changes }
    drafts.keep(next)
    setDraft(next)
    setProblems((current) => current.filter(({ field }) => !(field in changes)))
  }
  const showProblems = (found: Problem<CorporateField>[]) => {
    flushSync(() => setProblems(found))
    document.getElementById(`corporate-${found[0]?.field}`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = diallingCodeOf(draft.country)
    const found = checkCorporate(draft, code)
    if (found.length > 0) return showProblems(found)
    setBusy(true)
    const parsedPhone = await readPhone(draft.country, draft.phone)
    if (parsedPhone === 'impossible') {
      setBusy(false)
      return showProblems([{ field: 'phone', problem: 'contact.phone.invalid' }])
    }
    const body = corporateToWire(draft, code, parsedPhone)
    const isSent = await send((key) => call('contactSend', { body }, { headers: { 'Idempotency-Key': key } }))
    if (!isSent) return
    drafts.keep(undefined)
    showToast(translate('corporate.sent'))
    onClose()
  }
  const bind = (field: CorporateField) => {
    const found = problems.find((problem) => problem.field === field)
    return {
      id: `corporate-${field}`,
      required: true,
      error: found && translate(found.problem, found.values),
      value: draft[field],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [field]: currentTarget.value }),
    }
  }
  const phone = bind('phone')
  return (
    <Dialog open onClose={onClose} title={translate('corporate.title')} close={translate('close')} size="narrow">
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Honeypot ref={honeypot} />
        <p className="soft">{translate('corporate.lead')}</p>
        <TextField
          {...bind('fullName')}
          label={translate('contact.name')}
          note={translate('contact.counter', { used: [...draft.fullName].length, most: MAX_FULL_NAME })}
          autoComplete="name"
        />
        <TextField
          {...bind('companyName')}
          label={translate('corporate.company')}
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          {...bind('personalTitle')}
          label={translate('corporate.position')}
          autoComplete="organization-title"
          maxLength={60}
        />
        <TextField
          {...bind('companyEmail')}
          label={translate('corporate.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={120}
        />
        <PhoneNumber
          id={phone.id}
          label={translate('contact.phone')}
          hint={translate('contact.phone.hint')}
          countryLabel={translate('contact.phone.country')}
          error={phone.error}
          phone={draft.phone}
          onPhone={(value) => change({ phone: value })}
          country={draft.country}
          onCountry={(country) => change({ country })}
          countries={countriesIn(LOCALES[locale].intl)}
        />
        <TextArea {...bind('note')} label={translate('contact.note')} maxLength={MAX_NOTE} />
        {refused ? (
          <Notice tone="bad" role="alert">
            <FormattedMessage id={refused.id} values={refused.values} />
          </Notice>
        ) : null}
        <Button type="submit" size="l" full loading={busy}>
          {translate('corporate.send')}
        </Button>
      </form>
    </Dialog>
  )
}
