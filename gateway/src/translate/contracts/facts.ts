import type { Schemas } from '../../ports/contract.ts'
import { minorOf, moneyOf } from '../money/money.ts'
import { formsOf, type Forms } from './forms.ts'
import { lineText } from './line-text.ts'
import type { ContractWords } from './words.ts'

/** The data that fills a contract's placeholders (decision 20.7). */
export interface ContractData {
  quote: Omit<Schemas['Quote'], 'hash' | 'expiresAt'>
  booking: Pick<Schemas['Booking'], 'customer' | 'guests'>
  site: Pick<Schemas['Site'], 'name' | 'callcenter' | 'elements' | 'options'>
  /** The date of the contract, YYYYMMDD. */
  today: number
}

/** Values by placeholder. */
type Facts = Readonly<Record<string, string>>

/**
 * Replaces every {{name}} of a text in a single pass, so a value that looks like a placeholder is not replaced again.
 * Unknown values become a dash.
 */
export const fillContract = (text: string, facts: Facts): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => facts[name] || '—')

/** The values of all placeholders, in the language of the contract and in its words. */
export function contractFacts(data: ContractData, language: string, words: ContractWords): Facts {
  const forms = formsOf(language, data.site.options.numberFormat)
  const { quote, today } = data
  const lines = quote.lines.map((line) => `– ${lineText(line, language, words, forms)}`)
  return {
    ...sellerFacts(data, forms),
    ...buyerFacts(data, words, forms),
    ...sums(quote, words, forms),
    lines: lines.join('\n'),
    payment: paymentLines(quote, words, forms)
      .map((line) => `– ${line}`)
      .join('\n'),
    date: forms.day(today),
  }
}

function sellerFacts({ site }: ContractData, { words, ltr }: Forms): Facts {
  const { name, callcenter, elements } = site
  return {
    site: words(name),
    seller: words(name),
    sellerLicence: words(elements.tursab?.text ?? ''),
    sellerPhone: callcenter.number === undefined ? '' : ltr(callcenter.number),
    sellerEmail: callcenter.email === undefined ? '' : ltr(callcenter.email),
  }
}

const person = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`

/**
 * The children's ages that a visitor has entered. A flight has none: its passengers are counted as adults, children and
 * infants, and the ages in its party are only placeholders for these groups (decision 43.1).
 */
const givenAges = ({ lines }: Quote): ReadonlySet<number> =>
  new Set(lines.flatMap(({ pax, paxes = [pax], fliers }) => (fliers ? [] : paxes.flatMap(({ children }) => children))))

function buyerFacts({ booking, quote }: ContractData, phrases: ContractWords, { words, ltr }: Forms): Facts {
  const { customer, guests } = booking
  const ages = givenAges(quote)
  const names = guests.map((guest) => {
    const name = words(person(guest))
    const { age, category } = guest
    return age !== undefined && category === undefined && ages.has(age) ? phrases.aged(name, age) : name
  })
  return {
    guests: names.join(phrases.between),
    ...(customer && {
      customer: words(person(customer)),
      customerPhone: ltr(`+${customer.countryCode} ${customer.phone}`),
      customerEmail: ltr(customer.email),
      customerAddress: customer.address === undefined ? '' : words(customer.address),
    }),
  }
}

type Quote = ContractData['quote']

function sums(quote: Quote, phrases: ContractWords, { sum, day, moment }: Forms): Facts {
  const { total, payNow, payLater, payLaterBy, optionDate, installment, promotion, method } = quote
  const credit = creditOf(quote)
  return {
    total: sum(total),
    payNow: sum(payNow),
    payLater: payLater ? sum(payLater) : '',
    payLaterBy: payLaterBy === undefined ? '' : day(payLaterBy),
    optionDate: optionDate === undefined ? '' : moment(optionDate),
    credit: credit ? sum(credit) : '',
    instalments: installment.num > 1 ? phrases.instalments(installment.num, sum(installment.monthly)) : '',
    discount: promotion ? sum(promotion.amount) : '',
    method: phrases.method[method],
    atHotel: quote.payAtHotel.map(sum).join(phrases.between),
  }
}

/** The lines about payment: the discount, the amounts paid now, later and at the hotel, and the exchange rate. */
function paymentLines(quote: Quote, phrases: ContractWords, forms: Forms): string[] {
  const { sum, day, moment, ltr } = forms
  const { payNow, payLater, payLaterBy, optionDate, installment, promotion, method, onRequest, payAtHotel } = quote
  const plan = installment.num > 1 ? [phrases.instalments(installment.num, sum(installment.monthly))] : []
  const credit = creditOf(quote)
  const planText = [...plan, ...(credit ? [phrases.credit(sum(credit))] : [])]
    .map((part) => phrases.comma + part)
    .join('')
  const heldUntil = optionDate === undefined ? undefined : moment(optionDate)
  const hasPaymentNow = payNow.value > 0
  const remainingAmount = payLater && payLater.value > 0 ? payLater : undefined
  return [
    ...(promotion ? [phrases.discount(ltr(promotion.code), sum(promotion.amount))] : []),
    ...(hasPaymentNow && method === 'transfer' && heldUntil ? [phrases.transferUntil(sum(payNow), heldUntil)] : []),
    ...(hasPaymentNow && !(method === 'transfer' && heldUntil)
      ? [phrases.now(sum(payNow), phrases.method[method]) + planText]
      : []),
    ...(remainingAmount ? [remainingLine(remainingAmount)] : []),
    ...payAtHotel.map((amount) => phrases.atHotel(sum(amount))),
    ...rateLine(quote, phrases, forms),
  ]

  function remainingLine(amount: Schemas['Money']): string {
    if (onRequest) return phrases.afterAnswer(sum(amount))
    if (!hasPaymentNow && heldUntil) return phrases.until(sum(amount), heldUntil)
    return phrases.rest(sum(amount), payLaterBy === undefined ? '' : day(payLaterBy))
  }
}

/** What instalments cost above the amount that is due now; undefined if that is nothing. */
function creditOf({ total, payNow, payLater, installment }: Quote): Schemas['Money'] | undefined {
  const cost = minorOf(payNow) + (payLater ? minorOf(payLater) : 0) - minorOf(total)
  return installment.num > 1 && cost > 0 ? moneyOf(cost, total.currency) : undefined
}

/** The exchange rate at which prices in lira are charged in another currency (decision 19.3). */
function rateLine({ total, rate: { rates } }: Quote, phrases: ContractWords, { rate, sum }: Forms): string[] {
  const { currency } = total
  if (currency === 'try') return []
  return [phrases.rate(sum({ value: 1, currency }), rate(rates[currency]))]
}
