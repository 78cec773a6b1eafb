import { useState } from 'react'
import { useSite } from '../../../../api/use-site.ts'
import { recall, remember } from '../../../../booking/tab-memory.ts'
import { afterRefusal, firstChoice, fromText, toText, type Choice } from '../../../../domain/payment/choice.ts'

const KEY = 'rota.payment.way'

/** How the visitor wants to pay. */
export type Chosen = {
  choice: Choice
  choose: (choice: Choice) => void
  /** The gateway does not price this choice: another one takes its place, as far as there is one. */
  refused: (choice: Choice) => void
}

/** The choice of this tab. It survives a reload, all but what belongs to a card. */
export function useChoice(): Chosen {
  const offered = useSite().site.options.payment
  const [choice, setChoice] = useState(() => fromText(recall(KEY), offered) ?? firstChoice(offered))
  const choose = (next: Choice) => {
    setChoice(next)
    remember(KEY, toText(next))
  }
  return { choice, choose, refused: (refused) => choose(afterRefusal(refused, offered) ?? refused) }
}
