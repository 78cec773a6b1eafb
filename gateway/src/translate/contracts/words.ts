import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'
import type { Schemas } from '../../ports/contract.ts'
import { isWritten, textsOf, type Texts } from './texts.ts'

/** The texts that connect the values of a contract, in one language. */
export type ContractWords = ReturnType<typeof wordsOf>

interface People {
  adults: number
  children: number
  /** Of the children, where they are known: a flight has none. */
  ages?: readonly number[]
  /** Of a flight, on the lap of an adult. */
  infants?: number
}

const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

function wordsOf(texts: Texts, language: string) {
  // The reference data means European Portuguese; `pt` alone is that of Brazil.
  const rules = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language)
  const counted = (forms: Texts['adults'], n: number, values = {}) =>
    filled(forms[rules.select(n)] ?? forms.other ?? '', { n, ...values })
  const { adults, children, infants, instalments, comma, between, ...said } = texts
  /** In brackets, which are wide in Chinese. */
  const aside = (text: string, inside: string) => filled(said.aside, { text, aside: inside })
  return {
    people: (party: People): string => {
      const { ages = [] } = party
      const minors = counted(children, party.children)
      const known = ages.map((age) => (age === 0 ? said.underOne : age)).join(between)
      const young = party.children === 0 ? [] : [known === '' ? minors : aside(minors, known)]
      const youngest = party.infants ? [counted(infants, party.infants)] : []
      return [counted(adults, party.adults), ...young, ...youngest].join(between)
    },
    aged: (name: string, age: number) => (age === 0 ? aside(name, said.underOne) : filled(said.aged, { name, age })),
    method: { creditcard: said.creditcard, transfer: said.transfer, later: said.later },
    now: (sum: string, method: string) => filled(said.now, { sum, method }),
    instalments: (count: number, monthly: string) => counted(instalments, count, { monthly }),
    credit: (sum: string) => filled(said.credit, { sum }),
    rest: (sum: string, by: string) => filled(by ? said.restBy : said.restLater, { sum, by }),
    afterAnswer: (sum: string) => filled(said.afterAnswer, { sum }),
    until: (sum: string, moment: string) => filled(said.until, { sum, moment }),
    transferUntil: (sum: string, moment: string) => filled(said.transferUntil, { sum, moment }),
    atHotel: (sum: string) => filled(said.atHotel, { sum }),
    discount: (code: string, sum: string) => filled(said.discount, { code, sum }),
    rate: (one: string, lira: string) => filled(said.rate, { one, lira }),
    free: said.free,
    freeUntil: (moment: string) => filled(said.freeUntil, { moment }),
    notFree: said.notFree,
    asked: said.asked,
    deposit: (sum: string) => filled(said.deposit, { sum }),
    ride: (from: string, to: string) => filled(said.ride, { from, to }),
    board: (board: Schemas['Board']) => said.boards[board],
    /** Separator between the parts of a line. */
    comma,
    /** Separator between the items of a list. Chinese has a mark of its own for it. */
    between,
  }
}

/** The texts of a language; English if it has none. */
export async function wordsIn(language: string): Promise<ContractWords> {
  const written = isWritten(language) ? language : 'en'
  return wordsOf(await textsOf(written), written)
}

/** Whether a language is written from right to left. */
export const isMirrored = (language: string): boolean => RIGHT_TO_LEFT.includes(language)
