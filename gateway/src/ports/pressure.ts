import type { OperationClass } from '@rota/openapi/agency/operations'

/** What may be turned away: a class of operations, or what is no operation. */
export type Load = OperationClass | 'page' | 'own-page' | 'docs' | 'payment-document'

/** What is on its way through the gateway. */
export interface Work {
  operationId?: string
}

/** Turns work away while the event loop is late, the most dispensable first. */
export interface Pressure {
  /** 503 `overloaded` for what is turned away just now. Payments are not, while anything else is still taken. */
  admit(load: Load): void
  /** False for some seconds after the loop has stood still. */
  isSteady(): boolean
  /** Remembers what is worked on, so that a standstill can be laid to it. */
  began(work: Work): void
  ended(work: Work): void
  /** Begins to read the delay; the answer stops it. */
  watch(): () => void
}
