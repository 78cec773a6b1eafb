import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { bundleContract } from '../bundle/bundle.ts'

const NAMES = ['BadRequest', 'BadKey', 'ScopeMissing', 'UnknownSite', 'Validation', 'Internal', 'NotFound']
const OTHERS = ['UpstreamFailed', 'UpstreamUnavailable', 'UpstreamTimeout']

const contract = (response: string, rule = 'x-problems: gateway') => `
openapi: 3.1.0
info: { title: List, version: 1.0.0 }
${rule}
paths:
  /list:
    get:
      operationId: list
      x-class: catalogue
      x-audience: shared
      responses:
        '200': { description: A list. }
        ${response}
`

/** Bundles a contract of one call. Returns the names of shared responses by status; '' for an inline response. */
async function bundled(root: string): Promise<Record<string, string>> {
  const folder = newFolder('problems')
  mkdirSync(path.join(folder, 'schemas/shared'), { recursive: true })
  const shared = [...NAMES, ...OTHERS].map((name) => `${name}: { description: ${name}. }`)
  writeFileSync(path.join(folder, 'schemas/shared/problems.yaml'), shared.join('\n'))
  writeFileSync(path.join(folder, 'list.yaml'), root)
  const document = await bundleContract(path.join(folder, 'list.yaml'))
  expect(document).not.toHaveProperty('x-problems')
  const responses = Object.entries(document.paths['/list']?.get?.responses ?? {})
  return Object.fromEntries(
    responses.map(([status, it]) => [status, '$ref' in it ? (it.$ref.split('/').at(-1) ?? '') : '']),
  )
}

test("adds the problems of the document's rule to an operation", async () => {
  expect(await bundled(contract(''))).toEqual({
    200: '',
    400: 'BadRequest',
    401: 'BadKey',
    403: 'ScopeMissing',
    421: 'UnknownSite',
    422: 'Validation',
    500: 'Internal',
    502: 'UpstreamFailed',
    503: 'UpstreamUnavailable',
    504: 'UpstreamTimeout',
  })
})

test('keeps problems written by an operation', async () => {
  const own = "'404': { $ref: 'schemas/shared/problems.yaml#/NotFound' }"
  expect(await bundled(contract(own))).toMatchObject({ 404: 'NotFound', 400: 'BadRequest' })
})

test('leaves a document without a rule unchanged', async () => {
  expect(await bundled(contract('', ''))).toEqual({ 200: '' })
})

test('refuses a written problem that the rule already gives', async () => {
  const twice = "'502': { $ref: 'schemas/shared/problems.yaml#/UpstreamFailed' }"
  await expect(bundled(contract(twice))).rejects.toThrow('502 is written although the rule gives it')
})
