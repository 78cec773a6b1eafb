import { createSwitches } from '../policy/switches/switches.ts'
import { createStore } from '../store/store.ts'
import { memoryBackend, frozenClock } from './memory-store.ts'

const clock = frozenClock(() => 0)

/** Switches of which none is set. */
export const NO_SWITCHES = createSwitches({
  store: createStore(memoryBackend(), clock),
  clock,
  log: { event: () => undefined },
  changed: () => undefined,
})
