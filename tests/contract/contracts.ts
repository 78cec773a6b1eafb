import type { Answer, CallInput } from '@rota/openapi/client'

type Body = CallInput<'quoteCreate'>['body']
export type Accepted = Body['acceptedContracts'][number]

/** Who can ask for a quote of its basket. */
interface Asking {
  quoteCreate(input: { body: Body }): Promise<{ data?: Answer<'quoteCreate'> | undefined }>
}

/** How a basket is paid, where it is not at once by card and in lira. */
type How = Partial<Omit<Body, 'acceptedContracts'>>

/** What the gateway asks to be accepted for a basket paid in that way, each contract by its first text. */
export async function contractsOf(client: Asking, how: How = {}): Promise<Accepted[]> {
  const card = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
  const { data } = await client.quoteCreate({ body: { ...card, ...how, acceptedContracts: [] } })
  return (data?.contracts ?? []).map(({ id, version, texts }) => ({ id, version, sha256: texts[0]?.sha256 ?? '' }))
}
