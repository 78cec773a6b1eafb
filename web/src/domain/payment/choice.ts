export const METHODS = ['creditcard', 'transfer', 'later'] as const
export type Method = (typeof METHODS)[number]
export type Term = 'full' | 'deposit' | 'later'

/** How a visitor wants to pay. `bin` is the first eight digits of the typed card, never more. */
export type Choice = { method: Method; term: Term; installment: number; bin?: string }

/** The site's payment options. */
type Offered = { methods: readonly Method[]; banks?: readonly unknown[] | undefined }

const fullPaymentBy = (method: Method): Choice => ({
  method,
  term: method === 'later' ? 'later' : 'full',
  installment: 1,
})

/**
 * The payment methods that a site accepts, in the order of the page; a bank transfer requires an account (decision
 * 21.3).
 */
const acceptedMethods = ({ methods, banks = [] }: Offered): Method[] =>
  METHODS.filter((method) => methods.includes(method) && (method !== 'transfer' || banks.length > 0))

/** The initial choice: the first method that the site accepts. */
export const firstChoice = (offered: Offered): Choice => fullPaymentBy(acceptedMethods(offered)[0] ?? 'creditcard')

/** The choice with another method. A deposit stays a deposit if the method supports it. */
export function withMethod({ term, bin }: Choice, method: Method): Choice {
  const keepsTerm = term === 'deposit' && method !== 'later'
  return { ...fullPaymentBy(method), ...(keepsTerm ? { term } : {}), ...(bin === undefined ? {} : { bin }) }
}

/** The choice with another term. The instalment plan is reset, because plans depend on the amount. */
export const withTerm = (choice: Choice, term: Term): Choice => ({ ...choice, term, installment: 1 })

/** The choice with another card. The instalment plan is reset, because each bank has its own plans. */
export function withCard({ method, term }: Choice, bin: string | undefined): Choice {
  return { method, term, installment: 1, ...(bin === undefined ? {} : { bin }) }
}

/**
 * The fallback for a refused choice: first full payment by the same method, then the next method that the site accepts.
 * Undefined when nothing is left.
 */
export function afterRefusal(choice: Choice, offered: Offered): Choice | undefined {
  if (choice.term === 'deposit' || choice.installment > 1) return fullPaymentBy(choice.method)
  const accepted = acceptedMethods(offered)
  const next = accepted[accepted.indexOf(choice.method) + 1]
  return next && fullPaymentBy(next)
}

/** The part of a choice that determines the price. The card's bank matters only for instalments. */
export function priceInputsOf({ bin, ...choice }: Choice): Choice {
  return choice.installment > 1 && bin !== undefined ? { ...choice, bin } : choice
}

type Quoted = { method: Method; term: Term; installment: { num: number } }

/**
 * Whether a price belongs to a choice. Right after the visitor chooses, it may still be the price of the earlier
 * choice.
 */
export const isPriceOf = ({ method, term, installment }: Quoted, choice: Choice): boolean =>
  method === choice.method && term === choice.term && installment.num === choice.installment

/** What a tab stores of a choice across a reload: nothing about the card. */
export const choiceToText = ({ method, term }: Choice): string => `${method} ${term}`

/** Parses the stored choice; undefined if the site no longer accepts it. */
export function choiceFromText(text: string | undefined, offered: Offered): Choice | undefined {
  const [name, term] = text?.split(' ') ?? []
  const method = acceptedMethods(offered).find((it) => it === name)
  if (method === undefined) return undefined
  return { ...fullPaymentBy(method), ...(term === 'deposit' && method !== 'later' ? { term } : {}) }
}
