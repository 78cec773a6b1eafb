import type { OperationId } from '@rota/openapi/agency/operations'
import { documented } from './documents/documented.ts'
import { person } from './people.ts'
import type { Answered } from './visitor.ts'
import { fill, quoted } from './prepare-basket.ts'
import type { TestSystem } from './test-system.ts'

/**
 * Books a basket without paying, with the documented example of
 * `reservationComplete`; only the hash of the quote is replaced.
 */
export async function hold(system: TestSystem): Promise<ReadonlyMap<OperationId, Answered>> {
  const prepared = await fill(system, person('Holder', '9876543').products)
  const { hash } = await quoted(prepared, { method: 'transfer', term: 'full' })
  const example = documented('reservationComplete').body as object
  const answered = await prepared.visitor.send('reservationComplete', { body: { ...example, quoteHash: hash } })
  return new Map([['reservationComplete', answered]])
}
