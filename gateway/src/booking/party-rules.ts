import type { Schemas } from '../ports/contract.ts'
import type { FieldError } from '../ports/problem.ts'

/** A traveller of a transaction, or a guest of the agency's products, who has no passport. */
type Person = Pick<Schemas['ProviderTravellerInput'], 'identityNumber' | 'passportInfo' | 'nationality'>

/** An identity document of a person. `key` identifies it, and `field` is the request field that contains its number. */
interface IdentityDocument {
  field: string
  key: string
  name: string
}

/** What a person in a list is called in error messages. */
const PERSON_NAMES = { '/travellers': 'traveller', '/value': 'guest' }

/**
 * Errors for people with the identity number or passport of an earlier person in the list (decisions 39.3 and 43.7).
 * Otherwise an airline would notice it when it issues the ticket, and a hotel at its desk: both are after the payment.
 * @param list pointer to the list of people in the request
 */
export function partyErrors(people: readonly Person[], list: keyof typeof PERSON_NAMES): FieldError[] {
  const usedKeys = new Set<string>()
  return people.flatMap((person, index) => {
    const documents = documentsOf(person)
    const duplicates = documents.filter(({ key }) => usedKeys.has(key))
    for (const { key } of documents) usedKeys.add(key)
    return duplicates.map(({ field, name }) => ({
      pointer: `${list}/${index}/${field}`,
      code: 'duplicate' as const,
      detail: `is the ${name} of an earlier ${PERSON_NAMES[list]}`,
    }))
  })
}

function documentsOf({ identityNumber, passportInfo, nationality }: Person): IdentityDocument[] {
  const documents: IdentityDocument[] = []
  if (identityNumber !== undefined) {
    documents.push({ field: 'identityNumber', key: `identity ${identityNumber}`, name: 'identity number' })
  }
  if (passportInfo?.number !== undefined) {
    // Every country numbers its own passports. Some print a serial before the number, which many type with it.
    const country = passportInfo.citizenshipCountryCode ?? nationality ?? ''
    const number = `${passportInfo.serial ?? ''}${passportInfo.number}`.replace(/[\s-]/g, '').toUpperCase()
    documents.push({ field: 'passportInfo/number', key: `passport ${country} ${number}`, name: 'passport number' })
  }
  return documents
}
