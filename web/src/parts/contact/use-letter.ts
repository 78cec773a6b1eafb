import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { messageOf, waitOf } from '../../api/error-words.ts'

/** Sends a letter to the agency once per press; what was refused is kept in words until the next try. */
export function useLetter() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ id: string; values: { minutes: number } }>()
  const send = async (call: (key: string) => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await call(crypto.randomUUID())
      return true
    } catch (error) {
      // A lost answer may have been a letter that arrived: the words say so, and nothing is sent again by itself.
      const isLost = error instanceof ApiError && (error.kind === 'offline' || error.status >= 502)
      setRefused({ id: isLost ? 'contact.lost' : messageOf(error), values: waitOf(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, send }
}
