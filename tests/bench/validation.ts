import { load } from '@rota/openapi/agency/validators'

/**
 * Milliseconds to validate a request and its response at the 99th percentile,
 * after warming up; `answer` has the raw bytes.
 */
export async function validationP99(id: string, answer: Buffer): Promise<number> {
  const validators = await load.hotelView()
  const params = { path: { id }, query: {}, header: {} }
  const times: number[] = []
  for (let i = 0; i < 12_000; i++) {
    const record: unknown = JSON.parse(answer.toString())
    const begin = performance.now()
    if (!validators.params(params) || !validators.r200(record)) throw new Error('the answer breaks the contract')
    if (i >= 2000) times.push(performance.now() - begin)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
