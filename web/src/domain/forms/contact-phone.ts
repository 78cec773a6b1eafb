import { latinDigits } from '../text/digits.ts'
import { phoneToWire, toE164, TURKISH_DIALLING_CODE, type ReadPhone } from '../people/phone.ts'

/**
 * The phone number in a message to the agency: ddd-ddd-dddd for Türkiye, E.164 for other countries (decision 40.7).
 * Without the country's numbering plan (`read`), only a leading zero counts as a trunk prefix.
 */
export function contactPhone(typed: string, code: string, read?: ReadPhone): string {
  const { phone, countryCode } = read ?? { phone: latinDigits(typed).replace(/^[\s(]*0+/, ''), countryCode: code }
  return countryCode === TURKISH_DIALLING_CODE ? phoneToWire(phone, countryCode) : toE164(phone, countryCode)
}
