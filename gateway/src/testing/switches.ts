import { createSwitches } from '../policy/switches/switches.ts'
import { createStore } from '../store/store.ts'
import { memory, standing } from './memory-store.ts'

const clock = standing(() => 0)

/** Nothing is switched off. */
export const NO_SWITCHES = createSwitches({
  store: createStore(memory(), clock),
  clock,
  log: { event: () => undefined },
  changed: () => undefined,
})
