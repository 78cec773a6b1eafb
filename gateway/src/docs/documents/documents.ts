import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import type { DocumentAnswer } from '../../ports/documents.ts'
import { servedText } from '../../contract/served-text.ts'
import type { ContractDocument } from './contract-document.ts'
import type { DocsFiles } from '../files.ts'
import { TRY_DOCUMENT } from '../pages/try.ts'
import type { Place } from '../reader.ts'
import { tryDocument } from './try-document.ts'

/** The document that the pages describe, without anything private to gateway and agency. */
export const contract = callers as ContractDocument

/** Makes a document for the site and time of a request. Undefined if the document is not built. */
type MakeDocument = (place: Place) => Promise<DocumentAnswer | undefined>

/** The API documents by path below `/docs`. They are the same for all readers of a site. */
export function wireDocuments(files: DocsFiles): ReadonlyMap<string, MakeDocument> {
  const json =
    (value: () => unknown): MakeDocument =>
    async (place) =>
      jsonAt(place, await value())
  const yaml =
    (name: string): MakeDocument =>
    async (place) => {
      const text = await files.built(`${name}.yaml`)
      return text === undefined ? undefined : served(place, YAML_TYPE, text)
    }
  return new Map([
    ['/agency.json', json(() => contract)],
    ['/agency.yaml', yaml('agency')],
    ['/workflows/agency.json', json(() => contract)],
    ['/upstream/agency.json', json(agencyDocument)],
    ['/upstream/agency.yaml', yaml('upstream-agency')],
    ['/upstream/provider.json', json(providerDocument)],
    ['/upstream/provider.yaml', yaml('upstream-provider')],
    [TRY_DOCUMENT.slice('/docs'.length), json(() => tryDocument(contract))],
  ])
}

/** A value as a JSON document for a site. */
export const jsonAt = (place: Place, value: unknown): DocumentAnswer =>
  served(place, 'application/json', JSON.stringify(value, null, 2))

/** The APIs that the gateway calls, for people who build one of them (decision 1.4). */
const agencyDocument = async () =>
  (await import('@rota/openapi/agency/upstream.json', { with: { type: 'json' } })).default
const providerDocument = async () =>
  (await import('@rota/openapi/provider/callers.json', { with: { type: 'json' } })).default

const YAML_TYPE = 'application/yaml; charset=utf-8'

/** A document for the requested site, with example dates shifted into the future. */
const served = ({ origin, now }: Place, type: string, text: string): DocumentAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-cache' },
  body: servedText(text, origin, now),
})
