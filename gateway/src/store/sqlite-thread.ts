// Reads and writes the store's file, so that the main thread never waits for the disk. Started by `sqlite.ts`.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { StoreError, type Unit } from '../ports/store.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

/** Requests to the thread. Times are epoch milliseconds. */
export type Asked = { id: number } & (
  | { to: 'read'; area: string; key: string; now: number }
  | { to: 'follow'; area: string; key: string; target: string; now: number }
  | { to: 'list'; area: string; now: number }
  | { to: 'commit'; unit: Unit }
  | { to: 'close' }
)

/** Responses of the thread. `refusal` is the message of a StoreError. */
export type Said = { id: number } & ({ value: unknown } | { refusal: string } | { fault: string })

const port = parentPort
if (port === null) throw new Error('This file is started as a thread')
let opened: SqliteFile | undefined
const file = () => (opened ??= openSqliteFile((workerData as { file: string }).file))

port.on('message', (first: Asked[]) => {
  const asked = [...first]
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    asked.push(...(next.message as Asked[]))
  }
  // Reads come first, because they do not wait for the disk. Requests that were sent together have no guaranteed order.
  for (const it of asked) if (it.to !== 'commit' && it.to !== 'close') tell([it], () => [look(it)])
  const commits = asked.filter((it) => it.to === 'commit')
  if (commits.length > 0) tell(commits, () => file().commit(commits.map(({ unit }) => unit)))
  for (const it of asked) if (it.to === 'close') tell([it], () => [opened?.close()])
})

function look(asked: Extract<Asked, { to: 'read' | 'follow' | 'list' }>): unknown {
  const { to, area, now } = asked
  if (to === 'list') return file().list(area, now)
  return to === 'read' ? file().read(area, asked.key, now) : file().follow(area, asked.key, asked.target, now)
}

/** Runs work for several requests and responds to all of them, also when it fails. */
function tell(asked: readonly Asked[], work: () => readonly unknown[]): void {
  port?.postMessage(answers(asked, work), [])
}

function answers(asked: readonly Asked[], work: () => readonly unknown[]): Said[] {
  try {
    const values = work()
    return asked.map(({ id }, at) => ({ id, value: values[at] }))
  } catch (error) {
    if (error instanceof StoreError) return asked.map(({ id }) => ({ id, refusal: error.message }))
    return asked.map(({ id }) => ({ id, fault: String(error) }))
  }
}
