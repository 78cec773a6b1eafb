import type { Visitor } from './visitor.ts'
import { ORIGIN, type Whole } from './whole.ts'

interface Form {
  action: string
  fields: URLSearchParams
}

/**
 * Does what a browser and its user do between `orderInitialize` and the result: opens the hand-off document, submits
 * its form to the bank, types the test code, and follows the redirect back. Returns the HTML of all pages on the way.
 */
export async function passChallenge(
  whole: Whole,
  visitor: Visitor,
  handoffUrl: string,
  origin = ORIGIN,
): Promise<string[]> {
  const handoff = await text(whole.ask(new Request(handoffUrl)))
  const toBank = formIn(handoff, handoffUrl)
  const challenge = await text(whole.bank(posted(toBank)))

  const code = formIn(challenge, toBank.action)
  code.fields.set('code', '1234')
  const answered = await whole.bank(posted(code))
  const result = await text(whole.bank(new Request(answered.headers.get('location') ?? '')))

  const back = formIn(result, toBank.action)
  if (!back.action.startsWith(origin)) throw new Error(`The bank leads to ${back.action}`)
  // The bank's site sends the visitor back, so the request has no cookie.
  const strange = new Request(posted(back), { headers: { 'sec-fetch-site': 'cross-site' }, redirect: 'manual' })
  const returned = await whole.ask(strange)
  if (returned.status !== 303) throw new Error(`The return was answered with ${returned.status}`)
  const done = await text(visitor.ask(returned.headers.get('location') ?? ''))
  await whole.context.payment?.run.settled()
  return [handoff, challenge, result, done]
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
