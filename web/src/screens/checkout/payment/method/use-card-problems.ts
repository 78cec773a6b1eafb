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
 * The displayed problems of the card. A problem is displayed once its field was left with content, or was submitted.
 * Problems contain fields and message ids, never the typed text. `getForm` locates the inputs.
 */
export function useCardProblems(getForm: () => HTMLFormElement | null, today: CivilDate) {
  const [problems, setProblems] = useState<readonly CardProblem[]>([])
  const findProblems = () => {
    const formElement = getForm()
    return formElement ? checkCard(readCard(formElement), today).toSorted(inPageOrder) : []
  }
  return {
    problems,
    /** Rechecks the displayed problems; a corrected field disappears. */
    recheck: () => {
      if (problems.length === 0) return
      const current = findProblems()
      setProblems(current.filter(({ field }) => problems.some((shown) => shown.field === field)))
    },
    /** Displays the problem of a field that is left with content. */
    checkField: (field: Field) => {
      const formElement = getForm()
      if (!formElement || readCard(formElement)[field].trim() === '') return
      const isShown = (problem: CardProblem) =>
        problem.field === field || problems.some((shown) => shown.field === problem.field)
      setProblems(findProblems().filter(isShown))
    },
    /** Finds and displays all problems. */
    checkAll: () => {
      const current = findProblems()
      setProblems(current)
      return current
    },
    clear: () => setProblems([]),
  }
}
