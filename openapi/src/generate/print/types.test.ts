import { writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { generated, shop } from '../../testing/shop.ts'

const folder = await generated(shop())
const workspace = path.resolve(import.meta.dirname, '../../..')

/** The errors of the TypeScript compiler by source, compiled next to the generated files. */
function compilerErrors(sources: Record<string, string>): Record<string, string[]> {
  const names = Object.entries(sources).map(([name, source]) => {
    const file = path.join(folder, `${name}.ts`)
    writeFileSync(file, source)
    return file
  })
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(workspace, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    workspace,
  )
  const program = ts.createProgram(names, { ...options, types: [] })
  return Object.fromEntries(
    names.map((name) => [
      path.basename(name, '.ts'),
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(name))
        .map((it) => ts.flattenDiagnosticMessageText(it.messageText, ' ')),
    ]),
  )
}

const HANDLERS = `import type { Handlers } from './handlers.js'
const problem = { type: '/p', title: 't', status: 404 }
const handlers = {
  hotelView: ({ path, context }) => ({ status: 200, body: { id: path.id + context.suffix, name: 'n', rooms: [{ id: 'r', cost: 1 }] } }),
  hotelNear: async () => ({ status: 404, body: problem }),
  hotelList: ({ query }) => ({ status: 200, body: query.stars?.includes(3) ? [] : [] }),
  orderCreate: ({ body, header }) =>
    header['idempotency-key'] && body.pay.kind === 'card' && body.pay.number && body.secret
      ? { status: 200, body: { status: 2 } } : { status: 409, body: problem },
  treeSave: ({ body }) => ({ status: 204, headers: { etag: body?.name ?? '' } }),
} satisfies Handlers<{ suffix: string }>
export default handlers
`
const handlersWith = (text: string, replacement: string) => HANDLERS.replace(text, replacement)

const errors = compilerErrors({
  right: HANDLERS,
  missing: handlersWith('  hotelNear:', '  hotelFar:'),
  status: handlersWith('status: 404, body: problem', 'status: 403, body: problem'),
  body: handlersWith("name: 'n', rooms", 'rooms'),
  literal: handlersWith('{ status: 2 }', '{ status: 3 }'),
  private: handlersWith("{ id: 'r', cost: 1 }", "{ id: 'r' }"),
  added: handlersWith('body.secret', 'body.hash'),
  nobody: handlersWith('{ status: 204, headers', '{ status: 204, body: 1, headers'),
  input: handlersWith('path.id + context', 'path.name + context'),
  validators: `import { load, schemas, type OperationValidators } from './validators/index.js'
    import { operations, type OperationId } from './operations.js'
    import { PayCard } from './constraints.js'
    import { marks } from './marks.js'
    import { OrderStatus } from './enums.js'
    const any: (id: OperationId) => Promise<OperationValidators> = (id) => load[id]()
    const hotel = await schemas.Hotel()
    export const facts = (value: unknown) => (hotel(value) ? [value.name, value.markupRate] : hotel.errors?.[0]?.instancePath)
    export const verdict = async (value: unknown) => (await load.hotelView()).r200(value) && (await any('treeSave')).u404?.(value)
    export const paths = marks.hotelView.answer.private[0]?.[0]
    export const text: string | undefined = PayCard.number.pattern
    export const open: 1 = OrderStatus.Open
    export const method = operations.hotelView.parameters[0]?.properties`,
})

test('complete and correct handlers compile', () => {
  expect(errors.right).toEqual([])
})

test.each([
  ['missing', /hotelFar|hotelNear/],
  ['status', /403/],
  ['body', /name/],
  ['literal', /3/],
  ['private', /cost/],
  ['added', /hash/],
  ['nobody', /body|number/],
  ['input', /name/],
])('handlers with an error do not compile: %s', (name, message) => {
  expect(errors[name]?.join(' ')).toMatch(message)
})

test('the other generated declarations compile together', () => {
  expect(errors.validators).toEqual([])
})
