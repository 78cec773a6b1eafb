import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import type { Store } from '../../ports/store.ts'
import type { OpsSwitch, SwitchOrder, SwitchRecord, Switches } from '../../ports/switches.ts'
import { rfc3339 } from '../../translate/instant.ts'

/** Interval between reads of the record, in milliseconds: the longest time until another process follows. */
const READ_MS = 2000

/** How many past changes are kept, and how many switches can be set at a time. */
const MAX_HISTORY = 100
export const MOST_SWITCHES = 500

/** The key of the only record. */
const KEY = 'all'
const NONE: SwitchRecord = { version: 0, set: [], history: [] }

interface Parts {
  store: Pick<Store, 'read' | 'update'>
  clock: Pick<Clock, 'now' | 'every'>
  log: Pick<Log, 'event'>
  /** Called after the switches have changed. */
  changed: () => void
}

/**
 * Keeps the switches in memory, so that no request reads the store for them (decision 49.2). While nothing is set,
 * every check ends at the first comparison.
 */
export function createSwitches({ store, clock, log, changed }: Parts): Switches {
  let record = NONE
  /** What is set, by kind, name and site. Undefined if nothing is. */
  let states: ReadonlyMap<string, OpsSwitch['to']> | undefined
  /** Number of records adopted, so that a read that began before a change does not undo it. */
  let adopted = 0
  /** Whether the last read of the store failed. */
  let isUnread = false

  /** Uses a record from now on, if it is another one than before. */
  function adopt(next: SwitchRecord): void {
    adopted++
    if (next.version === record.version) return
    record = next
    states = next.set.length === 0 ? undefined : new Map(next.set.map((each) => [keyOf(each), each.to]))
    changed()
  }

  const stateOf = (kind: OpsSwitch['kind'], site: string | undefined, name?: string) =>
    states?.get(keyOf({ kind, name, site })) ?? states?.get(keyOf({ kind, name }))
  const isOff = (kind: OpsSwitch['kind'], site: string | undefined, name?: string) =>
    states !== undefined && stateOf(kind, site, name) === 'off'

  async function refresh(): Promise<void> {
    const countBefore = adopted
    try {
      const read = (await store.read('switches', KEY)) ?? NONE
      isUnread = false
      if (countBefore !== adopted || read.version === record.version) return
      adopt(read)
      log.event('switches-read', { count: read.set.length })
    } catch {
      // Logged once per outage. The store's own alarms say why it fails.
      if (!isUnread) log.event('switches-unread', { count: record.set.length })
      isUnread = true
    }
  }

  return {
    stopsPayments: (host) => isOff('payments', host),
    stopsWay: (method, host) => isOff('way', host, method),
    isClosed: (host) => isOff('maintenance', host),
    stopsForms: (host) => isOff('forms', host),
    stopsDocs: (host) => isOff('docs', host),
    stopsOperation: (id, host) => isOff('operation', host, id),
    stopsUpstream: (upstream) => isOff('upstream', undefined, upstream),
    checkOf(id) {
      const state = states === undefined ? undefined : stateOf('checks', undefined, id)
      return state === 'on' ? undefined : state
    },
    current: () => record,
    isUnread: () => isUnread,
    async set(order, by) {
      const entry: OpsSwitch = { ...order, by, at: rfc3339(clock.now()) }
      const written = await store.update('switches', KEY, (stored) => recordAfter(stored ?? NONE, entry))
      if (written !== undefined) adopt(written)
      const { kind, name, site, to } = order
      const place = site === undefined ? {} : { site }
      log.event(to === 'on' ? 'switch-lifted' : 'switch-set', {
        ...place,
        switch: labelOf({ kind, name }),
        state: to,
        by,
      })
      return record
    },
    refresh,
    async follow() {
      await refresh()
      return clock.every(READ_MS, refresh)
    },
  }
}

type SwitchSubject = Pick<SwitchOrder, 'kind'> & { name?: string | undefined; site?: string | undefined }

/** The key of a switch: a later order with the same key replaces an earlier one. */
const keyOf = ({ kind, name = '', site = '' }: SwitchSubject) => `${kind} ${name} ${site}`

/** What a switch is about, for logs: `payments`, `operation hotelView`. */
const labelOf = ({ kind, name }: SwitchSubject) => (name === undefined ? kind : `${kind} ${name}`)

/** The record after a change. `on` removes the switch. */
function recordAfter({ version, set, history }: SwitchRecord, entry: OpsSwitch): SwitchRecord {
  const others = set.filter((each) => keyOf(each) !== keyOf(entry))
  return {
    version: version + 1,
    set: entry.to === 'on' ? others : [...others, entry],
    history: [entry, ...history].slice(0, MAX_HISTORY),
  }
}
