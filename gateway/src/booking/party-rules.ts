import type { Schemas } from '../ports/contract.ts'
import type { FieldError } from '../ports/problem.ts'

/** A traveller of a transaction, or a guest of the agency's products, who has no passport. */
type Person = Pick<Schemas['ProviderTravellerInput'], 'identityNumber' | 'passportInfo' | 'nationality'>

/** An identity document of a person, and the request field that contains its number. */
interface Paper {
  field: string
  key: string
  name: string
}

/** Who the people of a list are. */
const WHO = { '/travellers': 'traveller', '/value': 'guest' }

/**
 * Errors of people who cannot travel as one party: an identity number and a passport are one person's, so the second
 * person who gives one is refused (decisions 39.3 and 43.7). Otherwise an airline would notice it when the ticket is
 * issued, and a hotel at its desk: both are after the payment.
 * @param list pointer to the list of people in the request
 */
export function partyErrors(people: readonly Person[], list: keyof typeof WHO): FieldError[] {
  const given = new Set<string>()
  return people.flatMap((person, at) => {
    const papers = papersOf(person)
    const again = papers.filter(({ key }) => given.has(key))
    for (const { key } of papers) given.add(key)
    return again.map(({ field, name }) => ({
      pointer: `${list}/${at}/${field}`,
      code: 'duplicate' as const,
      detail: `is the ${name} of an earlier ${WHO[list]}`,
    }))
  })
}

function papersOf({ identityNumber, passportInfo, nationality }: Person): Paper[] {
  const papers: Paper[] = []
  if (identityNumber !== undefined) {
    papers.push({ field: 'identityNumber', key: `identity ${identityNumber}`, name: 'identity number' })
  }
  if (passportInfo?.number !== undefined) {
    // Every country numbers its own passports. Some print a serial before the number, which many type with it.
    const country = passportInfo.citizenshipCountryCode ?? nationality ?? ''
    const number = `${passportInfo.serial ?? ''}${passportInfo.number}`.replace(/[\s-]/g, '').toUpperCase()
    papers.push({ field: 'passportInfo/number', key: `passport ${country} ${number}`, name: 'passport number' })
  }
  return papers
}
