import { addDays, formatIso, type CivilDate } from '../dates/civil-date.ts'
import type { DayTime } from '../dates/day-time.ts'
import type { ZoneMoment } from '../dates/zone-time.ts'
import { isPhone, type ReadPhone } from '../people/phone.ts'
import type { Problem } from '../problem.ts'
import { typedText } from '../text/typed-text.ts'
import { contactPhone } from './contact-phone.ts'

/** "allows only hours 8 to 18, steps 1 for hours and 10 for minutes": 08:00 to 18:50 (decision 40.6). */
export const CALL_HOURS = Array.from({ length: 11 }, (_, hour) => hour + 8)
export const CALL_MINUTES = [0, 10, 20, 30, 40, 50]
/** Number of days ahead that can be chosen. */
const DAYS_AHEAD = 14

export const MAX_FULL_NAME = 30
export const MAX_NOTE = 500

/** A call-back request as the visitor fills it in. */
export type CallBackDraft = {
  fullName: string
  phone: string
  /** ISO code of the phone number's country. */
  country: string
  day?: CivilDate | undefined
  hour?: number | undefined
  minute?: number | undefined
  note: string
  /** The product name that the note was filled with. */
  about?: string | undefined
}
export type CallBackField = 'fullName' | 'phone' | 'when'

const twoDigits = (value: number) => String(value).padStart(2, '0')

export const slotTime = (hour: number, minute: number): DayTime => `${twoDigits(hour)}:${twoDigits(minute)}`

/** Whether a time slot is in the future by the site's clock: "Minimum = next free slot now" (decision 40.6). */
export const isSlotFree = (day: CivilDate, time: DayTime, now: ZoneMoment): boolean =>
  day > now.date || (day === now.date && time > now.time)

/** The days that can be chosen: from today, unless today's last slot has passed. */
export function callDays(now: ZoneMoment): CivilDate[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(now.date, ahead))
  return days.filter((day) => isSlotFree(day, slotTime(18, 50), now))
}

/** Whether any slot of an hour is still in the future. */
export const isHourFree = (day: CivilDate, hour: number, now: ZoneMoment): boolean =>
  isSlotFree(day, slotTime(hour, 50), now)

/**
 * The draft of a form that opens for the product `about`, or for none. Unless the visitor wrote a note, it becomes the
 * name of the product (decision 40.8) and replaces that of an earlier product.
 */
export function draftAbout(draft: CallBackDraft, about: string | undefined): CallBackDraft {
  const isWritten = typedText(draft.note) !== '' && draft.note !== draft.about
  return isWritten ? draft : { ...draft, note: about ?? '', about }
}

function chosenTime({ day, hour, minute }: CallBackDraft): { day: CivilDate; time: DayTime } | undefined {
  if (day === undefined || hour === undefined || minute === undefined) return undefined
  return { day, time: slotTime(hour, minute) }
}

/** The chosen time; undefined while the day, hour or minute is missing, and when the slot has passed. */
export function freeTime(draft: CallBackDraft, now: ZoneMoment) {
  const chosen = chosenTime(draft)
  return chosen && isSlotFree(chosen.day, chosen.time, now) ? chosen : undefined
}

/**
 * The problems of a request: 'Invalid phone number', 'Please select day and time' (also when the slot has passed
 * meanwhile). `code` is the dialling code of the draft's country.
 */
export function checkCallBack(draft: CallBackDraft, code: string, now: ZoneMoment): Problem<CallBackField>[] {
  return [
    ...([...typedText(draft.fullName)].length > MAX_FULL_NAME
      ? [{ field: 'fullName', problem: 'contact.name.long', values: { count: MAX_FULL_NAME } } as const]
      : []),
    ...(isPhone(draft.phone, code) ? [] : [{ field: 'phone', problem: 'contact.phone.invalid' } as const]),
    ...(freeTime(draft, now) ? [] : [{ field: 'when', problem: 'contact.when.required' } as const]),
  ]
}

/**
 * The request body; name and note are left out when empty. Expects a draft without problems. `read` is its phone number
 * as the country's numbering plan reads it.
 */
export function callBackToWire(draft: CallBackDraft, code: string, read?: ReadPhone) {
  const chosen = chosenTime(draft)
  const [fullName, note] = [typedText(draft.fullName), typedText(draft.note)]
  return {
    phone: contactPhone(draft.phone, code, read),
    userAvailabityDate: chosen ? `${formatIso(chosen.day)} ${chosen.time}` : '',
    ...(fullName === '' ? {} : { fullName }),
    ...(note === '' ? {} : { note }),
  }
}
