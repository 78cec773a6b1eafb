import type { Oas3Preprocessor, Plugin } from '@redocly/openapi-core'
import path from 'node:path'
import {
  isReference,
  METHODS,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
} from '../document/document.ts'
import { PROBLEM_RULES, type ProblemRule } from './problem-rules.ts'

/** The name by which `redocly.yaml` and the bundler enable the preprocessor. */
export const PROBLEM_RESPONSES = 'rota/problem-responses'

/**
 * Adds the problem responses to each operation when Redocly reads the files, so that lint and bundler see complete
 * operations. Responses that an operation has in the files are kept. A root document without `x-problems` is unchanged.
 */
const addProblems: Oas3Preprocessor = () => {
  let rule: ProblemRule | undefined
  let folder = ''
  return {
    Root: {
      enter(root, { location }) {
        rule = PROBLEM_RULES.get((root as unknown as Record<string, unknown>)['x-problems'])
        folder = path.dirname(location.source.absoluteRef)
      },
    },
    PathItem: {
      enter(item, context) {
        if (rule === undefined) return
        const { location, resolve } = context
        const file = path.relative(path.dirname(location.source.absoluteRef), path.join(folder, rule.file))
        const nameOf = (parameter: Parameter | Reference) => resolve<Parameter>(parameter).node?.name ?? ''
        for (const [method, operation] of operationsOf(item as PathItem)) {
          const headers = new Set((operation.parameters ?? []).map(nameOf))
          for (const [status, name] of Object.entries(rule.problemsOf({ operation, headers }))) {
            const $ref = `${file}#/${name}`
            const ownResponse = operation.responses?.[status]
            const isRedundant = ownResponse !== undefined && isReference(ownResponse) && ownResponse.$ref === $ref
            if (isRedundant)
              context.report({
                message: `${status} is written although the rule gives it`,
                location: location.child([method, 'responses', status]),
              })
            operation.responses = { [status]: { $ref }, ...operation.responses }
          }
        }
      },
    },
  }
}

const operationsOf = (item: PathItem): [string, Operation][] =>
  METHODS.flatMap((method) => (item[method] === undefined ? [] : [[method, item[method]]]))

/** The Redocly plugin that adds the problem responses. */
export const problemPlugin: Plugin = {
  id: 'rota',
  preprocessors: { oas3: { [PROBLEM_RESPONSES]: addProblems } },
}
