import { afterLoopIterations } from '../event-loop.ts'
import type { Lanes } from './lanes.ts'
import type { Listener } from './listener.ts'

/**
 * After this time, connections that are still open are cut: a little more than a request takes to arrive and the
 * longest deadline of a class together; milliseconds.
 */
const DRAIN_TIMEOUT_MS = 67_000

/** Maximum time to accept connections that have reached the machine, and to hold the last of them, in milliseconds. */
const ACCEPT_MS = 1000
const HOLD_MS = 2000

/** How long there must be no activity before the socket closes, in milliseconds. */
const QUIET_MS = 100

/** How long requests must have stopped before the last ones are held, and how long to wait for that; milliseconds. */
const NO_REQUEST_MS = 250
const MORE_REQUESTS_MS = 5000

/** An iteration of the event loop this short leaves hardly any time for new connections to arrive; milliseconds. */
const SHORT_MS = 1
/** Interval between looks at the activity of connections, in milliseconds. */
const LOOK_MS = 5

/** Interval between looks at the connections that are left when listening has ended, in milliseconds. */
const LOOK_EVERY_MS = 100

/** How a gateway stops listening. */
export interface Ending {
  /**
   * Milliseconds for which requests are still accepted, so that a load balancer can notice. If requests go on after
   * that, they are accepted for as long again at most, because the other gateways of the load balancer may all be busy.
   */
  listensFor: number
  /** Whether nothing may begin any more (decision 14.2). */
  isBroken?: boolean
}

/**
 * Stops listening without resetting a connection (decision 14.1, G13). Connections that the system has accepted wait in
 * its queue until the event loop takes them, one per turn. The last requests wait until the socket is closed, because a
 * caller who has an answer comes back at once and would be in that queue again. Then they are answered like all others:
 * accepted callers are not refused, unless the process is broken.
 */
export async function stopListening(
  { server, lanes }: Listener,
  { listensFor, isBroken = false }: Ending,
): Promise<void> {
  await pause(listensFor)
  await quiet(lanes, Math.min(listensFor, NO_REQUEST_MS), Math.max(Math.min(listensFor, MORE_REQUESTS_MS), ACCEPT_MS))
  lanes.hold(isBroken)
  await quiet(lanes, QUIET_MS, HOLD_MS)
  await quiet(lanes, 0, ACCEPT_MS)
  const closedAt = performance.now()
  const look = () => {
    const passed = performance.now() - closedAt
    if (passed > DRAIN_TIMEOUT_MS) server.closeAllConnections()
    else lanes.closeIdle(passed)
  }
  // After a standstill of the process, timers run before the requests that have arrived are read.
  const looking = setInterval(() => afterLoopIterations(2, look), LOOK_EVERY_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    lanes.release()
    lanes.closeIdle(0)
  })
  clearInterval(looking)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Resolves after a time without connections, requests or responses; a caller that got a response may come back. A long
 * turn does not count as quiet, because connections may have queued since it looked at the network.
 */
async function quiet({ activity }: Lanes, milliseconds: number, atMost: number): Promise<void> {
  const begun = performance.now()
  let known = activity()
  let quietSince = begun
  for (let isQuiet = false; !isQuiet && performance.now() - begun < atMost;) {
    await pause(LOOK_MS)
    const lookedAt = performance.now()
    await new Promise<void>((resolve) => afterLoopIterations(2, resolve))
    const now = performance.now()
    const isStill = activity() === known
    known = activity()
    if (!isStill) quietSince = now
    isQuiet = isStill && now - quietSince >= milliseconds && now - lookedAt < SHORT_MS
  }
}
