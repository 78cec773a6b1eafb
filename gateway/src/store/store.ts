import type { Clock } from '../ports/clock.ts'
import { AREAS } from '../ports/areas.ts'
import type { Records } from '../ports/records.ts'
import type { Area, StoreBackend, NamingArea, RecordWrite, Store, TextWrite } from '../ports/store.ts'
import { createLeases, writeAndEnd } from './leases.ts'
import { probe } from './probe.ts'
import { createKeyedQueue } from './keyed-queue.ts'

/** Builds the store on a backend. Records are stored as JSON texts, and every write is a transaction. */
export function createStore(backend: StoreBackend, clock: Pick<Clock, 'now' | 'after' | 'every' | 'wait'>): Store {
  const enter = createKeyedQueue()
  let probes = 0

  async function read<A extends Area>(area: A, key: string): Promise<Records[A] | undefined> {
    const text = await backend.read(area, key, clock.now())
    return text === undefined ? undefined : (JSON.parse(text) as Records[A])
  }

  function write(writes: readonly RecordWrite[], now = clock.now()): Promise<boolean> {
    const isDurable = writes.some(({ area, becomes }) => becomes !== undefined && AREAS[area].survives === 'power-cut')
    return backend.commit({ writes: writes.map((recordWrite) => asText(recordWrite, now)), isDurable, now })
  }

  const { lease, leaseAndLock, lock } = createLeases({ write, clock, backend })
  const transact: Store['transact'] = (writes, ends = []) =>
    ends.length === 0 ? write(writes) : writeAndEnd(write, writes, ends)

  return {
    read,
    async follow<A extends Area>(area: NamingArea, key: string, to: A) {
      const text = await backend.follow(area, key, to, clock.now())
      return text === undefined ? undefined : (JSON.parse(text) as Records[A])
    },
    transact,
    lease,
    leaseAndLock,
    lock,
    async list<A extends Area>(area: A) {
      const found = await backend.list(area, clock.now())
      return found.map(({ key, text }) => ({ key, record: JSON.parse(text) as Records[A] }))
    },
    insert: (area, key, record, expiresAt) => write([stepOf(area, key, null, record, expiresAt)]),
    async update(area, key, change, expiresAt) {
      // Callers in this process queue, so only another process can cause a retry.
      const leave = await enter(`${area}/${key}`)
      try {
        for (;;) {
          const known = await read(area, key)
          const next = change(known)
          if (next === undefined) return known
          if (await write([stepOf(area, key, known ?? null, next, expiresAt)])) return next
        }
      } finally {
        leave?.()
      }
    },
    async remove(area, key) {
      await write([{ area, key, becomes: null } as RecordWrite])
    },
    async check(isDurable = true) {
      const now = clock.now()
      const recordWrite: RecordWrite = { area: 'probes', key: 'write', becomes: probe(probes++) }
      await backend.commit({ writes: [asText(recordWrite, now)], isDurable, now })
    },
    version: async () => backend.version?.(),
    close: () => backend.close(),
  }
}

function stepOf<A extends Area>(
  area: A,
  key: string,
  was: Records[A] | null,
  becomes: Records[A],
  expiresAt: number | undefined,
): RecordWrite {
  // The compiler cannot see that the area determines the record type.
  return { area, key, was, becomes, ...(expiresAt === undefined ? {} : { expiresAt }) } as RecordWrite
}

/** `JSON.stringify` restores the exact text that a record was parsed from. */
function asText({ was, becomes, expiresAt, ...rest }: RecordWrite, now: number): TextWrite {
  const expiry = expiresAt === undefined ? {} : { expiresIn: expiresAt - now }
  return { ...rest, ...textOf('was', was), ...textOf('becomes', becomes), ...expiry }
}

function textOf(name: 'was' | 'becomes', record: RecordWrite['was']): Partial<TextWrite> {
  if (record === undefined) return {}
  return { [name]: record === null ? null : JSON.stringify(record) }
}
