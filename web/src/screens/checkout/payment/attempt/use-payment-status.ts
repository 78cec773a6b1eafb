import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { call } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import type { ApiKey } from '../../../../api/use-api.ts'
import { pollDelay } from '../../../../domain/payment/polling.ts'

/** How a payment stands; `gone` when nobody knows it; `unreached` when nobody could be asked just now. */
export type Told = Answer<'paymentStatus'> | 'gone' | 'unreached'

/**
 * Asks how an attempt stands, more and more rarely, as long as there is one. It never fails: what could not be reached
 * is asked again, at once when the network is back (H1). `phase` is where the payment stands; `ask` asks now.
 */
export function usePaymentStatus(token: string | undefined, phase: string, onTold: (told: Told) => void) {
  const key: ApiKey | null = token === undefined ? null : ['paymentStatus', { path: { token } }]
  const [hints, setHints] = useState(0)
  // The delays begin again with a new token, a new phase and every hint: then news is near.
  const refreshInterval = useMemo(() => counted(token, phase, hints), [token, phase, hints])
  const { data, mutate } = useSWR(key, ask, {
    refreshInterval,
    dedupingInterval: 500,
    // A try without a connection fails at once, and that is how the visitor learns of it.
    refreshWhenOffline: true,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    onSuccess: onTold,
  })
  const askNow = () => {
    setHints((count) => count + 1)
    void mutate()
  }
  return { unreached: data === 'unreached', ask: askNow }
}

function counted(..._since: unknown[]): () => number {
  let asked = 0
  return () => pollDelay(asked++)
}

async function ask([, input]: ApiKey): Promise<Told> {
  try {
    return await call('paymentStatus', input as { path: { token: string } }, { background: true })
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'gone' : 'unreached'
  }
}
