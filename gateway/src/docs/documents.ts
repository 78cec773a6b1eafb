import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import type { DocumentAnswer } from '../ports/documents.ts'
import { servedText } from '../contract/served-text.ts'
import type { ContractDocument } from './contract-document.ts'
import type { DocsFiles } from './files.ts'
import { TRY_DOCUMENT } from './pages/try.ts'
import type { Place } from './reader.ts'
import { tryDocument } from './try-document.ts'

/** What the pages tell: what only the gateway and the agency say to each other is not in it. */
export const contract = callers as unknown as ContractDocument

type Making = (place: Place) => Promise<DocumentAnswer | undefined>

/** Descriptions of the wires by their address below `/docs`: the same for whoever reads them on a site. */
export function wireDocuments(files: DocsFiles): ReadonlyMap<string, Making> {
  const json =
    (value: () => unknown): Making =>
    async (place) =>
      jsonAt(place, await value())
  const yaml =
    (name: string): Making =>
    async (place) => {
      const text = await files.built(`${name}.yaml`)
      return text === undefined ? undefined : served(place, YAML_TYPE, text)
    }
  return new Map([
    ['/agency.json', json(() => contract)],
    ['/agency.yaml', yaml('agency')],
    ['/workflows/agency.json', json(() => contract)],
    ['/upstream/agency.json', json(upstreamSide)],
    ['/upstream/agency.yaml', yaml('upstream-agency')],
    ['/upstream/provider.json', json(providerSide)],
    ['/upstream/provider.yaml', yaml('upstream-provider')],
    [TRY_DOCUMENT.slice('/docs'.length), json(() => tryDocument(contract))],
  ])
}

/** A value as a JSON document for a site. */
export const jsonAt = (place: Place, value: unknown): DocumentAnswer =>
  served(place, 'application/json', JSON.stringify(value, null, 2))

/** What the gateway says to others, for whoever builds one of them (decision 1.4). */
const upstreamSide = async () =>
  (await import('@rota/openapi/agency/upstream.json', { with: { type: 'json' } })).default
const providerSide = async () =>
  (await import('@rota/openapi/provider/callers.json', { with: { type: 'json' } })).default

const YAML_TYPE = 'application/yaml; charset=utf-8'

/** A document for the site that it is asked of, with days in its examples that are still to come. */
const served = ({ origin, now }: Place, type: string, text: string): DocumentAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-cache' },
  body: servedText(text, origin, now),
})
