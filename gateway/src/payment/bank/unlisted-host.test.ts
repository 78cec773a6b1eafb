import { PaymentAction } from '@rota/openapi/agency/enums'
import { expect, test } from 'vitest'
import { unlistedHost } from './handoff-content.ts'

test.each([
  [{ postUrl: 'https://acs.test/3ds?pan=4111' }, 'acs.test'],
  [{ postUrl: 'https://bank.test/3ds', scriptUrls: ['https://acs.test/widget.js'] }, 'acs.test'],
  [{ postUrl: 'https://bank.test/3ds' }, undefined],
  [{ postUrl: 'https://4000000000001091.test/' }, undefined],
  [{ postUrl: 'acs.test' }, undefined],
  [{}, undefined],
])('the log names the host that paymentHosts lacks, and nothing else of the bank: %j', (order, host) => {
  const site = {
    host: 'localhost',
    origin: 'https://localhost',
    account: '1001',
    paymentHosts: ['bank.test'],
    keys: [],
  }
  expect(unlistedHost({ action: PaymentAction.PostUrl, ...order }, site)).toBe(host)
})
