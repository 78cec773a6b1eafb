import { marks } from '@rota/openapi/agency/marks'
import { operations, type Operation } from '@rota/openapi/agency/operations'
import type { ProblemName } from '../../ports/problem.ts'
import { isForBrowsers } from '../../guards/scope.ts'
import { policyOf } from '../../policy/classes.ts'
import { isServedInMaintenance } from '../../policy/maintenance.ts'
import { answersOf, describedBy, parametersOf, type ContractDocument } from '../documents/contract-document.ts'

/** Whether an operation can return a problem. `header` tells whether the operation has a parameter of that name. */
type OperationTest = (row: Operation, header: (name: string) => boolean) => boolean

const hasHeader =
  (name: string): OperationTest =>
  (_row, header) =>
    header(name)
const hasBody: OperationTest = ({ body }) => body !== null
const guards =
  (name: 'origin' | 'session'): OperationTest =>
  (row) =>
    policyOf(row.class).guards.includes(name) && isForBrowsers(row)
const oneOf =
  (...ids: Operation['operationId'][]): OperationTest =>
  ({ operationId }) =>
    ids.includes(operationId)
const hasFreeText: OperationTest = ({ operationId }) => {
  const { params, body } = marks[operationId]
  return params.freeText.length + body.freeText.length > 0
}
const ofProvider: OperationTest = ({ partner }) => partner === true
const anyOf =
  (...tests: OperationTest[]): OperationTest =>
  (row, header) =>
    tests.some((test) => test(row, header))

/** Operations that use a quote. */
const USING_QUOTE = ['orderInitialize', 'reservationComplete'] as const

/** Operations that call the agency. Others have no 504. */
const callsAgency: OperationTest = ({ responses }) => responses.includes('504')

/**
 * Which operations can return a problem. A response in the contract lists all problems of its status, but not every
 * operation with that response can return each of them.
 */
const MAY_RETURN: Partial<Record<ProblemName, OperationTest>> = {
  'malformed-json': hasBody,
  'too-deep': hasBody,
  'too-large': hasBody,
  'too-many': hasBody,
  'unsupported-media-type': hasBody,
  'bad-request': (row, header) => policyOf(row.class).passesBadRequest && callsAgency(row, header),
  'idempotency-key-missing': hasHeader('Idempotency-Key'),
  'idempotency-mismatch': hasHeader('Idempotency-Key'),
  'in-progress': anyOf(hasHeader('Idempotency-Key'), oneOf('promotionQuery', 'reservationStart')),
  // Sessions, limits and keys are in the store.
  'try-later': ({ audience, class: name, limit }) => audience === 'session' || name === 'boot' || limit !== undefined,
  maintenance: ({ operationId }) => !isServedInMaintenance(operationId),
  'precondition-required': hasHeader('If-Match'),
  'stale-version': hasHeader('If-Match'),
  'key-missing': guards('origin'),
  'cross-site': guards('origin'),
  'session-missing': anyOf(guards('session'), oneOf('quoteCreate')),
  'session-expired': anyOf(guards('session'), oneOf('quoteCreate', 'promotionQuery')),
  'scope-missing': (row, header) => isForBrowsers(row) || oneOf('opsSwitchSet')(row, header),
  'empty-basket': oneOf('quoteCreate', ...USING_QUOTE),
  'price-changed': anyOf(oneOf('bookingCancel', ...USING_QUOTE), ofProvider),
  'payment-in-progress': anyOf(oneOf('promotionQuery', ...USING_QUOTE), guards('session')),
  'payment-step-rejected': oneOf('orderInitialize'),
  'card-unavailable': ({ class: name }) => name === 'pay',
  'payments-off': oneOf('quoteCreate', ...USING_QUOTE),
  'switched-off': ({ operationId }) => !operationId.startsWith('opsSwitch'),
  'card-number': hasFreeText,
  'over-capacity': anyOf(oneOf('reservationPatch', 'hotelPrice', 'servicePrice'), ofProvider),
  'travellers-refused': oneOf('transactionUpdate', 'transactionCommit', 'channelReservationPush', ...USING_QUOTE),
  'upstream-refused': anyOf(ofProvider, oneOf('bookingCancel', 'bookingPenalty', 'orderInitialize')),
  'upstream-broken': callsAgency,
  'upstream-contract': callsAgency,
  'upstream-too-large': callsAgency,
  'upstream-unavailable': callsAgency,
  'upstream-timeout': callsAgency,
}

/** The operations that can return a problem: their responses name it in the contract, and `MAY_RETURN` allows it. */
export function operationsThatAnswer(document: ContractDocument, name: ProblemName): Operation[] {
  return Object.values(operations).filter((row) => {
    const operation = describedBy(document, row)
    const hasParameter = (wanted: string) =>
      parametersOf(document, operation).some((parameter) => parameter.name === wanted)
    if (MAY_RETURN[name]?.(row, hasParameter) === false) return false
    return answersOf(document, operation).some(([, { description }]) => description.includes(`\`${name}\``))
  })
}
