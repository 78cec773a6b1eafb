import type { OperationId } from '@rota/openapi/provider/operations'

/** A valid request body, and changes that make it invalid. */
export interface Request {
  title: string
  operation: OperationId
  body: object
  /** Optional properties; all other top-level ones are required. */
  optional: string[]
  /** A spot and an invalid value for it. */
  wrong: [spot: string, value: unknown][]
}
