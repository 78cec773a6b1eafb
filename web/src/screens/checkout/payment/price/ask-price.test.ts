import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../api/errors.ts'
import { askPrice, REQUEST } from './ask-price.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()))
afterEach(() => vi.unstubAllGlobals())

const TERMS = { toCurrency: 'try' as const, language: 'tr' as const }
const contracts = [{ id: 'distance-sales' as const, version: '1', sha256: 'a'.repeat(64) }]
const refusal = (pointer: string) => {
  const errors = [{ pointer, code: 'mismatch', detail: 'is not the hash of a text' }]
  const problem = { type: '/problems/validation', title: 'validation', status: 422, requestId: 'r', errors }
  return Response.json(problem, { status: 422 })
}
const sent = () =>
  fetched.mock.calls.map(([, request]) => {
    const { acceptedContracts } = JSON.parse(request?.body as string) as { acceptedContracts: object[] }
    return acceptedContracts
  })

test('requests the price without contracts when the accepted ones have changed', async () => {
  fetched
    .mockResolvedValueOnce(refusal('/acceptedContracts/0/sha256'))
    .mockResolvedValueOnce(Response.json({ hash: 'new' }))
  expect(await askPrice(REQUEST, contracts, TERMS)).toEqual({ hash: 'new' })
  expect(sent()).toEqual([contracts, []])
})

test('rejects with any other refusal', async () => {
  fetched.mockResolvedValueOnce(refusal('/method'))
  await expect(askPrice(REQUEST, contracts, TERMS)).rejects.toThrow(ApiError)
  expect(sent()).toEqual([contracts])
})
