import { useEffect } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { nightsBetween } from '../../../domain/dates/civil-date.ts'
import type { StayDraft } from '../../../domain/dates/stay.ts'
import { Popover, type PopoverTrigger } from '../../../ui/overlays/Popover.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { useStayDay } from '../../wordings.tsx'
import { LazyStayCalendar, prepareCalendar } from './LazyStayCalendar.tsx'

type StayFieldsProps = {
  /** Ids of the two buttons. */
  ids: { checkIn: string; checkOut: string }
  stay: StayDraft
  onStay: (stay: StayDraft) => void
  /** Error messages, shown in place of the dates. */
  errors: { checkIn: string | undefined; checkOut: string | undefined }
  /** Message ids: a car is picked up and counted in days, a boat is boarded, and neither is a stay. */
  labels?: { checkIn: string; checkOut: string; dates: string; length: string }
  /** False hides the length below the second day. */
  nightly?: boolean
}

const DEFAULT_LABELS = {
  checkIn: 'search.checkIn',
  checkOut: 'search.checkOut',
  dates: 'search.dates',
  length: 'stay.nights',
}

/** Check-in and check-out: two fields that open one calendar. */
export function StayFields({ ids, stay, onStay, errors, labels = DEFAULT_LABELS, nightly = true }: StayFieldsProps) {
  const { formatMessage } = useIntl()
  // The calendar is loaded before a key opens it, so that it receives the next key.
  useEffect(prepareCalendar, [])
  const translate = (id: string) => formatMessage({ id })
  const day = useStayDay(stay)
  const { checkIn, checkOut } = stay
  const isComplete = checkIn !== undefined && checkOut !== undefined
  const length = isComplete ? formatMessage({ id: labels.length }, { count: nightsBetween(checkIn, checkOut) }) : ''
  const shown = (date: number | undefined) => (date === undefined ? translate('search.date.none') : day(date))
  const fields = (trigger: PopoverTrigger) => (
    <>
      <SearchField
        {...trigger}
        id={ids.checkIn}
        icon="calendar"
        label={translate(labels.checkIn)}
        value={shown(checkIn)}
        missing={errors.checkIn}
      />
      <SearchField
        {...trigger}
        id={ids.checkOut}
        icon="calendar"
        label={translate(labels.checkOut)}
        value={shown(checkOut)}
        missing={errors.checkOut}
        hint={nightly ? length : undefined}
      />
    </>
  )
  return (
    <Popover label={translate(labels.dates)} close={translate('close')} width="content" trigger={fields}>
      {(close) => <LazyStayCalendar stay={stay} onStay={onStay} onDone={close} names={labels} summary={length} />}
    </Popover>
  )
}
