import type { Answer, CallInput } from '@rota/openapi/client'

type Body = CallInput<'quoteCreate'>['body']
export type Accepted = Body['acceptedContracts'][number]

/** A client that can request a quote. */
interface Asking {
  quoteCreate(input: { body: Body }): Promise<{ data?: Answer<'quoteCreate'> | undefined }>
}

/** How a basket is paid, if not at once by card in lira. */
type How = Partial<Omit<Body, 'acceptedContracts'>>

/** The contracts that must be accepted for this payment method, each with the hash of its first text. */
export async function contractsOf(client: Asking, how: How = {}): Promise<Accepted[]> {
  const card = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
  const { data } = await client.quoteCreate({ body: { ...card, ...how, acceptedContracts: [] } })
  return (data?.contracts ?? []).map(({ id, version, texts }) => ({ id, version, sha256: texts[0]?.sha256 ?? '' }))
}
