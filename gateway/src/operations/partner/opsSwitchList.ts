import { switchesShown } from '../../ops/switches-shown.ts'
import type { Operation } from '../../ports/context.ts'

/** What is switched off, as the store knows it now (decision 49). */
export const handle: Operation<'opsSwitchList'> = async ({ site, isOperator = false }, { switches, config }) => {
  await switches.refresh()
  return {
    status: 200,
    body: switchesShown(switches.current(), { isOperator, host: site.host }, config),
    headers: { 'cache-control': 'no-store' },
  }
}
