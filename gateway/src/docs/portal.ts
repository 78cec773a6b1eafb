import agency from '@rota/openapi/agency.json' with { type: 'json' }
import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import type { Context, DocumentAnswer, DocumentRequest, Documents } from '../context.ts'
import type { ContractDocument } from './contract-document.ts'
import { EXAMPLE, type DocsFiles, type ReadingView } from './files.ts'
import { framed, type Page } from './frame.ts'
import { callsPage } from './pages/calls.ts'
import { errorPage, errorsPage, isProblemName } from './pages/errors.ts'
import { missingPage } from './pages/missing.ts'
import { referencePage } from './pages/reference.ts'
import { scriptPage } from './pages/script.ts'
import { startPage } from './pages/start.ts'
import { testingPage } from './pages/testing.ts'
import { TRY_DOCUMENT, tryPage } from './pages/try.ts'
import { workflowPage, workflowsPage } from './pages/workflows.ts'
import { testingOf } from './testing-of.ts'
import { tryDocument } from './try-document.ts'
import { revalidated } from './revalidated.ts'
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
  const exact = new Map<string, Answering>([
    ['', ({ site }) => startPage(contract, site.origin, context.clock.now())],
    ['/book-a-hotel', async ({ site }) => script(await files.built(EXAMPLE), site.origin)],
    ['/calls', ({ site }) => callsPage(site.origin)],
    ['/reference', () => reading(files, 'agency', 'Reference', '/docs/reference')],
    ['/reference/provider', () => reading(files, 'provider', 'The provider’s API')],
    ['/try', () => tryPage(files)],
    ['/workflows', async () => workflowsPage(await workflowDocuments())],
    ['/errors', errorsPage],
    ['/testing', async (request) => testingPage(await testingOf(context, request))],
    ['/agency.json', () => json(agency)],
    ['/agency.yaml', () => yaml(files, 'agency')],
    [
      '/provider.json',
      async () => json((await import('@rota/openapi/provider.json', { with: { type: 'json' } })).default),
    ],
    ['/provider.yaml', () => yaml(files, 'provider')],
    [TRY_DOCUMENT.slice(BASE.length), () => json(tryDocument(contract))],
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
function named(path: string, { clock }: Context): Answering {
  const [, room = '', name = '', ending = ''] = /^\/(errors|workflows)\/([\w-]+)(\.arazzo\.json)?$/.exec(path) ?? []
  if (room === 'errors' && ending === '') return () => (isProblemName(name) ? errorPage(name, contract) : undefined)
  if (room !== 'workflows') return () => undefined
  return async ({ site }) => {
    const found = (await workflowDocuments()).find((it) => it.name === name)
    if (found === undefined || ending === '') return found && workflowPage(found, site.origin, clock.now())
    const { name: _file, ...document } = found
    return json(document)
  }
}

async function reading(files: DocsFiles, name: string, title: string, section?: string): Promise<Page | undefined> {
  const view = await files.built(`${name}.view.json`)
  return view === undefined ? undefined : referencePage(JSON.parse(view) as ReadingView, title, section)
}

const json = (value: unknown): DocumentAnswer => document('application/json', JSON.stringify(value, null, 2))

const script = (text: string | undefined, origin: string) => (text === undefined ? undefined : scriptPage(text, origin))

async function yaml(files: DocsFiles, name: string): Promise<DocumentAnswer | undefined> {
  const text = await files.built(`${name}.yaml`)
  return text === undefined ? undefined : document('application/yaml; charset=utf-8', text)
}

const document = (type: string, body: string): DocumentAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-cache' },
  body,
})
