import type { HangUp } from '../ports/hang-up.ts'
import type { Context } from '../ports/context.ts'
import type { Step } from '../ports/store.ts'
import type { Site } from '../ports/site.ts'
import type { Schemas } from '../ports/contract.ts'
import { encodeJson } from '../translate/encode-json.ts'
import { Problem, type FieldError } from '../ports/problem.ts'
import { hexSha256 } from '../translate/hash.ts'

/**
 * "The distance sales contract and preliminary information form must be read and ticked" (decision 20.3): every basket
 * has both.
 */
const CONTRACT_IDS = ['distance-sales', 'pre-information'] as const

/** One text of a contract, as it is served: the hash is of these bytes. */
export interface ServedText {
  text: Schemas['ContractText']
  bytes: Uint8Array
  sha256: string
}

/** Whose texts, and for whom they are read. */
interface Reading {
  site: Site
  requestId?: string
  signal?: HangUp | undefined
}

/** The texts that the agency has now, one in each language; what it has no page for is not there. */
export async function contractTexts(reading: Reading, context: Context): Promise<ServedText[]> {
  return (await Promise.all(CONTRACT_IDS.map((id) => textsOf(id, reading, context)))).flat()
}

async function textsOf(
  id: (typeof CONTRACT_IDS)[number],
  { site, ...reading }: Reading,
  { upstream }: Context,
): Promise<ServedText[]> {
  const page = await upstream('pageView', { site, params: { query: { url: id } }, ...reading }).catch(noneIfMissing)
  if (page === undefined) return []
  const { title, body, version = 'undated' } = page.body.record
  const texts = body.filter(({ value }) => value !== '')
  return Promise.all(
    texts.map(({ lang, value }) => serve({ id, version, language: lang, title: titleIn(title, lang), body: value })),
  )
}

const titleIn = (title: Schemas['LocalizedText'], lang: string) =>
  (title.find((it) => it.lang === lang) ?? title[0])?.value ?? ''

function noneIfMissing(error: unknown): undefined {
  if (error instanceof Problem && error.name === 'not-found') return undefined
  throw error
}

/** A text as bytes, with their hash. */
export async function serve(text: Schemas['ContractText']): Promise<ServedText> {
  const bytes = encodeJson(text)
  return { text, bytes, sha256: await hexSha256(bytes) }
}

/** What has to be accepted, as a quote lists it. */
export const listOf = (texts: readonly ServedText[]): Schemas['QuoteContract'][] =>
  [...Map.groupBy(texts, ({ text }) => text.id)].map(([id, of]) => ({
    id,
    version: of[0]?.text.version ?? '',
    texts: of.map(({ text, sha256 }) => ({ language: text.language, sha256, address: `/api/contracts/${sha256}` })),
  }))

type Accepted = Schemas['AcceptedContract']

/** What of an accepted contract is not a text of this basket; nothing where all of it is. */
function unlike(accepted: Accepted, texts: readonly ServedText[]): keyof Accepted | undefined {
  const ofId = texts.filter(({ text }) => text.id === accepted.id)
  if (ofId.length === 0) return 'id'
  if (!ofId.some(({ text }) => text.version === accepted.version)) return 'version'
  return ofId.some(({ sha256 }) => sha256 === accepted.sha256) ? undefined : 'sha256'
}

/** What was said to be accepted and belongs to another basket, another version or another text (decision 20.4). */
export const unlikeTexts = (accepted: readonly Accepted[], texts: readonly ServedText[]): FieldError[] =>
  accepted.flatMap((contract, at) => {
    const name = unlike(contract, texts)
    if (name === undefined) return []
    return [{ pointer: `/acceptedContracts/${at}/${name}`, code: 'mismatch', detail: SAID[name] }]
  })

const SAID: Readonly<Record<keyof Accepted, string>> = {
  id: 'is not a contract of this basket: the quote lists them',
  version: 'is not the version that is valid now: the quote lists it',
  sha256: 'is not the hash of a text of this contract: the quote lists them',
}

const DAY = 24 * 3_600_000
/** As long as a payment can be disputed (decision 20.5). */
const TEXT_KEPT = 400 * DAY

/** The steps that keep the texts that were accepted: the agency may write others, and what was agreed to has to stay. */
export function acceptedSteps(
  { site, accepted, texts }: { site: Site; accepted: readonly Accepted[]; texts: readonly ServedText[] },
  now: number,
): Step[] {
  const agreed = texts.filter(({ sha256 }) => accepted.some((it) => it.sha256 === sha256))
  return agreed.map(({ sha256, text }) => ({
    area: 'contracts',
    key: `${site.host}/${sha256}`,
    becomes: text,
    expiresAt: now + TEXT_KEPT,
  }))
}
