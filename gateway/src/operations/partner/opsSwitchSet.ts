import { checkOrder } from '../../ops/switch-order.ts'
import { switchesShown } from '../../ops/switches-shown.ts'
import { Problem } from '../../ports/problem.ts'
import type { Operation } from '../../ports/context.ts'
import { MOST_SWITCHES } from '../../policy/switches/switches.ts'

/**
 * Sets or lifts a switch (decision 49). Fails with 422 for a switch that does not exist, and with `scope-missing` for
 * one that the key may not set.
 */
export const handle: Operation<'opsSwitchSet'> = async (request, { switches, config }) => {
  const { site, body, by = '', isOperator = false } = request
  const setting = { isOperator, host: site.host }
  checkOrder(body, setting, config)
  if (body.to !== 'on' && switches.current().set.length >= MOST_SWITCHES)
    throw new Problem('validation', {
      errors: [{ pointer: '/kind', code: 'count', detail: 'Too many switches are set.' }],
    })
  const record = await switches.set(body, by)
  return { status: 200, body: switchesShown(record, setting, config), headers: { 'cache-control': 'no-store' } }
}
