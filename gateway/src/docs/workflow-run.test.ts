import { expect, test } from 'vitest'
import { workflowDocuments } from './workflow-document.ts'
import { runCommand } from './workflow-run.ts'

const all = await workflowDocuments()

test.each(all.map((document) => [document.name, document] as const))(
  '%s: every input has a value',
  (name, document) => {
    const command = runCommand(document, 'http://localhost:4000', Date.UTC(2026, 10, 20))
    expect(command).toContain(`openapi/workflows/${name}.arazzo.yaml`)
    const written = /--input '(.*)'$/
      .exec(command)?.[1]
      ?.replace("'$(uuidgen)'", '4b1f8e6e-5f1c-4a64-9d3c-0f6a1f2d7c11')
    const inputs = JSON.parse(written ?? '') as Record<string, unknown>
    const [workflow] = document.workflows
    expect(Object.keys(inputs)).toEqual(Object.keys(workflow?.inputs?.properties ?? {}))
    for (const value of Object.values(inputs)) expect(value).not.toBe('')
  },
)

test('days lie ahead of the reader', () => {
  const transfer = all.find(({ name }) => name === 'hotel-3d-secure')
  const command = transfer && runCommand(transfer, '', Date.UTC(2030, 0, 1))
  expect(command).toContain('"checkIn": 20300302, "checkOut": 20300307')
})
