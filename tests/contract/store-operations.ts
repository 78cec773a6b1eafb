import { book } from './journey.ts'
import { whole } from './whole.ts'

/** Each operation is a round trip once the store is a database server. */
export const MOST_STORE_OPERATIONS = 24

/**
 * All reads and writes of the store's medium during one card payment, from pressing Pay to the
 * result page, including the bank's challenge.
 */
export async function storeOperationsOfPayment(): Promise<string[]> {
  const site = await whole()
  const operations: string[] = []
  let isPaying = false
  const note = (operation: string) => {
    if (isPaying) operations.push(operation)
  }
  const { store } = site.context.platform
  const real = { ...store }
  store.read = (...asked) => (note(`read ${asked[0]}`), real.read(...asked))
  store.list = (...asked) => (note(`list ${asked[0]}`), real.list(...asked))
  store.commit = (unit) => (note(`write ${unit.steps.map(({ area }) => area).join(' ')}`), real.commit(unit))
  await book({
    ...site,
    ask(request, jar) {
      isPaying ||= new URL(request.url).pathname === '/api/order/initialize'
      return site.ask(request, jar)
    },
  })
  await site.close()
  return operations
}
