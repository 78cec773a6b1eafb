import { NOON, type TestSystem } from './test-system.ts'

/**
 * Sets the gateway's and the upstreams' clocks to noon. Returns a function that advances both, and then lets the saga
 * do what is due.
 */
export function movingClock(system: TestSystem): (milliseconds: number) => Promise<void> {
  let now = NOON
  system.context.clock.now = () => now
  return async (milliseconds) => {
    now += milliseconds
    system.world.setClock(now)
    await system.context.payment?.runner.tick()
    await system.context.payment?.runner.settled()
  }
}
