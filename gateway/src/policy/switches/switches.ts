import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import type { Store } from '../../ports/store.ts'
import type { OpsSwitch, SwitchOrder, SwitchRecord, Switches } from '../../ports/switches.ts'
import { rfc3339 } from '../../translate/instant.ts'

/** Interval between reads of the record, in milliseconds: the longest time until another process follows. */
const READ_MS = 2000

/** How many past changes are kept, and how many switches can be set at a time. */
const HISTORY = 100
export const MOST_SWITCHES = 500

/** The key of the only record. */
const KEY = 'all'
const NONE: SwitchRecord = { version: 0, set: [], history: [] }

interface Parts {
  store: Pick<Store, 'read' | 'update'>
  clock: Pick<Clock, 'now' | 'every'>
  log: Pick<Log, 'event'>
  /** Called after other switches than before are known. */
  changed: () => void
}

/**
 * Keeps the switches in memory, so that no request reads the store for them (decision 49.2). While nothing is set,
 * every question ends at the first comparison.
 */
export function createSwitches({ store, clock, log, changed }: Parts): Switches {
  let record = NONE
  /** What is set, by kind, name and site. Undefined if nothing is. */
  let states: ReadonlyMap<string, OpsSwitch['to']> | undefined
  /** Counts the records learnt, so that a read that began before a change does not undo it. */
  let turn = 0
  /** Whether the last read of the store failed. */
  let isUnread = false

  function learn(next: SwitchRecord): void {
    turn++
    if (next.version === record.version) return
    record = next
    states = next.set.length === 0 ? undefined : new Map(next.set.map((each) => [nameOf(each), each.to]))
    changed()
  }

  const stateOf = (kind: OpsSwitch['kind'], site: string | undefined, name?: string) =>
    states?.get(nameOf({ kind, name, site })) ?? states?.get(nameOf({ kind, name }))
  const isOff = (kind: OpsSwitch['kind'], site: string | undefined, name?: string) =>
    states !== undefined && stateOf(kind, site, name) === 'off'

  async function refresh(): Promise<void> {
    const turnBefore = turn
    try {
      const read = (await store.read('switches', KEY)) ?? NONE
      isUnread = false
      if (turnBefore !== turn || read.version === record.version) return
      learn(read)
      log.event('switches-read', { count: read.set.length })
    } catch {
      // The store's own alarms say why. Once is enough here.
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
      const written = await store.update('switches', KEY, (known) => recordAfter(known ?? NONE, entry))
      if (written !== undefined) learn(written)
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

type Named = Pick<SwitchOrder, 'kind'> & { name?: string | undefined; site?: string | undefined }

/** What two switches have in common if one replaces the other. */
const nameOf = ({ kind, name = '', site = '' }: Named) => `${kind} ${name} ${site}`

/** What a switch is about, for logs: `payments`, `operation hotelView`. */
const labelOf = ({ kind, name }: Named) => (name === undefined ? kind : `${kind} ${name}`)

/** The record after a change. `on` removes the switch. */
function recordAfter({ version, set, history }: SwitchRecord, entry: OpsSwitch): SwitchRecord {
  const others = set.filter((each) => nameOf(each) !== nameOf(entry))
  return {
    version: version + 1,
    set: entry.to === 'on' ? others : [...others, entry],
    history: [entry, ...history].slice(0, HISTORY),
  }
}
