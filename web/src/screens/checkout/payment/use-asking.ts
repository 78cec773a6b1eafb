import { useRef, useState } from 'react'
import type { Answer } from '../../../api/operations.ts'
import type { ContractId, Contracts } from '../contract/use-contracts.ts'
import { ask, isUnheard } from './ask.ts'
import type { Attempt } from './attempt/use-attempt.ts'

type Asking = { attempt: Attempt; quote: Answer<'quoteCreate'>; contracts: Contracts }

/**
 * The press on "Send the request": contracts that are not ticked are said at once; otherwise what is shown is sent. `tries`
 * counts the presses that found something, `missing` are the contracts.
 */
export function useAsking({ attempt, quote, contracts }: Asking) {
  const intent = useRef<{ key: string; hash: string }>(undefined)
  const [tries, setTries] = useState(0)
  const [missing, setMissing] = useState<readonly ContractId[]>([])

  const press = async () => {
    if (attempt.state.at !== 'form') return
    const unticked = contracts.missing()
    setMissing(unticked)
    if (unticked.length > 0) return setTries(tries + 1)
    attempt.tell({ type: 'pressed' })
    if (!navigator.onLine) return attempt.tell({ type: 'failed', failure: { kind: 'offline' } })
    const again = intent.current?.hash === quote.hash
    if (!again) intent.current = { key: crypto.randomUUID(), hash: quote.hash }
    const { key } = intent.current ?? { key: crypto.randomUUID() }
    const event = await ask({ shown: quote, contracts: contracts.accepted(), key, again })
    if (!isUnheard(event)) intent.current = undefined
    attempt.tell(event)
  }
  return { press, tries, missing }
}
