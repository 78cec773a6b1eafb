import { useState } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { ApiError } from '../../api/errors.ts'
import { messageOf, waitOf } from '../../api/error-words.ts'
import type { CartLineInput } from '../../booking/line-input.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { useCountWords } from '../../parts/basket-line/use-count-words.ts'
import { useLineName } from '../../parts/basket-line/use-line-name.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { addedAgain, goneWith, type Line, type WantedPeople } from './line-state.ts'

const isLastRoom = (error: unknown) => error instanceof ApiError && error.kind === 'sold-out'

/**
 * The actions of a line's buttons. A refusal is kept for its line until the next try. `fetchEmpty` loads the code of
 * the empty basket before a line is removed, so that it replaces the last line at once.
 */
export function useLines(fetchEmpty: () => Promise<unknown>) {
  const { booking, cart, change, refresh } = useBooking()
  const { formatMessage } = useIntl()
  const nameOf = useLineName()
  const countWords = useCountWords()
  const [busy, setBusy] = useState<Record<string, boolean>>({})
  /** Counts that were requested and not yet confirmed. */
  const [wanted, setWanted] = useState<Record<string, number>>({})
  /** The maximum count of a line, known once the agency has refused one more. */
  const [most, setMost] = useState<Record<string, number>>({})
  /** Key of the line that replaced another one: the focus moves into it. */
  const [moved, setMoved] = useState<string>()
  const [people, setPeople] = useState<WantedPeople>({})
  const [refused, setRefused] = useState<{ key: string; error: unknown }>()

  const attempt = async (key: string, action: () => Promise<void>) => {
    setBusy((now) => ({ ...now, [key]: true }))
    setRefused(undefined)
    try {
      await action()
    } catch (error) {
      setRefused({ key, error })
      // A refusal means that the displayed basket is outdated, so it is read again.
      if (error instanceof ApiError && error.status < 500) await refresh()
    } finally {
      setBusy((now) => ({ ...now, [key]: false }))
    }
  }
  const failed = (error: unknown) => showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
  return {
    busy,
    wanted,
    most,
    refused,
    moved,
    people,
    /** The chosen people, without those of lines whose change is on its way. */
    undecided: Object.fromEntries(Object.entries(people).filter(([key]) => !busy[key])),
    wantPeople: (line: Line, adults: number) => setPeople((now) => ({ ...now, [line.key]: adults })),
    /** Replaces a line by another. */
    exchange: (line: Line, next: CartLineInput) =>
      attempt(line.key, async () => {
        const forget = () => setPeople(({ [line.key]: _decided, ...others }) => others)
        try {
          const outcome = await cart({ kind: 'exchange', key: line.key, line: next })
          setMoved(outcome?.key)
          // A later change may bring the same key back.
          forget()
        } catch (error) {
          // Nothing would ask about people who fit into the same vehicle, so the line shows its own again.
          if (next.id === line.id) forget()
          throw error
        }
      }),
    /** Removes a line, for a flight both directions, with undo for ten seconds (decision 27.9). */
    remove: (line: Line) =>
      attempt(line.key, async () => {
        const products = booking?.products ?? []
        const [first = line, ...along] = goneWith(line, products)
        const at = products.indexOf(first)
        await fetchEmpty()
        await cart({ kind: 'remove', key: line.key })
        const back = { line: addedAgain(first), along: along.map(addedAgain) }
        const undo = () => void cart({ kind: 'add', ...back, at }).catch(failed)
        showToast(formatMessage({ id: 'cart.removed' }, { name: nameOf(line) }), {
          label: formatMessage({ id: 'cart.undo' }),
          run: undo,
        })
      }),
    setCount: (line: Line, count: number) =>
      attempt(line.key, async () => {
        setWanted((now) => ({ ...now, [line.key]: count }))
        const seen = wanted[line.key] ?? line.count
        try {
          const outcome = await cart({ kind: 'count', key: line.key, count }).catch(async (error: unknown) => {
            if (!isLastRoom(error) || count <= line.count) throw error
            setMost((now) => ({ ...now, [line.key]: count - 1 }))
            await refresh()
            return undefined
          })
          if (outcome && outcome.kind !== 'absent' && ![seen, outcome.count].includes(outcome.before)) {
            const [before, now] = [outcome.before, outcome.count].map((each) => countWords(line, each))
            showToast(formatMessage({ id: 'cart.conflict' }, { before, count: now }))
          }
        } finally {
          setWanted(({ [line.key]: latest, ...others }) =>
            latest === undefined || latest === count ? others : { ...others, [line.key]: latest },
          )
        }
      }),
    accept: (line: Line) =>
      attempt(line.key, async () => {
        await change({ key: 'products', accept: line.key })
      }),
  }
}
