import type { Rule } from './rule.ts'
import { ContractError } from '../contract-error.ts'
import type { Document } from '../document/document.ts'
import { callerRules } from './rules-callers.ts'
import { operationRules } from './rules-operations.ts'
import { parameterRules } from './rules-parameters.ts'
import { schemaRules } from './rules-schemas.ts'

/** All rules. Add a new rule to one of these lists. */
export const rules: Rule[] = [...operationRules, ...callerRules, ...parameterRules, ...schemaRules]

/** Throws a ContractError that lists every violation. */
export function checkRules(document: Document): void {
  const problems = rules.flatMap((rule) =>
    rule.check(document).map((place) => `${rule.name}: ${place}. ${rule.sentence}`),
  )
  if (problems.length > 0) throw new ContractError('rules', problems)
}
