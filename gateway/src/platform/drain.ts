import { afterTurns } from './lanes.ts'
import type { Listener } from './listener.ts'

/** Milliseconds: the longest class deadline and a little. A connection that is still open then is cut. */
const PATIENCE_MS = 62_000

/** Longest time for what has reached the machine and was not looked at yet, in milliseconds. */
const QUEUED_MS = 5000

/** Longest time for the rest of a request that has begun to come in, in milliseconds; as long as a server gives it. */
const INCOMING_MS = 6000

const LOOK_EVERY_MS = 100

/**
 * Stops listening without a reset (reliability 1, row 34; G13). A connection that the system has accepted waits in its
 * queue until the event loop takes it, one per turn: each of them is answered before the socket closes.
 * @param listensFor milliseconds in which requests are still taken as before: a balancer needs them to notice
 */
export async function stopListening({ server, lanes, refuseNew }: Listener, listensFor: number): Promise<void> {
  await pause(listensFor)
  await noneQueued(lanes.arrived)
  refuseNew()
  await noneQueued(lanes.arrived)
  const closedAt = performance.now()
  const looking = setInterval(() => {
    const passed = performance.now() - closedAt
    if (passed > PATIENCE_MS) server.closeAllConnections()
    else lanes.closeIdle(passed > INCOMING_MS)
  }, LOOK_EVERY_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    lanes.closeIdle()
  })
  clearInterval(looking)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves when the event loop has looked at the network twice and nothing new was there. */
async function noneQueued(arrived: () => number): Promise<void> {
  const begun = performance.now()
  for (let known = -1; known !== arrived() && performance.now() - begun < QUEUED_MS;) {
    known = arrived()
    await new Promise<void>((resolve) => afterTurns(2, resolve))
  }
}
