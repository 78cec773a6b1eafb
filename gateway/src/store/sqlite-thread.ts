// Reads and writes the store's file, so that the main thread never waits for the disk. Started by `sqlite.ts`.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { StoreError, type Unit } from '../ports/store.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

/** Requests to the thread. Times are epoch milliseconds. */
export type ThreadRequest = { id: number } & (
  | { to: 'read'; area: string; key: string; now: number }
  | { to: 'follow'; area: string; key: string; target: string; now: number }
  | { to: 'list'; area: string; now: number }
  | { to: 'commit'; unit: Unit }
  | { to: 'close' }
)

/** Responses of the thread. `refusal` is the message of a StoreError. */
export type ThreadResponse = { id: number } & ({ value: unknown } | { refusal: string } | { fault: string })

const port = parentPort
if (port === null) throw new Error('This file is started as a thread')
let opened: SqliteFile | undefined
const file = () => (opened ??= openSqliteFile((workerData as { file: string }).file))

port.on('message', (first: ThreadRequest[]) => {
  const requests = [...first]
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    requests.push(...(next.message as ThreadRequest[]))
  }
  // Reads come first, because they do not wait for the disk. Requests that were sent together have no guaranteed order.
  for (const it of requests) if (it.to !== 'commit' && it.to !== 'close') respond([it], () => [read(it)])
  const commits = requests.filter((it) => it.to === 'commit')
  if (commits.length > 0) respond(commits, () => file().commit(commits.map(({ unit }) => unit)))
  for (const it of requests) if (it.to === 'close') respond([it], () => [opened?.close()])
})

function read(request: Extract<ThreadRequest, { to: 'read' | 'follow' | 'list' }>): unknown {
  const { to, area, now } = request
  if (to === 'list') return file().list(area, now)
  return to === 'read' ? file().read(area, request.key, now) : file().follow(area, request.key, request.target, now)
}

/** Runs work for several requests and responds to all of them, also when it fails. */
function respond(requests: readonly ThreadRequest[], work: () => readonly unknown[]): void {
  port?.postMessage(responses(requests, work), [])
}

function responses(requests: readonly ThreadRequest[], work: () => readonly unknown[]): ThreadResponse[] {
  try {
    const values = work()
    return requests.map(({ id }, at) => ({ id, value: values[at] }))
  } catch (error) {
    if (error instanceof StoreError) return requests.map(({ id }) => ({ id, refusal: error.message }))
    return requests.map(({ id }) => ({ id, fault: String(error) }))
  }
}
