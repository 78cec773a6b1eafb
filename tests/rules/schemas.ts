import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { library } from '../served/tools.ts'
import { ran } from './programs.ts'
import { root } from './tree.ts'

const TOOLS = join(root, 'tests/tools/node_modules')

/** Whether the tools of others are installed (`node tests/tools/install.mjs`). */
export const HAS_TOOLS = ['dclint', 'dockerfile-utils', 'kubernetes-types'].every((name) =>
  existsSync(join(TOOLS, name)),
)

interface Ajv {
  compile(schema: object): { (value: unknown): boolean; errors?: { instancePath: string; message?: string }[] }
}

/** What the schema of the Compose specification finds wrong in a file; dclint carries the current one. */
export function composeFaults(text: string): string[] {
  const { $schema: _, ...schema } = JSON.parse(
    readFileSync(join(TOOLS, 'dclint/schemas/compose.schema.json'), 'utf8'),
  ) as Record<string, unknown>
  const { default: Validator } = library('ajv') as { default: new (options: object) => Ajv }
  const isValid = new Validator({ allErrors: true, strict: false }).compile(schema)
  isValid(parse(text, { merge: true }))
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Where the types of Kubernetes' own OpenAPI document have the group and version of an object. */
const moduleOf = (apiVersion: string) =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace(/\..*\//, '/') : `core/${apiVersion}`}`

/** What Kubernetes does not know, misses or wants to be of another type in objects. */
export function kubernetesFaults(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'rota-kubernetes-'))
  try {
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(join(TOOLS, 'kubernetes-types'), join(folder, 'node_modules/kubernetes-types'))
    // The compiler refuses a property that is not in the type of an object that is written out.
    const lines = parseAllDocuments(text).map((document, at) => {
      const object = document.toJS() as { apiVersion: string; kind: string }
      const type = `import('${moduleOf(object.apiVersion)}').${object.kind}`
      return `export const object${at}: ${type} = ${JSON.stringify(object, undefined, 1)}`
    })
    writeFileSync(join(folder, 'objects.ts'), lines.join('\n'))
    const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', '']
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const result = ran(process.execPath, tsc, ...options, '--pretty', 'false', join(folder, 'objects.ts'))
    return result?.status === 0 ? [] : (result?.text ?? 'no compiler').trim().split('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the parser and linter of Docker's language server finds in a Containerfile. */
export function containerfileFaults(text: string): string[] {
  const { validate } = library('dockerfile-utils') as {
    validate: (text: string) => { message: string; range: { start: { line: number } } }[]
  }
  return validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)
}
