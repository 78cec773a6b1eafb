import type { Answer, CallInput } from '@rota/openapi/client'
import type { components } from '@rota/openapi/agency/types'
import { contractsOf, type Accepted } from './contracts.ts'
import { person, type Person } from './people.ts'
import { newKey, visitorOf, type Visitor } from './visitor.ts'
import type { TestSystem } from './test-system.ts'

type Line = components['schemas']['CartLineInput']
type Way = Pick<CallInput<'quoteCreate'>['body'], 'method' | 'term'>

/** The data of a successful call; throws the problem otherwise. */
export function unwrap<T>({ data, error }: { data?: T | undefined; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

/** A visitor with a basket, on the way to a booking. */
export interface PreparedVisitor {
  readonly visitor: Visitor
  readonly who: Person
  /** The booking with its lines, customer and guests. */
  readonly booking: Answer<'reservationPatch'>['booking']
}

/** Starts a booking and fills in lines, customer, and the names of `guests`. */
export async function fill(system: TestSystem, lines: Line[], guests = 2): Promise<PreparedVisitor> {
  const visitor = visitorOf(system)
  const who = person('Walker', '7654321')
  unwrap(await visitor.client.reservationStart())
  await visitor.patch({ key: 'products', value: lines })
  await visitor.patch({ key: 'customer', value: who.customer })
  const { booking } = await visitor.patch({ key: 'guests', value: namesFor(who, guests) })
  return { visitor, who, booking }
}

const namesFor = ({ guests }: Person, count: number) =>
  Array.from({ length: count }, (_, at) => guests[at] ?? { name: 'Ece', surname: 'Aydin', type: 'adult' as const })

/** A quote for a payment method, with all contracts accepted. */
export const quoted = async ({ visitor }: PreparedVisitor, way: Way, contracts?: readonly Accepted[]) =>
  unwrap(
    await visitor.client.quoteCreate({
      body: {
        ...way,
        installment: 1,
        toCurrency: 'try',
        acceptedContracts: [...(contracts ?? (await contractsOf(visitor.client, way)))],
      },
    }),
  )

/** Books without paying now. */
export const held = ({ visitor }: PreparedVisitor, quoteHash: string, way: Way, key = newKey()) =>
  visitor.client.reservationComplete({
    query: { term: way.term },
    header: { 'Idempotency-Key': key },
    body: { quoteHash, method: way.method, toCurrency: 'try' },
  })
