import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { shop } from '../../testing/shop.ts'
import { generateWorkflows } from './workflows.ts'

const workspace = path.join(import.meta.dirname, '../../..')
const lintConfig = path.join(workspace, 'redocly.yaml')

const LOOK = `arazzo: 1.0.1
info:
  title: Look at a hotel
  version: 1.0.0
  summary: One call.
  description: Reads a hotel.
sourceDescriptions:
  - name: shop
    type: openapi
    url: ../generated/workflows/agency.json
workflows:
  - workflowId: look
    summary: Look at a hotel
    description: Reads a hotel.
    inputs:
      type: object
      properties:
        id: { type: string, description: The hotel. }
    steps:
      - stepId: view
        description: Read it.
        operationId: $sourceDescriptions.shop.hotelView
        parameters:
          - name: id
            in: path
            value: $inputs.id
        successCriteria:
          - condition: $statusCode == 200
`

/** Generates from a folder with a single document, in which one text is replaced. */
function generateWith(text = '', replacement = ''): Promise<Map<string, string>> {
  const folder = newFolder('workflows')
  writeFileSync(path.join(folder, 'look.arazzo.yaml'), LOOK.replace(text, replacement))
  return generateWorkflows(folder, shop(), lintConfig)
}

test('lists the documents by the names of their files', async () => {
  const files = await generateWith()
  expect([...files.keys()]).toEqual(['workflows.json', 'agency.json'])
  expect(JSON.parse(files.get('workflows.json') ?? '')).toEqual([
    expect.objectContaining({
      name: 'look',
      arazzo: '1.0.1',
      workflows: [expect.objectContaining({ workflowId: 'look' })],
    }),
  ])
})

test.each([
  ['  summary: One call.\n', '', 'look: the document has no summary.'],
  ['    description: Reads a hotel.\n    inputs', '    inputs', 'look: look has no description.'],
  [', description: The hotel.', '', 'look: look: the input id has no description.'],
  ['        description: Read it.\n', '', 'look: look/view has no description.'],
  ['hotelView', 'hotelWiew', 'look: look/view calls $sourceDescriptions.shop.hotelWiew: no document has it.'],
  ['url: ../generated/workflows/agency.json', 'url: package.yaml', /package\.yaml/],
  ['$statusCode == 200', '$statusCode == 404', 'look: look/view does not say which status is success.'],
  ['stepId: view', 'step: view', /look\.arazzo\.yaml:\d+ struct: /],
  ['workflowId: look', 'workflowId: look\n    stray: 1', /look\.arazzo\.yaml:\d+ struct: /],
])('throws for %j replaced by %j', async (text, other, message) => {
  expect(LOOK).toContain(text)
  await expect(generateWith(text, other)).rejects.toThrow(message)
})

test('lints the other API descriptions of the folder, too', async () => {
  const folder = newFolder('workflows')
  writeFileSync(path.join(folder, 'bank.yaml'), 'openapi: 3.1.0\ninfo: { title: Bank, version: 1.0.0 }\npaths: {}\n')
  await expect(generateWorkflows(folder, shop(), lintConfig)).rejects.toThrow(/bank\.yaml:\d+ info-license: /)
})
