import { expect } from 'vitest'
import { createAgencyClient } from '@rota/openapi/client'
import { roundRobin } from './round-robin.ts'

let visitors = 0

/** How many of twenty promotion codes a new visitor may try at these gateways, in turns. */
export async function codesTried(...gateways: readonly { url: string }[]): Promise<number> {
  const send = roundRobin(gateways)
  const address = `198.18.${++visitors >> 8}.${visitors & 255}`
  const asVisitor = (request: Request) => {
    request.headers.set('x-forwarded-for', address)
    return send(request)
  }
  const agency = createAgencyClient({ baseUrl: 'http://localhost/api', siteKey: 'rota-test-key', fetch: asVisitor })
  await agency.reservationStart()
  const statuses = []
  for (let i = 0; i < 20; i++) statuses.push((await agency.promotionQuery({ query: { code: 'NONE' } })).response.status)
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 200).length
}
