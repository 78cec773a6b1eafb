import { switchesShown } from '../../ops/switches-shown.ts'
import type { Operation } from '../../ports/context.ts'

/** The switches that are set, read from the store for this call (decision 49). */
export const handle: Operation<'opsSwitchList'> = async ({ site, isOperator = false }, { switches, config }) => {
  await switches.refresh()
  return {
    status: 200,
    body: switchesShown(switches.current(), { isOperator, host: site.host }, config),
    headers: { 'cache-control': 'no-store' },
  }
}
