/** Reads at each gateway: a hundred at two. */
export const READS = 50

/** Hotels that there are not: no gateway has a copy, and the agency knows it at once. */
let hotel = 50_000

/**
 * How long the slowest of a hundred reads takes at two gateways, in milliseconds. They are sent one after the other, to
 * both gateways at the same time. For each of them a gateway asks Redis, and then the agency.
 */
export async function slowestAskingRead(gateways: readonly { url: string }[]): Promise<number> {
  const times = await Promise.all(
    gateways.map(async ({ url }) => {
      const took = []
      for (let i = 0; i < READS; i++) took.push(await timeOf(`${url}/api/hotels/${hotel++}`))
      return Math.max(...took)
    }),
  )
  return Math.round(Math.max(...times))
}

async function timeOf(url: string): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url, { headers: { 'sec-fetch-site': 'same-origin' } })
  const text = await answer.text()
  if (answer.status !== 404) throw new Error(`${url} is ${answer.status}: ${text}`)
  return performance.now() - begin
}
