import { NOON, type Whole } from './whole.ts'

/**
 * Sets the gateway's and the upstreams' clocks to noon. Returns a function that advances both, and then lets the saga
 * do what is due.
 */
export function movingClock(site: Whole): (milliseconds: number) => Promise<void> {
  let now = NOON
  site.context.clock.now = () => now
  return async (milliseconds) => {
    now += milliseconds
    site.world.setClock(now)
    await site.context.payment?.run.tick()
    await site.context.payment?.run.settled()
  }
}
