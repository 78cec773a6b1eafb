/** Ids of hotels that do not exist: no gateway has them cached, and the agency responds immediately. */
let hotel = 50_000

/**
 * Response times of uncached reads in milliseconds, sorted. Reads are sent one after the other, to all gateways at the
 * same time. For each of them a gateway asks Redis and then the agency.
 * @param each number of reads for each gateway
 */
export async function askingReads(gateways: readonly { url: string }[], each: number): Promise<number[]> {
  const times = await Promise.all(
    gateways.map(async ({ url }) => {
      const took = []
      for (let i = 0; i < each; i++) took.push(await timeOf(`${url}/api/hotels/${hotel++}`))
      return took
    }),
  )
  return times.flat().toSorted((a, b) => a - b)
}

/** The time that one of a hundred exceeds, rounded. */
export const p99 = (times: readonly number[]): number =>
  Math.round(times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN)

async function timeOf(url: string): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url, { headers: { 'sec-fetch-site': 'same-origin' } })
  const text = await answer.text()
  if (answer.status !== 404) throw new Error(`${url} is ${answer.status}: ${text}`)
  return performance.now() - begin
}
