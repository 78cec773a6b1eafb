import { useState } from 'react'
import { checkCard, type CardFields } from '../../../../domain/payment/card.ts'
import type { CivilDate } from '../../../../domain/dates/civil-date.ts'
import type { Problem } from '../../../../domain/problem.ts'
import { CARD_IDS, readCard } from './card-fields.ts'

type Field = keyof CardFields
type CardProblem = Problem<Field>

const FIELDS = Object.keys(CARD_IDS)

const inPageOrder = (a: CardProblem, b: CardProblem) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field)

/**
 * The displayed problems of the card: of fields that were left with content, or submitted. Problems contain fields and
 * message ids, never the typed text. `form` locates the inputs.
 */
export function useCardProblems(form: () => HTMLFormElement | null, today: CivilDate) {
  const [problems, setProblems] = useState<readonly CardProblem[]>([])
  const findProblems = () => {
    const box = form()
    return box ? checkCard(readCard(box), today).toSorted(inPageOrder) : []
  }
  return {
    problems,
    /** Rechecks the displayed problems; a corrected field disappears. */
    recheck: () => {
      if (problems.length === 0) return
      const now = findProblems()
      setProblems(now.filter(({ field }) => problems.some((it) => it.field === field)))
    },
    /** Displays the problem of a field that is left with content. */
    checkField: (field: Field) => {
      const box = form()
      if (!box || readCard(box)[field].trim() === '') return
      const isShown = (it: CardProblem) => it.field === field || problems.some((shown) => shown.field === it.field)
      setProblems(findProblems().filter(isShown))
    },
    /** Finds and displays all problems. */
    checkAll: () => {
      const now = findProblems()
      setProblems(now)
      return now
    },
    clear: () => setProblems([]),
  }
}
