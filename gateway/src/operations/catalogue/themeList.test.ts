import { expect, test } from 'vitest'
import { fakeGateway } from '../../testing/gateway.ts'

interface Theme {
  id: number
  key: string
  name: { lang: string; value: string }[]
}

test('themeList 200: the named themes, 1 to 11, in their languages (decision 18.7), without a call', async () => {
  const gateway = fakeGateway()
  const answered = await gateway.call('/api/themes')
  const records = answered.body['records'] as Theme[]
  expect(answered.status).toBe(200)
  expect(records.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(records[4]).toMatchObject({ key: 'beach', name: expect.arrayContaining([{ lang: 'tr', value: 'Plaj' }]) })
  expect(answered.headers.get('cache-control')).toBe('public, max-age=1, s-maxage=30, stale-while-revalidate=30')
  expect(gateway.upstream.calls).toEqual([])
})

test('themeList 422 for a parameter that it does not have', async () => {
  expect((await fakeGateway().call('/api/themes?colour=red')).status).toBe(422)
})
