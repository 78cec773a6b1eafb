import { operations, type Operation } from '@rota/openapi/agency/operations'
import type { ProblemName } from '../errors.ts'
import { answersOf, describedBy, parametersOf, type ContractDocument } from './contract-document.ts'

/** Problems that only a call with a certain header can end in. */
const NEEDS_HEADER: Partial<Record<ProblemName, string>> = {
  'idempotency-key-missing': 'Idempotency-Key',
  'idempotency-mismatch': 'Idempotency-Key',
  'in-progress': 'Idempotency-Key',
  'try-later': 'Idempotency-Key',
  'precondition-required': 'If-Match',
  'stale-version': 'If-Match',
}

/**
 * The operations that can answer a problem: those whose answers name it in the contract, and that have the header which it
 * is about.
 */
export function operationsThatAnswer(document: ContractDocument, name: ProblemName): Operation[] {
  return Object.values(operations).filter((row) => {
    const operation = describedBy(document, row)
    const header = NEEDS_HEADER[name]
    const hasHeader = header === undefined || parametersOf(document, operation).some((it) => it.name === header)
    return (
      hasHeader && answersOf(document, operation).some(([, { description }]) => description.includes(`\`${name}\``))
    )
  })
}
