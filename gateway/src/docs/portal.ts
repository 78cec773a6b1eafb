import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import type { Context, DocumentAnswer, DocumentRequest, Documents } from '../context.ts'
import { servedText } from '../contract/served-text.ts'
import type { ContractDocument } from './contract-document.ts'
import { EXAMPLE, type DocsFiles, type ReadingView } from './files.ts'
import { framed, type Page } from './frame.ts'
import { callsPage } from './pages/calls.ts'
import { errorPage, errorsPage, isProblemName } from './pages/errors.ts'
import { missingPage } from './pages/missing.ts'
import { referencePage, type Reading } from './pages/reference.ts'
import { scriptPage } from './pages/script.ts'
import { startPage } from './pages/start.ts'
import { testingPage } from './pages/testing.ts'
import { TRY_DOCUMENT, tryPage } from './pages/try.ts'
import { upstreamPage } from './pages/upstream.ts'
import { workflowPage, workflowsPage } from './pages/workflows.ts'
import { testingOf } from './testing-of.ts'
import { tryDocument } from './try-document.ts'
import { revalidated } from './revalidated.ts'
import { readerOf, type Reader } from './reader.ts'
import { servedWorkflow } from './served-workflow.ts'
import { workflowDocuments } from './workflow-document.ts'

/** What the pages tell: what only the gateway and the agency say to each other is not in it. */
const contract = callers as unknown as ContractDocument

/** Where the portal lies. */
const BASE = '/docs'

type Answering = (
  request: DocumentRequest,
) => Page | DocumentAnswer | undefined | Promise<Page | DocumentAnswer | undefined>

/** The documentation of the API: pages, both consoles, the documents themselves. Made when somebody first asks for it. */
export function createPortal(context: Context, files: DocsFiles): Documents {
  const reader = (request: DocumentRequest) => readerOf(context, request)
  const json = (value: unknown, request: DocumentRequest) =>
    served(context, JSON_TYPE, JSON.stringify(value, null, 2), request)
  const yaml = async (name: string, request: DocumentRequest) => {
    const text = await files.built(`${name}.yaml`)
    return text === undefined ? undefined : served(context, YAML_TYPE, text, request)
  }
  const exact = new Map<string, Answering>([
    ['', async (it) => startPage(contract, await reader(it))],
    ['/book-a-hotel', async (it) => script(await files.built(EXAMPLE), await reader(it))],
    ['/calls', async (it) => callsPage(await reader(it), context.config.limits)],
    [
      '/reference',
      async (it) =>
        reading(files, 'agency', { reader: await reader(it), title: 'Reference', section: '/docs/reference' }),
    ],
    ['/upstream', upstreamPage],
    [
      '/upstream/provider',
      async (it) => reading(files, 'provider', { reader: await reader(it), title: 'The provider’s API' }),
    ],
    ['/try', () => tryPage(files)],
    ['/workflows', async () => workflowsPage(await workflowDocuments())],
    ['/workflows/agency.json', (it) => json(contract, it)],
    ['/workflows/bank.json', async (it) => json(await bankOf(await reader(it)), it)],
    ['/errors', errorsPage],
    ['/testing', async (request) => testingPage(await testingOf(context, request))],
    ['/agency.json', (it) => json(contract, it)],
    ['/agency.yaml', (it) => yaml('agency', it)],
    ['/upstream/agency.json', async (it) => json(await upstreamSide(), it)],
    ['/upstream/agency.yaml', (it) => yaml('upstream-agency', it)],
    ['/upstream/provider.json', async (it) => json(await providerSide(), it)],
    ['/upstream/provider.yaml', (it) => yaml('upstream-provider', it)],
    [TRY_DOCUMENT.slice(BASE.length), (it) => json(tryDocument(contract), it)],
  ])
  return async (request) => {
    const path = request.path.slice(BASE.length)
    if (path.endsWith('/'))
      return { status: 301, headers: { location: `${BASE}${path.replace(/(?<!\/)\/+$/, '')}` }, body: '' }
    const asset = await files.asset(request.path)
    if (asset !== undefined) return { status: 200, headers: asset.headers, body: asset.bytes }
    const made = (await (exact.get(path) ?? named(path, context))(request)) ?? missingPage()
    const answer = 'body' in made && 'headers' in made ? made : await framed(made, files)
    return revalidated(answer, request.caller.header('if-none-match'))
  }
}

/** Pages and documents with a name in their address. */
function named(path: string, context: Context): Answering {
  const [, room = '', name = '', ending = ''] = /^\/(errors|workflows)\/([\w-]+)(\.arazzo\.json)?$/.exec(path) ?? []
  if (room === 'errors' && ending === '') return () => (isProblemName(name) ? errorPage(name, contract) : undefined)
  if (room !== 'workflows') return () => undefined
  return async (request) => {
    const found = (await workflowDocuments()).find((it) => it.name === name)
    if (found === undefined) return undefined
    const reader = await readerOf(context, request)
    if (ending === '') return workflowPage(found, reader)
    return served(context, JSON_TYPE, JSON.stringify(servedWorkflow(found, reader), null, 2), request)
  }
}

async function reading(files: DocsFiles, name: string, about: Reading): Promise<Page | undefined> {
  const view = await files.built(`${name}.view.json`)
  return view === undefined ? undefined : referencePage(JSON.parse(view) as ReadingView, about)
}

/** The bank that workflows walk through, where there is one that a program can answer. */
async function bankOf({ bank = 'https://bank.example' }: Reader): Promise<object> {
  const { default: document } = await import('@rota/openapi/workflows/bank.json', { with: { type: 'json' } })
  return { ...document, servers: [{ ...document.servers[0], url: bank }] }
}

/** What the gateway says to others, for whoever builds one of them (product row 121). */
const upstreamSide = async () =>
  (await import('@rota/openapi/agency/upstream.json', { with: { type: 'json' } })).default
const providerSide = async () =>
  (await import('@rota/openapi/provider/callers.json', { with: { type: 'json' } })).default

const script = (text: string | undefined, reader: Reader) => (text === undefined ? undefined : scriptPage(text, reader))

const JSON_TYPE = 'application/json'
const YAML_TYPE = 'application/yaml; charset=utf-8'

/** A document for the site that it is asked of, with days that are still to come. */
const served = ({ clock }: Context, type: string, text: string, { site }: DocumentRequest): DocumentAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-cache' },
  body: servedText(text, site.origin, clock.now()),
})
