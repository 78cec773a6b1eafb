import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../../api/errors.ts'

const call = vi.hoisted(() =>
  vi.fn<(id: string, input: { body: { acceptedContracts: object[] } }) => Promise<object>>(),
)
vi.mock('../../../../api/client.ts', () => ({ call }))
const { askPrice, REQUEST } = await import('./ask-price.ts')

const contracts = [{ id: 'distance-sales' as const, version: '1', sha256: 'a'.repeat(64) }]
const refusal = (pointer: string) => {
  const errors = [{ pointer, code: 'mismatch' as const, detail: 'is not the hash of a text' }]
  return new ApiError('quoteCreate', {
    type: '/problems/validation',
    title: 'validation',
    status: 422,
    requestId: 'r',
    errors,
  })
}
const sent = () => call.mock.calls.map(([, { body }]) => body.acceptedContracts)

test('a price whose contracts have changed comes without them, so that both can be shown', async () => {
  call.mockReset().mockRejectedValueOnce(refusal('/acceptedContracts/0/sha256')).mockResolvedValueOnce({ hash: 'new' })
  expect(await askPrice(REQUEST, contracts, 'try')).toEqual({ hash: 'new' })
  expect(sent()).toEqual([contracts, []])
})

test('any other refusal is told', async () => {
  call.mockReset().mockRejectedValueOnce(refusal('/method'))
  await expect(askPrice(REQUEST, contracts, 'try')).rejects.toThrow(ApiError)
  expect(sent()).toEqual([contracts])
})
