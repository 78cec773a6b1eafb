import { useMemo } from 'react'
import useSWR from 'swr'
import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import type { ApiKey } from '../../../api/use-api.ts'
import { pollDelay } from '../../../domain/polling.ts'

/** How a payment stands; `gone` when nobody knows it; `unreached` when nobody could be asked just now. */
export type Told = Answer<'paymentStatus'> | 'gone' | 'unreached'

/**
 * Asks how an attempt stands, more and more rarely, as long as there is one. It never fails: what could not be reached
 * is asked again, at once when the network is back (reliability H1). `ask` asks now.
 */
export function usePaymentStatus(token: string | undefined, onTold: (told: Told) => void) {
  const key: ApiKey | null = token === undefined ? null : ['paymentStatus', { path: { token } }]
  // A new token begins the delays again.
  const refreshInterval = useMemo(() => counted(token), [token])
  const { data, mutate } = useSWR(key, ask, {
    refreshInterval,
    dedupingInterval: 500,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    onSuccess: onTold,
  })
  return { unreached: data === 'unreached', ask: () => void mutate() }
}

function counted(_token: string | undefined): () => number {
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
