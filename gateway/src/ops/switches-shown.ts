import type { Config } from '../ports/config.ts'
import type { Schemas } from '../ports/contract.ts'
import type { OpsSwitch, SwitchRecord } from '../ports/switches.ts'
import type { SwitchSetter } from './switch-order.ts'

/** The switches that a key may see: all for the operators' key, and those that affect its site for the key of a site. */
export function switchesShown(
  { set, history }: SwitchRecord,
  { isOperator, host }: SwitchSetter,
  { sites }: Pick<Config, 'sites'>,
): Schemas['OpsSwitches'] {
  const isVisible = ({ site }: OpsSwitch) => isOperator || site === undefined || site === host
  return {
    set: set.filter(isVisible),
    history: history.filter(isVisible),
    sites: isOperator ? Object.keys(sites) : [host],
    everywhere: isOperator,
  }
}
