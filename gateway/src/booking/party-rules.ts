import type { Schemas } from '../ports/contract.ts'
import type { FieldError } from '../ports/problem.ts'

type Traveller = Schemas['ProviderTravellerInput']

/** A document by which a person is told from everybody else, and where the request gives its number. */
interface Paper {
  field: string
  key: string
  detail: string
}

/**
 * Errors of travellers who cannot travel as one party: an identity number and a passport are one person's, so the
 * second traveller who gives one is refused (decision 43.7). An airline would refuse it only when the ticket is issued,
 * which is after the payment.
 */
export function partyErrors(travellers: readonly Traveller[]): FieldError[] {
  const given = new Set<string>()
  return travellers.flatMap((traveller, at) => {
    const papers = papersOf(traveller)
    const again = papers.filter(({ key }) => given.has(key))
    for (const { key } of papers) given.add(key)
    return again.map(({ field, detail }) => ({
      pointer: `/travellers/${at}/${field}`,
      code: 'duplicate' as const,
      detail,
    }))
  })
}

function papersOf({ identityNumber, passportInfo, nationality }: Traveller): Paper[] {
  const papers: Paper[] = []
  if (identityNumber !== undefined) {
    const detail = 'is the identity number of an earlier traveller'
    papers.push({ field: 'identityNumber', key: `identity ${identityNumber}`, detail })
  }
  if (passportInfo?.number !== undefined) {
    // Every country numbers its own passports. Some print a serial before the number, which many type with it.
    const country = passportInfo.citizenshipCountryCode ?? nationality ?? ''
    const number = `${passportInfo.serial ?? ''}${passportInfo.number}`.replace(/[\s-]/g, '').toUpperCase()
    const detail = 'is the passport number of an earlier traveller'
    papers.push({ field: 'passportInfo/number', key: `passport ${country} ${number}`, detail })
  }
  return papers
}
