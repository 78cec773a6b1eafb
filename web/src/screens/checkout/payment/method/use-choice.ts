import { useState } from 'react'
import { useSite } from '../../../../api/use-site.ts'
import { WAY } from '../../../../booking/attempt-token.ts'
import { readTabItem, writeTabItem } from '../../../../tab/tab-storage.ts'
import {
  afterRefusal,
  firstChoice,
  choiceFromText,
  choiceToText,
  type Choice,
} from '../../../../domain/payment/choice.ts'

/** The visitor's payment choice, and how to change it. */
export type ChoiceState = {
  choice: Choice
  choose: (choice: Choice) => void
  /** Call when the gateway cannot price a choice: it is replaced by the fallback for it, if there is one. */
  onRefused: (choice: Choice) => void
}

/** The payment choice of this tab. It survives a reload, except for what belongs to a card. */
export function useChoice(): ChoiceState {
  const offered = useSite().site.options.payment
  const [choice, setChoice] = useState(() => choiceFromText(readTabItem(WAY), offered) ?? firstChoice(offered))
  const choose = (next: Choice) => {
    setChoice(next)
    writeTabItem(WAY, choiceToText(next))
  }
  return { choice, choose, onRefused: (refused) => choose(afterRefusal(refused, offered) ?? refused) }
}
