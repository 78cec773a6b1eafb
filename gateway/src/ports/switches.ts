import type { OperationId, Schemas } from './contract.ts'
import type { AnswerCheck, CheckedId } from './config.ts'

/** A switch that an operator has set, with the time and the name of the key. */
export type OpsSwitch = Schemas['OpsSwitch']

/** A switch with its new state, before it is recorded. */
export type SwitchOrder = Pick<OpsSwitch, 'kind' | 'name' | 'site' | 'to' | 'note'>

/** The switches of all sites as they are stored: in one record, so that a process reads them with one call. */
export interface SwitchRecord {
  /** Rises with every change. */
  version: number
  /** Set switches, at most one for each kind, name and site. */
  set: OpsSwitch[]
  /** The last changes, newest first. */
  history: OpsSwitch[]
}

/**
 * What operators have switched off, as this process last read it (decision 49). Asking a switch needs no call to the
 * store.
 */
export interface Switches {
  /** Whether no new payment may begin at a site. */
  stopsPayments(host: string): boolean
  /** Whether a payment method cannot be used at a site. */
  stopsWay(method: Schemas['PaymentMethod'], host: string): boolean
  /** Whether a site is under maintenance. */
  isClosed(host: string): boolean
  stopsForms(host: string): boolean
  stopsDocs(host: string): boolean
  stopsOperation(id: OperationId, host: string): boolean
  stopsUpstream(upstream: string): boolean
  /** The check of an operation's responses that replaces the configured one; undefined if none is set. */
  checkOf(id: CheckedId): AnswerCheck | undefined
  /** All switches and their last changes. */
  current(): SwitchRecord
  /** Whether the last read has failed, so that `current` may lack changes of other processes. */
  isUnread(): boolean
  /**
   * Records a change, which holds in this process at once. Rejects with a StoreError if it cannot be recorded.
   * @param by name of the key
   */
  set(order: SwitchOrder, by: string): Promise<SwitchRecord>
  /** Reads what other processes have set. If the store fails, the current switches stay. Never rejects. */
  refresh(): Promise<void>
  /** Refreshes the switches now and then every two seconds. Returns a function that stops the refreshing. */
  follow(): Promise<() => void>
}
