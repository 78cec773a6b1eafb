import { bundle, createConfig } from '@redocly/openapi-core'
import { ContractError } from '../contract-error.ts'
import { isDocument, type Components, type Document } from '../document/document.ts'
import { problemPlugin, PROBLEM_RESPONSES } from '../problems/problem-plugin.ts'
import { describeProblem } from '../rules/lint.ts'
import { withOpenAnswers } from './open-answers.ts'
import { withReferences } from './references.ts'

/**
 * Bundles the files of a contract into one document, and adds problem responses, open answers and `x-reference` lists.
 * Throws a ContractError for any message of the bundler, because it reports renamed components only as a warning.
 */
export async function bundleContract(file: string): Promise<Document> {
  const config = await createConfig({ preprocessors: { [PROBLEM_RESPONSES]: 'on' } }, { plugins: [problemPlugin] })
  const { bundle: bundled, problems } = await bundle({ ref: file, config })
  if (problems.length > 0) throw new ContractError('bundle', problems.map(describeProblem))
  const document = bundled.parsed
  if (!isDocument(document)) throw new ContractError('bundle', [`${file} is no OpenAPI document`])
  const { 'x-problems': _rule, 'x-answers': answers, ...unmarked } = withReferences(document)
  const { components, ...others } = answers === 'open' ? withOpenAnswers(unmarked) : unmarked
  return { ...others, components: inOrder(components ?? {}) }
}

/** Components sorted by name, so that moving lines between files does not change the output. */
function inOrder(components: Components): Components {
  return Object.fromEntries(
    Object.entries(components).map(([kind, named]) => [
      kind,
      Object.fromEntries(Object.entries(named ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  )
}
