import type { OperationId } from '@rota/openapi/provider/operations'

/** Bodies of a call as the provider is known to answer them. */
export interface Answer {
  title: string
  operation: OperationId
  /** Everything that has been seen at once. */
  fullest: object
  /** What no answer has ever been without. */
  smallest: object
  /** What the call cannot be used without, as spots in the fullest body. Sums are looked after elsewhere. */
  needs: string[]
}
