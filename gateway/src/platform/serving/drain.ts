import { afterLoopIterations } from '../event-loop.ts'
import type { ConnectionQueues } from './connection-queues.ts'
import type { Listener } from './listener.ts'

/**
 * Time after which connections that are still open are cut, in milliseconds: a little more than the time for a request
 * to arrive plus the longest deadline of a class.
 */
const DRAIN_TIMEOUT_MS = 67_000

/** Maximum time to accept connections that have reached the machine, and to hold the last requests; milliseconds. */
const ACCEPT_MS = 1000
const HOLD_MS = 2000

/** How long there must be no activity before the listening socket closes, in milliseconds. */
const QUIET_MS = 100

/** How long there must be no request before further ones are held, and the maximum wait for that; milliseconds. */
const NO_REQUEST_MS = 250
const MORE_REQUESTS_MS = 5000

/** Maximum length of an iteration of the event loop in which hardly any new connection can arrive; milliseconds. */
const SHORT_ITERATION_MS = 1
/** Interval between checks for activity of connections, in milliseconds. */
const ACTIVITY_CHECK_MS = 5

/** Interval between checks of the remaining connections after listening has ended, in milliseconds. */
const REMAINING_CHECK_MS = 100

/** How a gateway stops listening. */
export interface Ending {
  /**
   * Milliseconds for which requests are still accepted, so that a load balancer can notice the shutdown. If requests keep
   * coming, they are accepted for as long again (at most five seconds), because all other gateways may be busy.
   */
  listensFor: number
  /** Whether the process is broken, so that no further request may start (decision 14.2). */
  isBroken?: boolean
}

/**
 * Stops listening without resetting a connection (decision 14.1, G13). Connections that the system has accepted wait in
 * its queue until the event loop takes them, one per iteration. Closing the socket resets those that still wait, so the
 * queue has to be empty then. Therefore the last requests are held until the socket is closed: a caller who gets a
 * response often connects again at once and would enter the queue. After that, the held requests are handled like all
 * others, unless the process is broken.
 */
export async function stopListening(
  { server, queues }: Listener,
  { listensFor, isBroken = false }: Ending,
): Promise<void> {
  await pause(listensFor)
  await untilQuiet(
    queues,
    Math.min(listensFor, NO_REQUEST_MS),
    Math.max(Math.min(listensFor, MORE_REQUESTS_MS), ACCEPT_MS),
  )
  queues.hold(isBroken)
  await untilQuiet(queues, QUIET_MS, HOLD_MS)
  await untilQuiet(queues, 0, ACCEPT_MS)
  const closedAt = performance.now()
  const checkRemaining = () => {
    const closedFor = performance.now() - closedAt
    if (closedFor > DRAIN_TIMEOUT_MS) server.closeAllConnections()
    else queues.closeIdle(closedFor)
  }
  // Checked two iterations later, because after a stall of the process, timers run before arrived requests are read.
  const checkTimer = setInterval(() => afterLoopIterations(2, checkRemaining), REMAINING_CHECK_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    queues.release()
    queues.closeIdle(0)
  })
  clearInterval(checkTimer)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Resolves after a time without new connections, requests or finished responses, or after `atMost` milliseconds.
 * Responses count, because their callers may come back. A long iteration of the event loop does not count as quiet,
 * because connections may have queued since it read the network.
 */
async function untilQuiet({ activity }: ConnectionQueues, milliseconds: number, atMost: number): Promise<void> {
  const startedAt = performance.now()
  let lastActivity = activity()
  let quietSince = startedAt
  for (let isQuiet = false; !isQuiet && performance.now() - startedAt < atMost;) {
    await pause(ACTIVITY_CHECK_MS)
    const iterationStart = performance.now()
    await new Promise<void>((resolve) => afterLoopIterations(2, resolve))
    const now = performance.now()
    const isUnchanged = activity() === lastActivity
    lastActivity = activity()
    if (!isUnchanged) quietSince = now
    const isShort = now - iterationStart < SHORT_ITERATION_MS
    isQuiet = isUnchanged && isShort && now - quietSince >= milliseconds
  }
}
