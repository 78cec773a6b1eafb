// Books a hotel with a key of the site and prints the booking number. While `npm start` is running:
//   node openapi/examples/book-a-hotel.ts http://localhost:4000 rota-test-key 4000000000001000
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Availability } from '@rota/openapi/agency/enums'
import { createAgencyClient, type CallInput } from '@rota/openapi/client'
import { confirmAtMockBank } from './mock-bank.ts'

const [shop = 'http://localhost:4000', siteKey = 'rota-test-key', number = '4000000000001000'] = process.argv.slice(2)
const agency = createAgencyClient({ baseUrl: `${shop}/api`, siteKey })

/** What a call answers; any problem ends the script. */
async function ok<T>(call: Promise<{ data?: T; error?: unknown }>): Promise<NonNullable<T>> {
  const { data, error } = await call
  return data ?? Promise.reject(new Error(JSON.stringify(error)))
}
const inDays = (days: number) =>
  Number(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''))

// 1. A hotel, and a room in it that is free, with its price.
const stay = { checkIn: inDays(60), checkOut: inDays(65) }
const { records } = await ok(agency.availabilitySearch({ body: { filter: { ...stay, adults: 2 }, limit: 1 } }))
const id = records[0]?.hotel.id ?? ''
const { rooms } = await ok(agency.hotelPrice({ path: { id }, body: { ...stay, adults: 2 } }))
const isFree = ({ availability }: { availability: number }) => availability === Availability.Available
const free = rooms.find(({ plans }) => plans.some(isFree))
const room = { id: free?.id ?? '' }
const pricePlan = { id: free?.plans.find(isFree)?.id ?? '' }

// 2. A booking of it, with two guests and the one who pays. A change names the version that it is made on.
let { version } = (await ok(agency.reservationStart())).booking
async function change(body: CallInput<'reservationPatch'>['body']): Promise<void> {
  const header = { 'If-Match': `"${version}"` }
  version = (await ok(agency.reservationPatch({ header, body }))).booking.version
}
const pax = { adults: 2, children: [] }
await change({ key: 'products', value: [{ key: 'a', type: 'hotel', id, room, pricePlan, pax, ...stay, count: 1 }] })
const [name, surname] = ['Defne', 'Aydın']
await change({ key: 'guests', value: [name, 'Deniz'].map((it) => ({ name: it, surname, type: 'adult' })) })
const reach = { email: 'defne@posta.example', phone: '5320000148', countryCode: '90', country: 'TR' }
await change({ key: 'customer', value: { name, surname, ...reach } })

// 3. The price that will be charged. It lists the contracts; their hash is of the bytes that the customer reads.
const asked = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
const { contracts } = await ok(agency.quoteCreate({ body: { ...asked, acceptedContracts: [] } }))
const reading = contracts.map(async ({ id: contract, version: read, texts }) => {
  const { address = '', sha256 = '' } = texts[0] ?? {}
  const bytes = new Uint8Array(await (await fetch(shop + address)).arrayBuffer())
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`${contract} is not what was listed`)
  return { id: contract, version: read, sha256 }
})
const quote = await ok(agency.quoteCreate({ body: { ...asked, acceptedContracts: await Promise.all(reading) } }))

// 4. The payment. The gateway books what is paid; here it is only asked how far it is.
const card = { number, expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }
const order = { quoteHash: quote.hash, method: 'creditcard', installment: 1, language: 'en', card } as const
const { paymentToken: token, handoffUrl } = await ok(agency.orderInitialize({ body: order }))
if (handoffUrl !== undefined) await confirmAtMockBank(token) // People open `handoffUrl` in their browser.
const asks = () => ok(agency.paymentStatus({ path: { token } }))
let payment = await asks()
for (; ['started', 'challenge', 'verifying'].includes(payment.state); payment = await asks()) await setTimeout(300)
if (payment.state !== 'booked') throw new Error(`The payment is ${payment.state}`)
const { bookingNumber } = await ok(agency.bookingByToken({ path: { token: payment.bookingToken ?? '' } }))
console.log(bookingNumber)
