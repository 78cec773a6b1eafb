import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { call } from '../../api/client.ts'
import { useSite } from '../../api/use-site.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import type { DayTime } from '../../domain/dates/day-time.ts'
import {
  callBackToWire,
  checkCallBack,
  draftAbout,
  freeTime,
  MAX_FULL_NAME,
  MAX_NOTE,
  type CallBackDraft,
  type CallBackField,
} from '../../domain/forms/call-back.ts'
import type { ZoneMoment } from '../../domain/dates/zone-time.ts'
import type { Problem } from '../../domain/problem.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { siteZone } from '../../i18n/time-zone.ts'
import { useFormats, useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dropdown } from '../../ui/overlays/Dropdown.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { keptDraft } from '../contact/kept.ts'
import { ownTime, siteMoment } from '../contact/site-moment.ts'
import { Honeypot } from '../contact/Honeypot.tsx'
import { useContactMessage } from '../contact/use-contact-message.ts'
import { countriesIn, diallingCodeOf } from '../../domain/people/countries.ts'
import type { PanelProps } from '../use-lazy-panel.ts'
import { PhoneNumber } from '../phone/PhoneNumber.tsx'
import { readPhone } from '../phone/phone-rules.ts'
import styles from './CallBackForm.module.css'
import { firstMissing, SlotPick } from './SlotPick.tsx'

const EMPTY: CallBackDraft = { fullName: '', phone: '', country: 'TR', note: '' }

const drafts = keptDraft<CallBackDraft>()

/** How long the warning of a missing day or time stays visible (decision 40.6). */
const WARNING_MS = 5_000

type CallBackFormProps = PanelProps & { about?: string | undefined }

/**
 * The form to be called back: a time, a phone number and a note. It closes when the request is stored; an invalid field
 * keeps it open.
 */
export default function CallBackForm({ onClose, anchor, about }: CallBackFormProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const timeZone = siteZone(useSite().site)
  const [draft, setDraft] = useState(() => draftAbout(drafts.read() ?? EMPTY, about))
  const [problems, setProblems] = useState<Problem<CallBackField>[]>([])
  const [isWarned, setWarned] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { busy, setBusy, refused, send, honeypot } = useContactMessage()
  // Updated at each submit with problems, because slots may have passed while the form was open.
  const [now, setNow] = useState(() => siteMoment(timeZone))
  const translate = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const change = (changes: Partial<CallBackDraft>) => {
    const next = { ...draft, ...changes }
    drafts.keep(next)
    setDraft(next)
    setProblems((current) => current.filter(({ field }) => !(field in changes)))
  }
  const errorOf = (field: CallBackField) => {
    const found = problems.find((problem) => problem.field === field)
    return found && translate(found.problem, found.values)
  }
  const warn = () => {
    clearTimeout(timer.current)
    setWarned(true)
    timer.current = setTimeout(() => setWarned(false), WARNING_MS)
  }
  const showProblems = (found: Problem<CallBackField>[], moment: ZoneMoment) => {
    flushSync(() => {
      setProblems(found)
      setNow(moment)
    })
    if (found.some(({ field }) => field === 'when')) warn()
    const first = found[0]?.field
    const target = first === 'when' ? firstMissing(draft, moment) : document.getElementById(`callback-${first}`)
    target?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = diallingCodeOf(draft.country)
    const moment = siteMoment(timeZone)
    const found = checkCallBack(draft, code, moment)
    setBusy(true)
    const parsedPhone = await readPhone(draft.country, draft.phone)
    const isPhoneProblemNew = parsedPhone === 'impossible' && !found.some(({ field }) => field === 'phone')
    const allProblems = isPhoneProblemNew
      ? [{ field: 'phone', problem: 'contact.phone.invalid' } as const, ...found]
      : found
    if (parsedPhone === 'impossible' || allProblems.length > 0) {
      setBusy(false)
      return showProblems(allProblems, moment)
    }
    const body = callBackToWire(draft, code, parsedPhone)
    const isSent = await send((key) => call('callbackSend', { body }, { headers: { 'Idempotency-Key': key } }))
    if (!isSent) return
    drafts.keep(undefined)
    showToast(translate('callBack.sent'))
    onClose()
  }
  const { dateShort } = useFormats()
  /** "22:00", or "22:00 (30.04)" if that is another day for the visitor; isolated from right-to-left text. */
  const ownTimeText = ({ time, day }: { time: DayTime; day?: CivilDate }) =>
    `\u2066${day === undefined ? time : translate('callBack.own.day', { time, day: dateShort(day) })}\u2069`
  const chosenSlot = freeTime(draft, now)
  const ownSlotTime = chosenSlot && ownTime({ date: chosenSlot.day, time: chosenSlot.time }, timeZone)
  return (
    <Dropdown anchor={anchor} onClose={onClose} title={translate('callBack.title')} close={translate('close')}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Honeypot ref={honeypot} />
        <TextField
          id="callback-fullName"
          label={translate('contact.name')}
          note={
            draft.fullName === ''
              ? translate('contact.optional')
              : translate('contact.counter', { used: [...draft.fullName].length, most: MAX_FULL_NAME })
          }
          error={errorOf('fullName')}
          autoComplete="name"
          value={draft.fullName}
          onChange={({ currentTarget }) => change({ fullName: currentTarget.value })}
        />
        <PhoneNumber
          id="callback-phone"
          label={translate('contact.phone')}
          hint={translate('contact.phone.hint')}
          countryLabel={translate('contact.phone.country')}
          error={errorOf('phone')}
          phone={draft.phone}
          onPhone={(phone) => change({ phone })}
          country={draft.country}
          onCountry={(country) => change({ country })}
          countries={countriesIn(LOCALES[locale].intl)}
        />
        <SlotPick draft={draft} now={now} timeZone={timeZone} onChange={change} />
        <TextArea
          label={translate('contact.note')}
          note={translate('contact.optional')}
          className={styles.note}
          maxLength={MAX_NOTE}
          rows={2}
          value={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <div role="alert">
          {isWarned ? <Notice tone="warn">{translate('contact.when.required')}</Notice> : null}
          {refused ? (
            <Notice tone="bad">
              <FormattedMessage id={refused.id} values={refused.values} />
            </Notice>
          ) : null}
        </div>
        <Button type="submit" size="l" full loading={busy}>
          {chosenSlot
            ? translate('callBack.send.at', { time: `\u2066${chosenSlot.time}\u2069` })
            : translate('callBack.send')}
        </Button>
        <p className="small muted">
          {ownSlotTime ? translate('callBack.own', { time: ownTimeText(ownSlotTime) }) : translate('callBack.note')}
        </p>
      </form>
    </Dropdown>
  )
}
