import { createSwitches } from '../policy/switches/switches.ts'
import { createStore } from '../store/store.ts'
import { memory, frozenClock } from './memory-store.ts'

const clock = frozenClock(() => 0)

/** Switches of which none is set. */
export const NO_SWITCHES = createSwitches({
  store: createStore(memory(), clock),
  clock,
  log: { event: () => undefined },
  changed: () => undefined,
})
