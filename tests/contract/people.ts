import type { CallInput } from '@rota/openapi/client'

type Patch = CallInput<'reservationPatch'>['body']
type ValueOf<K extends Patch['key']> = Extract<Patch, { key: K }>['value']

/** A person whose data are unique, so that leaks can be found. */
export interface Person {
  customer: ValueOf<'customer'>
  guests: ValueOf<'guests'>
  products: ValueOf<'products'>
  requests: string
  /** Texts that identify only this person. */
  traces: string[]
}

/** Makes a person from a word; people of different words share no trace. */
export function person(word: string, digits: string): Person {
  const [name, surname] = [`Defne${word}`, `Aydin${word}`]
  const email = `${word.toLowerCase()}@example.com`
  const phone = `532${digits}`
  const address = `${word} Sokak 12`
  const key = `line-${word}`
  const requests = `A quiet room for ${word}`
  const party = { adults: 2, children: [] }
  const stay = { checkIn: 20270521, checkOut: 20270526 }
  return {
    customer: { name, surname, email, phone, countryCode: '90', country: 'TR', address },
    guests: [
      { name, surname, type: 'adult', birthDate: 19480229 },
      { name: `Deniz${word}`, surname, type: 'adult' },
    ],
    products: [
      { key, type: 'hotel', id: '12', room: { id: 'r1' }, pricePlan: { id: 'ai-flex' }, pax: party, ...stay, count: 1 },
    ],
    requests,
    traces: [name, surname, email, phone, address, key, requests, `Deniz${word}`],
  }
}
