export const METHODS = ['creditcard', 'transfer', 'later'] as const
export type Method = (typeof METHODS)[number]
export type Term = 'full' | 'deposit' | 'later'

/** How a visitor wants to pay. `bin`: the first eight digits of the typed card, never more. */
export type Choice = { method: Method; term: Term; installment: number; bin?: string }

/** What a site says of paying. */
type Offered = { methods: readonly Method[]; banks?: readonly unknown[] | undefined }

const inFull = (method: Method): Choice => ({ method, term: method === 'later' ? 'later' : 'full', installment: 1 })

/** The methods that a site takes, in the order of the page; a transfer needs an account (decision 21.3). */
const takenBy = ({ methods, banks = [] }: Offered): Method[] =>
  METHODS.filter((method) => methods.includes(method) && (method !== 'transfer' || banks.length > 0))

/** The method that is chosen at first: the first that the site takes. */
export const firstChoice = (offered: Offered): Choice => inFull(takenBy(offered)[0] ?? 'creditcard')

/** The same with another method. A deposit stays a deposit where the method has one. */
export function withMethod({ term, bin }: Choice, method: Method): Choice {
  const keepsTerm = term === 'deposit' && method !== 'later'
  return { ...inFull(method), ...(keepsTerm ? { term } : {}), ...(bin === undefined ? {} : { bin }) }
}

/** The same with another term: plans belong to an amount, so they are chosen anew. */
export const withTerm = (choice: Choice, term: Term): Choice => ({ ...choice, term, installment: 1 })

/** The same with another card: its bank has plans of its own. */
export function withCard({ method, term }: Choice, bin: string | undefined): Choice {
  return { method, term, installment: 1, ...(bin === undefined ? {} : { bin }) }
}

/**
 * What is chosen in place of a refused choice: all of it by the same method, then the next method that the site takes.
 * Undefined when nothing is left.
 */
export function afterRefusal(choice: Choice, offered: Offered): Choice | undefined {
  if (choice.term === 'deposit' || choice.installment > 1) return inFull(choice.method)
  const taken = takenBy(offered)
  const next = taken[taken.indexOf(choice.method) + 1]
  return next && inFull(next)
}

/** What a price depends on: only instalments are those of a card's bank. */
export function pricedBy({ bin, ...choice }: Choice): Choice {
  return choice.installment > 1 && bin !== undefined ? { ...choice, bin } : choice
}

type Quoted = { method: Method; term: Term; installment: { num: number } }

/** Whether a price is that of a choice; right after a press it is still that of the former one. */
export const isOf = ({ method, term, installment }: Quoted, choice: Choice): boolean =>
  method === choice.method && term === choice.term && installment.num === choice.installment

/** What a tab keeps of a choice over a reload: nothing of a card. */
export const toText = ({ method, term }: Choice): string => `${method} ${term}`

/** The kept choice, if it is one that the site still takes. */
export function fromText(text: string | undefined, offered: Offered): Choice | undefined {
  const [name, term] = text?.split(' ') ?? []
  const method = takenBy(offered).find((it) => it === name)
  if (method === undefined) return undefined
  return { ...inFull(method), ...(term === 'deposit' && method !== 'later' ? { term } : {}) }
}
