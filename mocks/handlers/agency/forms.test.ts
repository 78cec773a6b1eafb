import { describe, expect, it } from 'vitest'
import { createMockHarness, type MockHarness } from '../../testing/harness.ts'
import { CONTACT, NOTIFICATION } from '../../testing/request-bodies.ts'

const messagesOf = async (mock: MockHarness): Promise<unknown> =>
  (await mock.answer(new Request('http://mocks.test/control/letters'))).json()
const account = { query: { account: '1001' } }

describe('contact forms', () => {
  it('are appended, shown by control and forgotten by a reset', async () => {
    const mock = await createMockHarness()
    await mock.call('callbackSend', { ...account, body: NOTIFICATION })
    const second = { ...NOTIFICATION, userAvailabityDate: '2027-03-03 08:00' }
    expect(await mock.call('callbackSend', { ...account, body: second })).toMatchObject({ body: { status: 'stored' } })
    await mock.call('contactSend', { ...account, body: CONTACT })
    expect(await messagesOf(mock)).toEqual({ notifications: [NOTIFICATION, second], contacts: [CONTACT] })
    await mock.world.reset()
    expect(await messagesOf(mock)).toEqual({ notifications: [], contacts: [] })
  })

  it('survive a reload with the world', async () => {
    const [mock, later] = [await createMockHarness(), await createMockHarness()]
    await mock.call('callbackSend', { ...account, body: NOTIFICATION })
    await later.world.restore(mock.world.snapshot())
    expect(later.world.inbox.messages().notifications).toEqual([NOTIFICATION])
  })

  it.each([
    ['without an account', {}, NOTIFICATION, 400],
    ['of another account', { account: '2002' }, NOTIFICATION, 404],
    ['without what the gateway adds', account.query, { phone: NOTIFICATION.phone }, 400],
    ['with a time that is none', account.query, { ...NOTIFICATION, userAvailabityDate: '2027-02-30 08:00' }, 400],
  ])('%s are refused', async (_case, query, body, status) => {
    const mock = await createMockHarness()
    expect(await mock.call('callbackSend', { query, body })).toMatchObject({ status })
    expect(mock.world.inbox.messages().notifications).toEqual([])
  })
})
