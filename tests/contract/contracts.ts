import type { Answer, CallInput } from '@rota/openapi/client'

type Body = CallInput<'quoteCreate'>['body']
export type Accepted = Body['acceptedContracts'][number]

/** Who can ask for a quote of its basket. */
interface Asking {
  quoteCreate(input: { body: Body }): Promise<{ data?: Answer<'quoteCreate'> | undefined }>
}

/** What the gateway asks to be accepted for a basket, each contract by its first text. */
export async function contractsOf(client: Asking): Promise<Accepted[]> {
  const how = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
  const { data } = await client.quoteCreate({ body: { ...how, acceptedContracts: [] } })
  return (data?.contracts ?? []).map(({ id, version, texts }) => ({ id, version, sha256: texts[0]?.sha256 ?? '' }))
}
