import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, type FakeGateway } from '../../testing/gateway.ts'
import { exampleOf, problem } from '../../testing/upstream.ts'

/** An agency with this many services, numbered from 1, in pages of the requested size. */
function manyServices(gateway: FakeGateway, count: number) {
  const [record] = exampleOf('serviceList')['records'] as object[]
  const all = Array.from({ length: count }, (_, at) => ({ ...record, id: String(at + 1) }))
  gateway.upstream.on('serviceList', ({ query }) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('limit'))]
    const stats = { totalRecord: count, currentPage: page, pageCount: Math.ceil(count / size), pageSize: size }
    return { body: { records: all.slice((page - 1) * size, page * size), stats } }
  })
}

const pagesAsked = (gateway: FakeGateway) => gateway.upstream.of('serviceList').map(({ query }) => query.get('page'))

describe('serviceView', () => {
  test('200 with the record, reading no more pages than needed', async () => {
    const gateway = fakeGateway()
    manyServices(gateway, 250)
    const answered = await gateway.call('/api/services/7')
    expect([answered.status, answered.body['record']]).toMatchObject([200, { id: '7' }])
    expect(pagesAsked(gateway)).toEqual(['1'])
  })

  test('200 from a later page; each page is read once and cached', async () => {
    const gateway = fakeGateway()
    manyServices(gateway, 250)
    expect((await gateway.call('/api/services/233')).body['record']).toMatchObject({ id: '233' })
    expect((await gateway.call('/api/services/122')).body['record']).toMatchObject({ id: '122' })
    expect(pagesAsked(gateway)).toEqual(['1', '2', '3'])
  })

  test('404 for an id that no page has', async () => {
    const gateway = fakeGateway()
    manyServices(gateway, 3)
    const answered = await gateway.call('/api/services/999')
    expect([answered.status, problemName(answered)]).toEqual([404, 'not-found'])
  })

  test('404 for an endless list, after a limited number of pages', async () => {
    const gateway = fakeGateway()
    const stats = { totalRecord: 1_000_000, currentPage: 1, pageCount: 10_000, pageSize: 100 }
    gateway.upstream.on('serviceList', () => ({ body: { records: [], stats } }))
    expect((await gateway.call('/api/services/1')).status).toBe(404)
    expect(pagesAsked(gateway)).toHaveLength(20)
  })

  test('422 for an invalid id, and the agency is not asked', async () => {
    const gateway = fakeGateway()
    const answered = await gateway.call('/api/services/a.b')
    expect(answered.body['errors']).toMatchObject([{ pointer: '/path/id' }])
    expect(gateway.upstream.calls).toEqual([])
  })

  test('502 when the list is broken', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('serviceList', () => problem(500, 'broken'))
    expect(problemName(await gateway.call('/api/services/1'))).toBe('upstream-broken')
  })
})
