import { parseYaml } from '@redocly/openapi-core'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ContractError } from './contract-error.ts'
import { callsOf, isDocument } from './document.ts'
import { lintContract } from './lint.ts'
import { brokenWorkflowRules, type Workflows } from './rules-workflows.ts'

const ENDING = '.arazzo.yaml'

/**
 * What is generated from a folder of Arazzo documents: `workflows.json`, a list of them, each with `name`, its file's. They
 * and the documents beside them that they call are linted as the contract is.
 * @throws ContractError with everything that is wrong
 */
export async function generateWorkflows(folder: string, lintConfig: string): Promise<Map<string, string>> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
  for (const file of files) await lintContract(path.join(folder, file), lintConfig)
  const all = files.filter((file) => file.endsWith(ENDING)).map((file) => readWorkflows(folder, file))
  const problems = all.flatMap((document) =>
    brokenWorkflowRules(document, operationsOf(document, folder)).map((broken) => `${document.name}: ${broken}`),
  )
  if (problems.length > 0) throw new ContractError('workflows', problems)
  return new Map([['workflows.json', `${JSON.stringify(all, null, 2)}\n`]])
}

/** An Arazzo document, which lint has found to be one. */
function readWorkflows(folder: string, file: string): Workflows {
  const document = parseYaml(readFileSync(path.join(folder, file), 'utf8')) as Workflows
  return { ...document, name: file.slice(0, -ENDING.length) }
}

/** The operations that steps may name, as steps name them. */
function operationsOf({ sourceDescriptions }: Workflows, folder: string): Set<string> {
  const named = sourceDescriptions.flatMap(({ name, url }) => {
    const source: unknown = parseYaml(readFileSync(path.join(folder, url), 'utf8'))
    if (!isDocument(source)) throw new ContractError('workflows', [`${url} is no OpenAPI document`])
    return callsOf(source).map(({ id }) => `$sourceDescriptions.${name}.${id}`)
  })
  return new Set(named)
}
