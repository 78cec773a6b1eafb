import { parseYaml } from '@redocly/openapi-core'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ContractError } from '../contract-error.ts'
import { callsOf, isDocument, type Document } from '../document/document.ts'
import { lintContract } from '../rules/lint.ts'
import { withReferences } from '../bundle/references.ts'
import { brokenWorkflowRules, type Workflows } from '../rules/rules-workflows.ts'
import { runnerDocument } from './runner-document.ts'

const ENDING = '.arazzo.yaml'
/** Path of the contract, relative to the workflows. */
const CONTRACT = '../generated/workflows/agency.json'

/**
 * Generates the files for the workflows (Arazzo documents) of a folder: `workflows.json`, the list of all workflows with
 * their file names; `agency.json`, the contract for running them; and the other API descriptions of the folder as JSON.
 * All files are linted like the contract.
 * @throws ContractError with all errors
 */
export async function generateWorkflows(
  folder: string,
  contract: Document,
  lintConfig: string,
): Promise<Map<string, string>> {
  const files = readdirSync(folder).toSorted()
  for (const file of files) await lintContract(path.join(folder, file), lintConfig)
  const documents = files.filter((file) => file.endsWith(ENDING)).map((file) => readWorkflows(folder, file))
  const sourceOf = (url: string) => (url === CONTRACT ? contract : readSource(folder, url))
  const problems = documents.flatMap((document) =>
    brokenWorkflowRules(document, operationsOf(document, sourceOf)).map((broken) => `${document.name}: ${broken}`),
  )
  if (problems.length > 0) throw new ContractError('workflows', problems)
  return new Map([
    ['workflows.json', `${JSON.stringify(documents, null, 2)}\n`],
    ['agency.json', `${JSON.stringify(runnerDocument(contract))}\n`],
    ...files
      .filter(isApiDescription)
      .map((file) => [jsonOf(file), `${JSON.stringify(readSource(folder, file))}\n`] as const),
  ])
}

/** Whether a file describes another API that workflows call, such as the bank's. */
const isApiDescription = (file: string) => !file.endsWith(ENDING)

const jsonOf = (file: string) => `${path.parse(file).name}.json`

/** Reads a linted Arazzo document. */
function readWorkflows(folder: string, file: string): Workflows {
  const document = parseYaml(readFileSync(path.join(folder, file), 'utf8')) as Workflows
  return { ...document, name: file.slice(0, -ENDING.length) }
}

function readSource(folder: string, url: string): Document {
  const file = path.join(folder, url)
  const source: unknown = parseYaml(readFileSync(file, 'utf8'))
  if (isDocument(source)) return withReferences(source)
  throw new ContractError('workflows', [`${file} is no OpenAPI document`])
}

/** The operations that steps may call, as steps name them: `$sourceDescriptions.agency.hotelView`. */
function operationsOf({ sourceDescriptions }: Workflows, sourceOf: (url: string) => Document): Set<string> {
  const references = sourceDescriptions.flatMap(({ name, url }) =>
    callsOf(sourceOf(url)).map(({ id }) => `$sourceDescriptions.${name}.${id}`),
  )
  return new Set(references)
}
