import type { Config } from '../ports/config.ts'
import type { Schemas } from '../ports/contract.ts'
import type { OpsSwitch, SwitchRecord } from '../ports/switches.ts'
import type { Setting } from './switch-order.ts'

/** The switches as a key may see them: the operators' key all, the key of a site those that hold there. */
export function switchesShown(
  { set, history }: SwitchRecord,
  { isOperator, host }: Setting,
  { sites }: Pick<Config, 'sites'>,
): Schemas['OpsSwitches'] {
  const concerns = ({ site }: OpsSwitch) => isOperator || site === undefined || site === host
  return {
    set: set.filter(concerns),
    history: history.filter(concerns),
    sites: isOperator ? Object.keys(sites) : [host],
    everywhere: isOperator,
  }
}
