import type { ValidateFunction } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Compiled } from './compile.ts'
import { ContractError } from '../contract-error.ts'
import type { Form } from '../../scan/form.ts'
import { printModule } from './print.ts'
import { componentOf } from '../views/views.ts'

/**
 * Generates the modules of the validators: one per component, one per operation, and an index that loads them on demand.
 * @param forms forms of responses by operationId
 * @returns contents by file name below `validators/`
 */
export function printValidators(
  { ajv, components, operations }: Compiled,
  forms: ReadonlyMap<string, Form>,
): Map<string, string> {
  const files = new Map<string, string>(printRuntime())
  const idOf = new Map<ValidateFunction, string>([...components].map(([id, validate]) => [validate, id]))

  for (const [id, validate] of components) {
    const moduleOf = (other: ValidateFunction) => (other === validate ? undefined : fileOf(idOf.get(other), './'))
    files.set(`schemas/${id}.js`, printModule(ajv, new Map([['default', validate]]), moduleOf, '../runtime.js'))
    files.set(`schemas/${id}.d.ts`, componentTypes(id))
  }
  for (const [id, parts] of operations) {
    const form = forms.get(id)
    const module = printModule(ajv, parts, (it) => fileOf(idOf.get(it), './schemas/'), './runtime.js')
    files.set(`${id}.js`, module + (form === undefined ? '' : `export const form = ${JSON.stringify(form)}\n`))
    files.set(`${id}.d.ts`, operationTypes([...parts.keys()], form !== undefined))
  }
  const names = [...components.keys()].filter((id) => componentOf(id).name === id)
  files.set('index.js', printIndex([...operations.keys()], names))
  files.set('index.d.ts', indexTypes([...operations.keys()], names))
  refuseRequire(files)
  return files
}

const fileOf = (id: string | undefined, folder: string) => (id === undefined ? undefined : `${folder}${id}.js`)

function printRuntime(): [string, string][] {
  const source = readFileSync(new URL('../../runtime.ts', import.meta.url), 'utf8')
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true }
  return [
    ['runtime.js', ts.transpileModule(source, { compilerOptions }).outputText],
    ['runtime.d.ts', ts.transpileDeclaration(source, { compilerOptions: { declaration: true } }).outputText],
  ]
}

function printIndex(operations: string[], names: string[]): string {
  const loads = operations.map((id) => `  ${id}: () => import('./${id}.js'),`)
  const schemas = names.map(
    (id) => `  ${JSON.stringify(id)}: () => import('./schemas/${id}.js').then((it) => it.default),`,
  )
  return `export const load = {\n${loads.join('\n')}\n}\n\nexport const schemas = {\n${schemas.join('\n')}\n}\n`
}

function indexTypes(operations: string[], names: string[]): string {
  return `import type { components } from '../upstream.js'
${FORM_TYPE}
import type { Validate } from './runtime.js'

export type { Validate, ValidationError } from './runtime.js'

/**
 * The validators of one operation. \`params\` validates \`{ path, query, header }\` of a caller and \`body\` the
 * caller's body. \`uparams\`, if they differ, and \`ubody\` validate what the upstream gets. \`r404\` validates a
 * response as it leaves the gateway, \`u404\` as the upstream sends it. With \`form\`, a 200 of the upstream can be
 * validated without parsing it.
 */
export interface OperationValidators {
  readonly params: Validate
  readonly uparams?: Validate
  readonly body?: Validate
  readonly ubody?: Validate
  readonly form?: Form
  readonly [answer: \`r\${number}\` | \`u\${number}\`]: Validate
}

/** Loads the validators of an operation on first use. */
export declare const load: {
${operations.map((id) => `  readonly ${id}: () => Promise<typeof import('./${id}.js')>`).join('\n')}
}

/** The validator of a component, as the upstream holds it: private properties included, added and unknown ones not. */
export declare const schemas: {
${names.map((id) => `  readonly ${JSON.stringify(id)}: () => Promise<Validate<components['schemas'][${JSON.stringify(id)}]>>`).join('\n')}
}
`
}

function operationTypes(parts: string[], hasForm: boolean): string {
  const imports = [`import type { Validate } from './runtime.js'`, ...(hasForm ? [FORM_TYPE] : [])]
  const exports = parts.map((part) => `export declare const ${part}: Validate`)
  if (hasForm) exports.push('export declare const form: Form')
  return `${imports.join('\n')}\n\n${exports.join('\n')}\n`
}

const FORM_TYPE = `import type { Form } from '@rota/openapi/scan'`

function componentTypes(id: string): string {
  const { name, leg } = componentOf(id)
  const type = `components['schemas'][${JSON.stringify(name)}]`
  return `import type { components } from '../../${leg === 'browser' ? 'types' : 'upstream'}.js'
import type { Validate } from '../runtime.js'

declare const validate: Validate<${type}>
export default validate
`
}

/** Refuses a leftover `require`, which would only fail in the browser on the first use of an operation. */
function refuseRequire(files: Map<string, string>): void {
  const problems = [...files].filter(([, text]) => /\brequire\(/.test(text)).map(([name]) => `${name} needs require()`)
  if (problems.length > 0) throw new ContractError('validators', problems)
}
