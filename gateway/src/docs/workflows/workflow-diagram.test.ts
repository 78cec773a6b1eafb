import { describe, expect, test } from 'vitest'
import type { Workflow } from './workflow-document.ts'
import { expressionWords, workflowDocuments } from './workflow-document.ts'
import { sequenceDiagram } from './workflow-diagram.ts'

const WALK: Workflow = {
  workflowId: 'walk',
  steps: [
    {
      stepId: 'price',
      operationId: '$sourceDescriptions.agency.hotelPrice',
      outputs: { room: '$response.body#/rooms/0' },
    },
    {
      stepId: 'quote',
      operationId: '$sourceDescriptions.agency.quoteCreate',
      successCriteria: [{ condition: '$statusCode == 200' }],
    },
    { stepId: 'fly', operationId: '$sourceDescriptions.agency.flightPrice' },
    { stepId: 'code', operationId: '$sourceDescriptions.bank.challengeAnswer' },
  ],
}

/** The sentences that a screen reader reads, one per line. */
const sentences = (workflow: Workflow) =>
  Array.from(
    sequenceDiagram(workflow).text.matchAll(
      /class="message[^"]*"><span class="sr">(.*?)<\/span><span class="words">(.*?)<\/span>/g,
    ),
    ([, who = '', what = '']) => who + what,
  )

describe('a workflow as messages', () => {
  test('shows sender and receiver of each message in order', () => {
    expect(sentences(WALK)).toEqual([
      'You to Gateway: POST /hotels/{id}/price',
      'Gateway to Agency: hotelPrice',
      'Gateway to You: room',
      'You to Gateway: POST /quote',
      'Gateway to You: 200',
      'You to Gateway: POST /paximum/flight/price',
      'Gateway to Provider: flightPrice',
      'Gateway to You: ok',
      'You to Bank: challengeAnswer',
      'Bank to You: ok',
    ])
  })

  test('a repeated call with its key goes no further than the gateway', () => {
    const letter = {
      operationId: '$sourceDescriptions.agency.callbackSend',
      parameters: [{ name: 'Idempotency-Key', in: 'header', value: '{$inputs.run}-callback' }],
      requestBody: { payload: { phone: '532-000-0148' } },
    }
    const other = { ...letter, requestBody: { payload: { phone: '532-000-0149' } } }
    const steps = [letter, letter, other].map((step, i) => ({ ...step, stepId: `send${i}` }))
    const behind = sentences({ workflowId: 'letters', steps }).filter((it) => it.startsWith('Gateway to Agency'))
    expect(behind).toHaveLength(2)
  })

  test('has one lane per participant', () => {
    expect(sequenceDiagram(WALK).text).toContain('sequence lanes-5')
    expect(sequenceDiagram({ ...WALK, steps: WALK.steps.slice(0, 2) }).text).toContain('sequence lanes-3')
  })

  test('every workflow of the contract can be drawn', async () => {
    const all = (await workflowDocuments()).flatMap(({ workflows }) => workflows)
    for (const workflow of all) expect(sentences(workflow).length).toBeGreaterThanOrEqual(workflow.steps.length * 2)
  })
})

test.each([
  ['$response.body#/booking/version', 'response body: booking/version'],
  ['$response.header.etag', 'header etag'],
  ['$steps.pay.outputs.token', 'token of pay'],
  ['$inputs.siteKey', 'input siteKey'],
  ['Bearer {$inputs.siteKey}', 'Bearer ‹siteKey›'],
  ['3', '3'],
])('describes %s as: %s', (expression, words) => {
  expect(expressionWords(expression)).toBe(words)
})
