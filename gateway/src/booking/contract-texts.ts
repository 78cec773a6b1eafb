import { operations } from '@rota/openapi/agency/operations'
import type { AbortSignalLike } from '../ports/abort-signal.ts'
import type { Context } from '../ports/context.ts'
import type { RecordWrite } from '../ports/store.ts'
import type { Sealer } from '../ports/sealer.ts'
import type { Site } from '../ports/site.ts'
import type { Schemas } from '../ports/contract.ts'
import { encodeJson } from '../translate/encode-json.ts'
import { Problem, type FieldError } from '../ports/problem.ts'
import { hexSha256 } from '../translate/hash.ts'
import { todayAt } from '../translate/today.ts'
import { contractFacts, fillContract, type ContractData } from '../translate/contracts/facts.ts'
import { wordsIn } from '../translate/contracts/words.ts'
import { keptUntil } from './kept-until.ts'
import { TEMPLATE_VERSION, templatesOf, type ContractId } from '../translate/contracts/templates.ts'

/**
 * The contracts of a basket: "The distance sales contract and preliminary information form must be read and ticked"
 * (decision 20.3). Package tours have their own contract in addition (decision 20.8).
 */
export function contractIds({ lines }: Pick<Schemas['Quote'], 'lines'>): ContractId[] {
  const hasPackage = lines.some(({ type, stype }) => (type === 'tour' || type === 'service') && stype === 'package')
  return ['distance-sales', 'pre-information', ...(hasPackage ? (['package-tour'] as const) : [])]
}

/** A contract text in one language, as it is served. The hash covers exactly these bytes. */
export interface ServedText {
  text: Schemas['ContractText']
  bytes: Uint8Array
  sha256: string
}

/** The site whose contract texts are read, and the request that reads them. */
interface TextRequest {
  site: Site
  /** The only language that is needed, if there is one (decision 20.9). */
  language?: string | undefined
  requestId?: string
  signal?: AbortSignalLike | undefined
}

/**
 * The contracts of a quote, filled in with its data: in the requested language, or else one text per language that the
 * agency provides. If the agency provides none, the template's texts are used (decision 20.7).
 */
async function contractTexts(request: TextRequest, data: ContractData, context: Context): Promise<ServedText[]> {
  const { languages } = data.site.options
  const pages = await Promise.all(contractIds(data.quote).map((id) => pagesOf(id, languages, request, context)))
  const filled = Array.from(
    Map.groupBy(pages.flat(), ({ language }) => language),
    async ([language, texts]) => {
      const facts = contractFacts(data, language, await wordsIn(language))
      return Promise.all(texts.map((text) => serve({ ...text, body: fillContract(text.body, facts) })))
    },
  )
  return (await Promise.all(filled)).flat()
}

/** Milliseconds for which a quote and its texts can be accepted (decision 20.1). */
const QUOTE_LIFETIME_MS = 20 * 60_000

/**
 * The contract texts that were accepted at `at` (epoch milliseconds). The texts contain the date, so shortly after
 * midnight the visitor may have accepted those of the day before: these are returned if they match.
 */
export async function textsAccepted(
  request: TextRequest,
  { accepted, at, ...data }: Omit<ContractData, 'today'> & { accepted: readonly Accepted[]; at: number },
  context: Context,
): Promise<ServedText[]> {
  const texts = await contractTexts(request, { ...data, today: todayAt(at) }, context)
  const previousDay = todayAt(at - QUOTE_LIFETIME_MS)
  if (previousDay === todayAt(at) || mismatchErrors(accepted, texts).length === 0) return texts
  const earlier = await contractTexts(request, { ...data, today: previousDay }, context)
  return mismatchErrors(accepted, earlier).length === 0 ? earlier : texts
}

/** The texts of a contract, with placeholders not yet filled in. */
async function pagesOf(
  id: ContractId,
  offered: readonly string[],
  { site, language, ...reading }: TextRequest,
  { upstream }: Context,
): Promise<Schemas['ContractText'][]> {
  const page = await upstream('pageView', { site, params: { query: { url: id } }, ...reading }).catch(
    undefinedIfNotFound,
  )
  const written = page?.body.record.body.filter(({ value }) => value !== '') ?? []
  if (page === undefined || written.length === 0) {
    const templates = await templatesOf(id, offered)
    const texts = templates.map(([lang, text]) => ({ id, version: TEMPLATE_VERSION, language: lang, ...text }))
    return inLanguage(language, texts)
  }
  const { title, version = 'undated' } = page.body.record
  const texts = written.map(({ lang, value }) => ({
    id,
    version,
    language: lang,
    title: titleIn(title, lang),
    body: value,
  }))
  return inLanguage(language, texts)
}

/** The text in a language; all of them if there is none. */
function inLanguage(language: string | undefined, texts: Schemas['ContractText'][]): Schemas['ContractText'][] {
  const matching = texts.filter((text) => text.language === language)
  return matching.length > 0 ? matching : texts
}

const titleIn = (title: Schemas['LocalizedText'], lang: string) =>
  (title.find((translation) => translation.lang === lang) ?? title[0])?.value ?? ''

function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof Problem && error.name === 'not-found') return undefined
  throw error
}

/** A text as bytes, with their hash. */
async function serve(text: Schemas['ContractText']): Promise<ServedText> {
  const bytes = encodeJson(text)
  return { text, bytes, sha256: await hexSha256(bytes) }
}

const addressOf = (sha256: string) => `/api${operations.contractView.path.replace('{sha256}', sha256)}`

/** The contracts to accept, in the form a quote lists them. */
export const quoteContractsOf = (texts: readonly ServedText[]): Schemas['QuoteContract'][] =>
  [...Map.groupBy(texts, ({ text }) => text.id)].map(([id, ofContract]) => ({
    id,
    version: ofContract[0]?.text.version ?? '',
    texts: ofContract.map(({ text, sha256 }) => ({ language: text.language, sha256, address: addressOf(sha256) })),
  }))

type Accepted = Schemas['AcceptedContract']

/** The first property in which an accepted contract differs from this basket's texts; undefined if it matches. */
function mismatchOf(accepted: Accepted, texts: readonly ServedText[]): keyof Accepted | undefined {
  const ofId = texts.filter(({ text }) => text.id === accepted.id)
  if (ofId.length === 0) return 'id'
  if (!ofId.some(({ text }) => text.version === accepted.version)) return 'version'
  return ofId.some(({ sha256 }) => sha256 === accepted.sha256) ? undefined : 'sha256'
}

/** Errors for accepted contracts that belong to another basket, version or text (decision 20.4). */
export const mismatchErrors = (accepted: readonly Accepted[], texts: readonly ServedText[]): FieldError[] =>
  accepted.flatMap((contract, at) => {
    const name = mismatchOf(contract, texts)
    if (name === undefined) return []
    return [{ pointer: `/acceptedContracts/${at}/${name}`, code: 'mismatch', detail: MISMATCH_DETAILS[name] }]
  })

const MISMATCH_DETAILS: Readonly<Record<keyof Accepted, string>> = {
  id: 'is not a contract of this basket: the quote lists them',
  version: 'is not the current version; the quote lists it',
  sha256: 'is not the hash of a text of this contract: the quote lists them',
}

/** The texts of a quote, and those that were accepted. */
interface AcceptedTexts {
  site: Site
  quote: Pick<Schemas['Quote'], 'lines'>
  accepted: readonly Accepted[]
  texts: readonly ServedText[]
}

/**
 * Writes that store the accepted texts for as long as the payment (decision 20.5), because the agency may change its
 * own later. The texts name people, so they are sealed (decision 10.3).
 */
export async function acceptedTextWrites(
  { site, quote, accepted, texts }: AcceptedTexts,
  { clock, sealer }: Context,
): Promise<RecordWrite[]> {
  const acceptedTexts = texts.filter(({ sha256 }) => accepted.some((contract) => contract.sha256 === sha256))
  return Promise.all(
    acceptedTexts.map(async (served) => ({
      area: 'contracts' as const,
      key: textKey(site, served.sha256),
      becomes: await sealText(served, sealer),
      expiresAt: keptUntil(quote, clock.now()),
    })),
  )
}

const textKey = ({ host }: Site, sha256: string) => `${host}/${sha256}`

const sealText = async ({ text }: ServedText, sealer: Sealer) => ({
  sealed: await sealer.seal('contract', JSON.stringify(text)),
})

/** Stores the contract texts of a quote until it expires. Texts that were already accepted keep their later expiry. */
export async function storeOfferedTexts(
  site: Site,
  texts: readonly ServedText[],
  expiresAt: number,
  { store, sealer }: Context,
): Promise<void> {
  const storeText = async (served: ServedText) =>
    store.insert('contracts', textKey(site, served.sha256), await sealText(served, sealer), expiresAt)
  await Promise.all(texts.map(storeText))
}

/** Reads a stored contract text by the hash of its bytes. */
export async function storedContractText(
  site: Site,
  sha256: string,
  { store, sealer }: Context,
): Promise<ServedText | undefined> {
  const record = await store.read('contracts', textKey(site, sha256))
  const text = record && (await sealer.open('contract', record.sealed))
  return text === undefined ? undefined : serve(JSON.parse(text) as Schemas['ContractText'])
}
