import { useRef, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { messageOf, waitOf } from '../../api/error-words.ts'

/**
 * Sends a message to the agency, once per press, and keeps the error message until the next try. Set `busy` before a
 * check that takes time: a second press during it would send the message twice. The form renders a `Honeypot` with the
 * ref `honeypot`; if a program has filled it in, nothing is sent.
 */
export function useContactMessage() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ id: string; values: { minutes: number } }>()
  const honeypot = useRef<HTMLInputElement>(null)
  const send = async (call: (key: string) => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setRefused(undefined)
    try {
      if (honeypot.current?.value) throw new Error('filled in by a program')
      await call(crypto.randomUUID())
      return true
    } catch (error) {
      // After a lost response the message may still have arrived: the text says so, and nothing is resent
      // automatically.
      const isLost = error instanceof ApiError && (error.kind === 'offline' || error.status >= 502)
      setRefused({ id: isLost ? 'contact.lost' : messageOf(error), values: waitOf(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, setBusy, refused, send, honeypot }
}
