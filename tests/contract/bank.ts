import type { Visitor } from './visitor.ts'
import { ORIGIN, type TestSystem } from './test-system.ts'

interface Form {
  action: string
  fields: URLSearchParams
}

/** Send requests to the shop and to the bank, without following a redirect. */
interface Ways {
  ask: (request: Request) => Promise<Response>
  bank: (request: Request) => Promise<Response>
}

/**
 * Does what a browser and its user do between `orderInitialize` and the result: opens the hand-off document, submits
 * its form to the bank, types the test code, and follows the redirect back. Returns the HTML of all pages on the way.
 */
export async function passChallenge(
  system: TestSystem,
  visitor: Visitor,
  handoffUrl: string,
  origin = ORIGIN,
): Promise<string[]> {
  const { pages, doneAt } = await comeBack(system, await openChallenge(system, handoffUrl), origin)
  const done = await text(visitor.ask(doneAt))
  await system.context.payment?.runner.settled()
  return [...pages, done]
}

/** A visitor at the bank, with the pages seen so far. */
interface AtBank {
  pages: string[]
  /** The form that asks for the code. */
  code: Form
}

/** Opens the hand-off document and submits its form to the bank. */
export async function openChallenge({ ask, bank }: Ways, handoffUrl: string): Promise<AtBank> {
  const handoff = await text(ask(new Request(handoffUrl)))
  const toBank = formIn(handoff, handoffUrl)
  const challenge = await text(bank(posted(toBank)))
  return { pages: [handoff, challenge], code: formIn(challenge, toBank.action) }
}

/** Types the test code, and goes back to the shop. Returns all pages, and where the shop leads next. */
export async function comeBack(
  { ask, bank }: Ways,
  { pages, code }: AtBank,
  origin: string,
): Promise<{ pages: string[]; doneAt: string }> {
  code.fields.set('code', '1234')
  const answered = await bank(posted(code))
  const resultAt = answered.headers.get('location') ?? ''
  const result = await text(bank(new Request(resultAt)))

  const back = formIn(result, resultAt)
  if (!back.action.startsWith(origin)) throw new Error(`The bank leads to ${back.action}`)
  // The bank's site sends the visitor back, so the request has no cookie.
  const strange = new Request(posted(back), { headers: { 'sec-fetch-site': 'cross-site' }, redirect: 'manual' })
  const returned = await ask(strange)
  if (returned.status !== 303) throw new Error(`The return was answered with ${returned.status}`)
  return { pages: [...pages, result], doneAt: returned.headers.get('location') ?? '' }
}

async function text(answer: Promise<Response>): Promise<string> {
  const response = await answer
  if (response.status !== 200) throw new Error(`${response.url} was answered with ${response.status}`)
  return response.text()
}

/** The first form of a page, with its hidden fields. */
function formIn(html: string, base: string): Form {
  const form = /<form\b[^>]*\baction="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(html)
  if (form === null) throw new Error(`${base} has no form`)
  const hidden = [...(form[2] ?? '').matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ])
  return { action: new URL(unescaped(form[1] ?? ''), base).href, fields: new URLSearchParams(hidden) }
}

const attribute = (tag: string, name: string) => unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const unescaped = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')

function posted({ action, fields }: Form): Request {
  return new Request(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
  })
}
