import { marks } from '@rota/openapi/agency/marks'
import { operations, type Operation } from '@rota/openapi/agency/operations'
import type { ProblemName } from '../../ports/problem.ts'
import { isForBrowsers } from '../../guards/scope.ts'
import { policyOf } from '../../policy/classes.ts'
import { goesOnInMaintenance } from '../../policy/maintenance.ts'
import { answersOf, describedBy, parametersOf, type ContractDocument } from '../documents/contract-document.ts'

/** Whether an operation can return a problem. `header` says whether it has a parameter of that name. */
type Can = (row: Operation, header: (name: string) => boolean) => boolean

const hasHeader =
  (name: string): Can =>
  (_row, header) =>
    header(name)
const hasBody: Can = ({ body }) => body !== null
const guards =
  (name: 'origin' | 'session'): Can =>
  (row) =>
    policyOf(row.class).guards.includes(name) && isForBrowsers(row)
const oneOf =
  (...ids: Operation['operationId'][]): Can =>
  ({ operationId }) =>
    ids.includes(operationId)
const hasFreeText: Can = ({ operationId }) => {
  const { params, body } = marks[operationId]
  return params.freeText.length + body.freeText.length > 0
}
const ofProvider: Can = ({ partner }) => partner === true
const anyOf =
  (...cans: Can[]): Can =>
  (row, header) =>
    cans.some((can) => can(row, header))

/** Operations that use a quote. */
const ACCEPTING = ['orderInitialize', 'reservationComplete'] as const

/** Operations that call the agency. Others have no 504. */
const asks: Can = ({ responses }) => responses.includes('504')

/**
 * Which operations can return a problem. A response in the contract lists all problems of its status, but not every
 * operation with that response can return each of them.
 */
const CAN: Partial<Record<ProblemName, Can>> = {
  'malformed-json': hasBody,
  'too-deep': hasBody,
  'too-large': hasBody,
  'too-many': hasBody,
  'unsupported-media-type': hasBody,
  'bad-request': (row, header) => policyOf(row.class).passesBadRequest && asks(row, header),
  'idempotency-key-missing': hasHeader('Idempotency-Key'),
  'idempotency-mismatch': hasHeader('Idempotency-Key'),
  'in-progress': anyOf(hasHeader('Idempotency-Key'), oneOf('promotionQuery', 'reservationStart')),
  // Sessions, limits and keys are in the store.
  'try-later': ({ audience, class: name, limit }) => audience === 'session' || name === 'boot' || limit !== undefined,
  maintenance: ({ operationId }) => !goesOnInMaintenance(operationId),
  'precondition-required': hasHeader('If-Match'),
  'stale-version': hasHeader('If-Match'),
  'key-missing': guards('origin'),
  'cross-site': guards('origin'),
  'session-missing': anyOf(guards('session'), oneOf('quoteCreate')),
  'session-expired': anyOf(guards('session'), oneOf('quoteCreate', 'promotionQuery')),
  'scope-missing': (row, header) => isForBrowsers(row) || oneOf('opsSwitchSet')(row, header),
  'empty-basket': oneOf('quoteCreate', ...ACCEPTING),
  'price-changed': anyOf(oneOf('bookingCancel', ...ACCEPTING), ofProvider),
  'payment-in-progress': anyOf(oneOf('promotionQuery', ...ACCEPTING), guards('session')),
  'payment-step-rejected': oneOf('orderInitialize'),
  'card-unavailable': ({ class: name }) => name === 'pay',
  'payments-off': oneOf('quoteCreate', ...ACCEPTING),
  'switched-off': ({ operationId }) => !operationId.startsWith('opsSwitch'),
  'card-number': hasFreeText,
  'over-capacity': anyOf(oneOf('reservationPatch', 'hotelPrice', 'servicePrice'), ofProvider),
  'travellers-refused': oneOf('transactionUpdate', 'transactionCommit', 'channelReservationPush', ...ACCEPTING),
  'upstream-refused': anyOf(ofProvider, oneOf('bookingCancel', 'bookingPenalty', 'orderInitialize')),
  'upstream-broken': asks,
  'upstream-contract': asks,
  'upstream-too-large': asks,
  'upstream-unavailable': asks,
  'upstream-timeout': asks,
}

/** The operations that can return a problem: those whose responses name it and that can run into it. */
export function operationsThatAnswer(document: ContractDocument, name: ProblemName): Operation[] {
  return Object.values(operations).filter((row) => {
    const operation = describedBy(document, row)
    const header = (wanted: string) => parametersOf(document, operation).some((it) => it.name === wanted)
    if (CAN[name]?.(row, header) === false) return false
    return answersOf(document, operation).some(([, { description }]) => description.includes(`\`${name}\``))
  })
}
