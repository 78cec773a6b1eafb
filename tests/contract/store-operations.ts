import { book } from './journey.ts'
import { startTestSystem } from './test-system.ts'

/** Round trips to a database server for a card payment. */
export const MAX_STORE_OPERATIONS = 12

/**
 * All reads and writes of the store's backend during one card payment, from pressing Pay to the result page, including
 * the bank's challenge. Reads that begin in one turn are one statement of a database server, and so they are one here.
 */
export async function storeOperationsOfPayment(): Promise<string[]> {
  const system = await startTestSystem()
  const operations: string[] = []
  let isPaying = false
  let isReading = false
  const note = (operation: string) => {
    if (isPaying) operations.push(operation)
  }
  const noteRead = (area: string) => {
    if (isReading && isPaying) return void operations.push(`${operations.pop()}, ${area}`)
    note(`read ${area}`)
    isReading = true
    queueMicrotask(() => (isReading = false))
  }
  const { store } = system.context.platform
  const real = { ...store }
  store.read = (...asked) => (noteRead(asked[0]), real.read(...asked))
  store.follow = (...asked) => (noteRead(`${asked[0]} to ${asked[2]}`), real.follow(...asked))
  store.list = (...asked) => (note(`list ${asked[0]}`), real.list(...asked))
  store.commit = (unit) => (note(`write ${unit.writes.map(({ area }) => area).join(' ')}`), real.commit(unit))
  await book({
    ...system,
    ask(request, jar) {
      isPaying ||= new URL(request.url).pathname === '/api/order/initialize'
      return system.ask(request, jar)
    },
  })
  await system.close()
  return operations
}
