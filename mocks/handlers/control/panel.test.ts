import { expect, it } from 'vitest'
import { createMockHarness } from '../../testing/harness.ts'

it('the panel is one page without anything from elsewhere, and its script stands alone', async () => {
  const mock = await createMockHarness()
  const answer = await mock.answer(new Request('http://mocks.test/control/panel'))
  const html = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(html).not.toMatch(/https?:/)
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
  // The inlined script must not use its module.
  expect(script).not.toMatch(/\bimport\b|_vi|__vite/)
  for (const id of ['scenario', 'clock', 'waiting', 'ledger', 'values']) expect(html).toContain(`id="${id}"`)
})

it('the clock says whether it is stopped', async () => {
  const mock = await createMockHarness()
  const clock = async () =>
    (await mock.answer(new Request('http://mocks.test/control/clock'))).json() as Promise<unknown>
  expect(await clock()).toMatchObject({ now: '2027-03-01T09:00:00.000Z', stopped: false })
  const now = '2027-05-01T09:00:00.000Z'
  await mock.answer(new Request('http://mocks.test/control/clock', { method: 'PUT', body: JSON.stringify({ now }) }))
  expect(await clock()).toEqual({ now, stopped: true })
})
