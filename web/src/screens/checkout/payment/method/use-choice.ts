import { useState } from 'react'
import { useSite } from '../../../../api/use-site.ts'
import { WAY } from '../../../../booking/attempt-token.ts'
import { readTabItem, writeTabItem } from '../../../../tab/tab-storage.ts'
import { afterRefusal, firstChoice, fromText, toText, type Choice } from '../../../../domain/payment/choice.ts'

/** The visitor's payment choice. */
export type Chosen = {
  choice: Choice
  choose: (choice: Choice) => void
  /** Called when the gateway cannot price this choice: it is replaced by a fallback, if there is one. */
  refused: (choice: Choice) => void
}

/** The payment choice of this tab. It survives a reload, except for what belongs to a card. */
export function useChoice(): Chosen {
  const offered = useSite().site.options.payment
  const [choice, setChoice] = useState(() => fromText(readTabItem(WAY), offered) ?? firstChoice(offered))
  const choose = (next: Choice) => {
    setChoice(next)
    writeTabItem(WAY, toText(next))
  }
  return { choice, choose, refused: (refused) => choose(afterRefusal(refused, offered) ?? refused) }
}
