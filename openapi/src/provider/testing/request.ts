import type { OperationId } from '@rota/openapi/provider/operations'

/** A body that we may send, and changes of it that we may not. */
export interface Request {
  title: string
  operation: OperationId
  body: object
  /** Properties that may be left out; every other one at the top is needed. */
  optional: string[]
  /** Spot and a value that does not belong there. */
  wrong: [spot: string, value: unknown][]
}
