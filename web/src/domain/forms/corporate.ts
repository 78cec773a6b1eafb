import { isEmail } from '../people/email.ts'
import { isPhone, type ReadPhone } from '../people/phone.ts'
import type { Problem } from '../problem.ts'
import { typedText } from '../text/typed-text.ts'
import { MAX_FULL_NAME } from './call-back.ts'
import { contactPhone } from './contact-phone.ts'

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

/** The fields in the order of the form. All are required; only the browser requires the note (decision 29.3). */
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
    const value = typedText(draft[field])
    if (value === '') return [{ field, problem: MISSING[field] ?? 'contact.required' }]
    if (field === 'phone' && !isPhone(value, code)) return [{ field, problem: 'contact.phone.invalid' }]
    if (field === 'companyEmail' && !isEmail(value)) return [{ field, problem: 'contact.email.invalid' }]
    const isLong = field === 'fullName' && [...value].length > MAX_FULL_NAME
    return isLong ? [{ field, problem: 'contact.name.long', values: { count: MAX_FULL_NAME } }] : []
  })
}

/** The request body. Expects a draft without problems. `read` is its phone as the country's numbering plan reads it. */
export function corporateToWire(draft: CorporateDraft, code: string, read?: ReadPhone) {
  return {
    fullName: typedText(draft.fullName),
    companyName: typedText(draft.companyName),
    personalTitle: typedText(draft.personalTitle),
    companyEmail: typedText(draft.companyEmail),
    phoneNumber: contactPhone(draft.phone, code, read),
    cnote: typedText(draft.note),
  }
}
