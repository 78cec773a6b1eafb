import type { OperationClass } from '@rota/openapi/agency/operations'

/** Work that can be shed: a class of operations, or requests other than operations. */
export type Load = OperationClass | 'page' | 'own-page' | 'docs' | 'payment-document'

/** Work in progress. */
export interface Work {
  operationId?: string
}

/** Sheds work while the event loop is delayed, least important first. */
export interface Pressure {
  /** Throws 503 `overloaded` for work that is currently shed. Payments are shed last. */
  admit(load: Load): void
  /** The current pressure: 0 for none; from 1.35 on, all pages and searches are shed. */
  level(): number
  /** False for some seconds after the event loop was blocked. */
  isSteady(): boolean
  /**
   * Tracks work in progress, so that a blocked event loop can be attributed to it.
   * @returns the slot that `endWork` frees
   */
  beginWork(work: Work): number
  endWork(slot: number): void
  /** Starts measuring the delay. Returns a function that stops the measurement. */
  watch(): () => void
}
