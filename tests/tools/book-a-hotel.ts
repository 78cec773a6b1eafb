// Books a hotel with a third-party client generated from the served document, and prints the booking number: `node
// generated/js/book-a-hotel.js http://localhost:4000 rota-test-key`
import {
  availabilitySearch,
  bookingByToken,
  hotelPrice,
  orderInitialize,
  paymentStatus,
  quoteCreate,
  reservationPatch,
  reservationStart,
} from './generated/hey-api/sdk.gen.js'
import { client } from './generated/hey-api/client.gen.js'
import type { QuoteCreateData, ReservationPatchData } from './generated/hey-api/types.gen.js'

declare const process: { argv: string[] }
const [shop = '', siteKey = ''] = process.argv.slice(2)
client.setConfig({ baseUrl: `${shop}/api`, headers: { authorization: `Bearer ${siteKey}` }, throwOnError: true })

/** The data of a successful call; a problem, or a response that zod rejects, ends the script. */
async function ok<T>(call: Promise<{ data?: T; error?: unknown; response?: Response }>) {
  const { data, error, response } = await call
  if (data === undefined) throw new Error(JSON.stringify(error))
  session = response?.headers.get('x-session') ?? session
  version = response?.headers.get('etag') ?? version
  return data
}

let session = ''
let version = ''
const once = () => ({ 'X-Session': session, 'Idempotency-Key': crypto.randomUUID() })
const inDays = (days: number) =>
  Number(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''))

const stay = { checkIn: inDays(60), checkOut: inDays(65) }
const { records } = await ok(availabilitySearch({ body: { filter: { ...stay, adults: 2 }, limit: 1 } }))
const id = records[0]?.hotel.id ?? ''
const { rooms } = await ok(hotelPrice({ path: { id }, body: { ...stay, adults: 2 } }))
// 1 is available; a hotel that has rooms may list one that is sold out first.
const isFree = ({ availability }: { availability: number }) => availability === 1
const free = rooms.find(({ plans }) => plans.some(isFree))
const room = { id: free?.id ?? '' }
const pricePlan = { id: free?.plans.find(isFree)?.id ?? '' }

await ok(reservationStart())
const change = (body: ReservationPatchData['body']) =>
  ok(reservationPatch({ headers: { ...once(), 'If-Match': version }, body }))
const pax = { adults: 2, children: [] }
await change({ key: 'products', value: [{ key: 'a', type: 'hotel', id, room, pricePlan, pax, ...stay, count: 1 }] })
const [name, surname] = ['Defne', 'Aydın']
await change({ key: 'guests', value: [name, 'Deniz'].map((it) => ({ name: it, surname, type: 'adult' })) })
const reach = { email: 'defne@posta.example', phone: '5320000148', countryCode: '90', country: 'TR' } as const
await change({ key: 'customer', value: { name, surname, ...reach } })

const quoted = (acceptedContracts: QuoteCreateData['body']['acceptedContracts']) =>
  ok(
    quoteCreate({
      headers: { 'X-Session': session },
      body: { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try', acceptedContracts },
    }),
  )
const { contracts } = await quoted([])
const quote = await quoted(
  contracts.map(({ id: contract, version: read, texts }) => ({
    id: contract,
    version: read,
    sha256: texts[0]?.sha256 ?? '',
  })),
)
const card = { number: '4000000000001000', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }
const { paymentToken: token } = await ok(
  orderInitialize({
    headers: once(),
    body: { quoteHash: quote.hash, method: 'creditcard', installment: 1, language: 'en', card },
  }),
)
const asks = () => ok(paymentStatus({ path: { token }, headers: { 'X-Session': session } }))
let payment = await asks()
for (let tries = 0; payment.state !== 'booked' && tries < 100; tries++) {
  await new Promise((done) => setTimeout(done, 200))
  payment = await asks()
}
const { bookingNumber } = await ok(bookingByToken({ path: { token: payment.bookingToken ?? '' } }))
console.log(bookingNumber)
