// An agency that responds in microseconds, with mock responses cached in memory.
import { nodeMocks } from '@rota/mocks/node'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { NEW, SAME } from './kinds.ts'

/** The template's response serves every hotel id, so that each request can have a new id that no cache has seen. */
const HOTEL = /^\/agency\/hotels\/([^/]+)$/

/** An id in a response: a new one at the first place makes the bytes new, at all places it makes all items new. */
const ID = '"id":"[^"]*"'

/**
 * Languages of the texts. The mocks tell theirs in seventeen, which would make a hotel 36 kB; these make it 9.6 kB, a
 * search 4.8 kB and sixty tours 136 kB, for which the goals are.
 */
const LANGUAGES = new Set(['en', 'tr', 'ar', 'de'])

const mocks = await nodeMocks({ now: Date.now(), origin: 'http://mocks.test' })
const known = new Map<string, Promise<Buffer>>()
const [template = ''] = process.argv.slice(2)
let answered = 0

const isText = (value: unknown): value is { lang: string } =>
  typeof value === 'object' && value !== null && 'lang' in value

/** Leaves out other languages; a reviver of JSON. */
const inFewLanguages = (_name: string, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((it: unknown) => !isText(it) || LANGUAGES.has(it.lang)) : value

async function firstAnswer(request: IncomingMessage, path: string, body: string): Promise<Buffer> {
  const init = { method: request.method ?? 'GET', headers: { 'content-type': 'application/json' } }
  const answer = await mocks.answer(new Request(`http://mocks.test${path}`, body === '' ? init : { ...init, body }))
  if (!answer.ok) throw new Error(`${request.method} ${path} is ${answer.status}: ${await answer.text()}`)
  return Buffer.from(JSON.stringify(JSON.parse(await answer.text(), inFewLanguages)))
}

async function answerTo(request: IncomingMessage): Promise<Buffer> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://mocks.test')
  const asked = HOTEL.exec(pathname)?.[1]
  const path = asked === undefined ? pathname : pathname.replace(asked, template)
  const body = await text(request)
  // The first request of a path fills the cache; later ones differ only to bypass the gateway's cache.
  const key = `${request.method} ${path}`
  let answer = known.get(key)
  if (answer === undefined) {
    answer = firstAnswer(request, path + search, body)
    known.set(key, answer)
  }
  const bytes = await answer
  if (asked !== undefined) return Buffer.from(bytes.toString().replaceAll(`"${template}"`, `"${asked}"`))
  const isRead = pathname.startsWith('/agency/tours') || pathname.startsWith('/agency/availability')
  if (!isRead || search.includes(SAME)) return bytes
  const id = `"id":"n${String(++answered).padStart(7, '0')}"`
  const places = new RegExp(ID, search.includes(NEW) ? 'g' : '')
  return Buffer.from(bytes.toString().replace(places, id))
}

const server = createServer((request, response) => {
  answerTo(request).then(
    (said) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': said.byteLength }).end(said),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
