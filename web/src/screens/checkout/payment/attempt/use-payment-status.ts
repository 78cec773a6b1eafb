import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { call } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import type { ApiKey } from '../../../../api/use-api.ts'
import { pollDelay } from '../../../../domain/payment/polling.ts'

/**
 * The state of a payment; `gone` when the gateway does not know it; `unreached` when the gateway could not be reached.
 */
export type PaymentReport = Answer<'paymentStatus'> | 'gone' | 'unreached'

/**
 * Polls an attempt with increasing delays, as long as there is one. It never fails: an unreachable gateway is polled
 * again, immediately once the network is back (H1). `phase` is the state of the payment. Call `pollNow` when
 * a change is likely.
 */
export function usePaymentStatus(token: string | undefined, phase: string, onReport: (report: PaymentReport) => void) {
  const key: ApiKey | null = token === undefined ? null : ['paymentStatus', { path: { token } }]
  const [pollRequests, setPollRequests] = useState(0)
  // The delays restart with a new token, a new phase and every `pollNow`, because a change is likely then.
  const refreshInterval = useMemo(() => growingDelay(token, phase, pollRequests), [token, phase, pollRequests])
  const { data, mutate } = useSWR(key, readStatus, {
    refreshInterval,
    dedupingInterval: 500,
    // Polls without a connection too: they fail at once, and the visitor reads that the gateway cannot be reached.
    refreshWhenOffline: true,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    onSuccess: onReport,
  })
  const pollNow = () => {
    setPollRequests((count) => count + 1)
    void mutate()
  }
  return { unreached: data === 'unreached', pollNow }
}

/** A function that returns the next delay in milliseconds. The arguments are what `useMemo` depends on. */
function growingDelay(..._restartsWith: unknown[]): () => number {
  let polls = 0
  return () => pollDelay(polls++)
}

async function readStatus([, input]: ApiKey): Promise<PaymentReport> {
  try {
    // The key was built above, with this input.
    return await call('paymentStatus', input as { path: { token: string } }, { background: true })
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'gone' : 'unreached'
  }
}
