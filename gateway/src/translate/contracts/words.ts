import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'
import type { Schemas } from '../../ports/contract.ts'
import { hasContractTexts, textsOf, type Texts } from './texts.ts'

/** The phrases around the values of a sales contract, in one language. */
export type ContractWords = ReturnType<typeof wordsOf>

/** The people of a line or a basket. */
interface People {
  adults: number
  children: number
  /** Ages of the children, where they are known: a flight has none. */
  ages?: readonly number[]
  /** Passengers of a flight on the lap of an adult. */
  infants?: number
}

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

function wordsOf(texts: Texts, language: string) {
  // The contracts are in European Portuguese. `pt` alone has the plural rules of Brazil.
  const rules = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language)
  const fillCounted = (forms: Texts['adults'], n: number, values = {}) =>
    fill(forms[rules.select(n)] ?? forms.other ?? '', { n, ...values })
  const { adults, children, infants, instalments, comma, between, ...phrases } = texts
  /** Adds a text in brackets, which are wide in Chinese. */
  const aside = (text: string, inside: string) => fill(phrases.aside, { text, aside: inside })
  return {
    people: (party: People): string => {
      const { ages = [] } = party
      const minors = fillCounted(children, party.children)
      const agesText = ages.map((age) => (age === 0 ? phrases.underOne : age)).join(between)
      const childrenText = party.children === 0 ? [] : [agesText === '' ? minors : aside(minors, agesText)]
      const infantsText = party.infants ? [fillCounted(infants, party.infants)] : []
      return [fillCounted(adults, party.adults), ...childrenText, ...infantsText].join(between)
    },
    aged: (name: string, age: number) =>
      age === 0 ? aside(name, phrases.underOne) : fill(phrases.aged, { name, age }),
    method: { creditcard: phrases.creditcard, transfer: phrases.transfer, later: phrases.later },
    now: (sum: string, method: string) => fill(phrases.now, { sum, method }),
    instalments: (count: number, monthly: string) => fillCounted(instalments, count, { monthly }),
    credit: (sum: string) => fill(phrases.credit, { sum }),
    /** @param lastDay formatted, or empty if it is not known */
    rest: (sum: string, lastDay: string) => fill(lastDay ? phrases.restBy : phrases.restLater, { sum, by: lastDay }),
    afterAnswer: (sum: string) => fill(phrases.afterAnswer, { sum }),
    until: (sum: string, moment: string) => fill(phrases.until, { sum, moment }),
    transferUntil: (sum: string, moment: string) => fill(phrases.transferUntil, { sum, moment }),
    atHotel: (sum: string) => fill(phrases.atHotel, { sum }),
    discount: (code: string, sum: string) => fill(phrases.discount, { code, sum }),
    rate: (one: string, lira: string) => fill(phrases.rate, { one, lira }),
    free: phrases.free,
    freeUntil: (moment: string) => fill(phrases.freeUntil, { moment }),
    notFree: phrases.notFree,
    onRequest: phrases.onRequest,
    deposit: (sum: string) => fill(phrases.deposit, { sum }),
    ride: (from: string, to: string) => fill(phrases.ride, { from, to }),
    board: (board: Schemas['Board']) => phrases.boards[board],
    /** Separator between the parts of a line. */
    comma,
    /** Separator between the items of a list. Chinese has a mark of its own for it. */
    between,
  }
}

/** The texts of a language; English if it has none. */
export async function wordsIn(language: string): Promise<ContractWords> {
  const available = hasContractTexts(language) ? language : 'en'
  return wordsOf(await textsOf(available), available)
}

/** Whether a language is written from right to left. */
export const isMirrored = (language: string): boolean => RIGHT_TO_LEFT.includes(language)
