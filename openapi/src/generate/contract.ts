import { bundleContract } from './bundle/bundle.ts'
import { callersView } from './views/callers-view.ts'
import { compileContract } from './validators/compile.ts'
import { printConstraints } from './print/constraints.ts'
import { isGatewayApi, type Document } from './document/document.ts'
import { printEnums } from './print/enums.ts'
import { checkExamples } from './rules/examples.ts'
import { printHandlers } from './print/handlers.ts'
import { legOf, upstreamOnly } from './views/legs.ts'
import { lintContract } from './rules/lint.ts'
import { printMarks } from './print/marks.ts'
import { printOperations } from './print/operations.ts'
import { checkRules } from './rules/rules.ts'
import { printTypes } from './print/types.ts'
import { upstreamView } from './views/upstream-view.ts'
import { formsOf } from './scan/forms.ts'
import { printValidators } from './validators/validators.ts'

/**
 * Generates all files of one root document. Returns their contents by file name.
 * @param name name of the contract; its document is `name.yaml`
 * @throws ContractError with all errors, before anything is written
 */
export async function generateContract(name: string, file: string, lintConfig: string): Promise<Map<string, string>> {
  const document = await bundleContract(file)
  await lintContract(file, lintConfig)
  return printContract(name, document)
}

/** Generates all files from a bundled document, after checking the rules and the examples. Throws a ContractError. */
export async function printContract(name: string, document: Document): Promise<Map<string, string>> {
  checkRules(document)
  const compiled = compileContract(document)
  checkExamples(document, compiled)
  const validators = [...printValidators(compiled, formsOf(document))].map(
    ([file, text]) => [`validators/${file}`, text] as const,
  )
  return new Map([
    [`${name}.json`, printDocument(document)],
    ['callers.json', printDocument(callersView(document))],
    ...(isGatewayApi(document) ? [['upstream.json', printDocument(upstreamView(document))] as const] : []),
    ['types.d.ts', await printTypes(legOf(document, 'browser'))],
    ['upstream.d.ts', await printTypes(upstreamOnly(document))],
    ['handlers.d.ts', printHandlers()],
    ...printOperations(document),
    ...printMarks(document),
    ...printConstraints(document),
    ...printEnums(document),
    ...validators,
  ])
}

const printDocument = (document: Document) => `${JSON.stringify(document, null, 2)}\n`
