import { isEmail } from '../people/email.ts'
import { isPhone } from '../people/phone.ts'
import type { Problem } from '../problem.ts'
import { MAX_FULL_NAME } from './call-back.ts'
import { letterPhone } from './letter-phone.ts'

/** A corporate request as the visitor fills it in. */
export type CorporateDraft = {
  fullName: string
  companyName: string
  personalTitle: string
  companyEmail: string
  phone: string
  /** ISO code of the phone number's country. */
  country: string
  note: string
}
export type CorporateField = Exclude<keyof CorporateDraft, 'country'>

/** In the order of the form. All are required; the note is required by the browser only (decision 29.3). */
const CORPORATE_FIELDS = [
  ...(['fullName', 'companyName', 'personalTitle', 'companyEmail', 'phone', 'note'] as const),
] satisfies CorporateField[]

/** `fullName` and `companyEmail` have their own messages: 'Enter Name please', 'Enter e-mail please'. */
const MISSING: Partial<Record<CorporateField, string>> = {
  fullName: 'contact.name.required',
  companyEmail: 'contact.email.required',
}

/**
 * The problems of a request, at most one per field. The phone follows the rule of the call-back form (decision 40.7).
 */
export function checkCorporate(draft: CorporateDraft, code: string): Problem<CorporateField>[] {
  return CORPORATE_FIELDS.flatMap((field) => {
    const value = draft[field].trim()
    if (value === '') return [{ field, problem: MISSING[field] ?? 'contact.required' }]
    if (field === 'phone' && !isPhone(value, code)) return [{ field, problem: 'contact.phone.invalid' }]
    if (field === 'companyEmail' && !isEmail(value)) return [{ field, problem: 'contact.email.invalid' }]
    const isLong = field === 'fullName' && [...value].length > MAX_FULL_NAME
    return isLong ? [{ field, problem: 'contact.name.long', values: { count: MAX_FULL_NAME } }] : []
  })
}

/** The request body. Expects a draft without problems. */
export function corporateToWire(draft: CorporateDraft, code: string) {
  return {
    fullName: draft.fullName.trim(),
    companyName: draft.companyName.trim(),
    personalTitle: draft.personalTitle.trim(),
    companyEmail: draft.companyEmail.trim(),
    phoneNumber: letterPhone(draft.phone, code),
    cnote: draft.note.trim(),
  }
}
