import { phoneToWire, toE164, TURKISH_DIALLING_CODE } from '../people/phone.ts'

/** The phone number in a message to the agency: ddd-ddd-dddd for Türkiye, E.164 for other countries (decision 40.7). */
export const letterPhone = (national: string, code: string): string =>
  code === TURKISH_DIALLING_CODE ? phoneToWire(national, code) : toE164(national.replace(/^[\s(]*0+/, ''), code)
