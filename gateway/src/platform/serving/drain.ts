import { afterTurns, type Lanes } from './lanes.ts'
import type { Listener } from './listener.ts'

/** Milliseconds: the longest class deadline and a little. A connection that is still open then is cut. */
const PATIENCE_MS = 62_000

/** Longest time for what has reached the machine and was not looked at yet, in milliseconds: to be taken, to be refused. */
const TAKEN_MS = 1000
const REFUSED_MS = 5000

/** How long nobody has come, and nobody was sent away who may come back, before the socket closes; in milliseconds. */
const QUIET_MS = 100

/** Turns of the event loop in which hardly anybody can have come, in milliseconds. */
const SHORT_MS = 1
const LOOK_MS = 5

const LOOK_EVERY_MS = 100

/**
 * Stops listening without a reset (decision 14.1, G13). A connection that the system has accepted waits in its
 * queue until the event loop takes it, one per turn: each of them is answered before the socket closes. Those that come
 * last wait for their refusal until it is closed: whoever is refused comes back at once, and would stand in that queue.
 * @param listensFor milliseconds in which requests are still taken as before: a balancer needs them to notice
 */
export async function stopListening({ server, lanes }: Listener, listensFor: number): Promise<void> {
  await pause(listensFor)
  await quiet(lanes, 0, TAKEN_MS)
  lanes.hold()
  await quiet(lanes, QUIET_MS, REFUSED_MS)
  const closedAt = performance.now()
  const looking = setInterval(() => {
    const passed = performance.now() - closedAt
    if (passed > PATIENCE_MS) server.closeAllConnections()
    else lanes.closeIdle(passed)
  }, LOOK_EVERY_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    lanes.release()
    lanes.closeIdle(0)
  })
  clearInterval(looking)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Resolves when nothing has come and nothing was answered for a while: whoever is answered may come back. A turn that takes
 * long says nothing, since what has come after its look at the network stands in the queue.
 */
async function quiet({ activity }: Lanes, milliseconds: number, atMost: number): Promise<void> {
  const begun = performance.now()
  let known = activity()
  let quietSince = begun
  for (let isQuiet = false; !isQuiet && performance.now() - begun < atMost;) {
    await pause(LOOK_MS)
    const lookedAt = performance.now()
    await new Promise<void>((resolve) => afterTurns(2, resolve))
    const now = performance.now()
    const isStill = activity() === known
    known = activity()
    if (!isStill) quietSince = now
    isQuiet = isStill && now - quietSince >= milliseconds && now - lookedAt < SHORT_MS
  }
}
