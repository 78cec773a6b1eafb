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

/** What operators have switched off, as this process knows it (decision 49). Reading it costs no call to the store. */
export interface Switches {
  /** Whether no new payment may begin at a site. */
  stopsPayments(host: string): boolean
  stopsWay(method: Schemas['PaymentMethod'], host: string): boolean
  isClosed(host: string): boolean
  stopsForms(host: string): boolean
  stopsDocs(host: string): boolean
  stopsOperation(id: OperationId, host: string): boolean
  stopsUpstream(upstream: string): boolean
  /** How an operation's responses are checked in place of what is configured. */
  checkOf(id: CheckedId): AnswerCheck | undefined
  known(): SwitchRecord
  /** Whether the last read has failed, so that `known` may be behind what others have set. */
  isUnread(): boolean
  /**
   * Records a change, which holds in this process at once. Rejects with a StoreError if it cannot be recorded.
   * @param by name of the key
   */
  set(order: SwitchOrder, by: string): Promise<SwitchRecord>
  /** Reads what other processes have set. If the store fails, the last known switches stay. Never rejects. */
  refresh(): Promise<void>
  /** Refreshes now and every two seconds. The returned function stops it. */
  follow(): Promise<() => void>
}
