import type { Context } from '../ports/context.ts'
import type { DocumentAnswer, DocumentRequest, Documents } from '../ports/documents.ts'
import { documentFor, sharedDocument, notModifiedOr } from './documents/shared-document.ts'
import { contract, jsonAt, wireDocuments } from './documents/documents.ts'
import { EXAMPLE, type DocsFiles, type ReadingView } from './files.ts'
import { inFrame, type Page } from './frame.ts'
import { callsPage } from './pages/calls.ts'
import { errorPage, errorsPage, isProblemName } from './pages/errors.ts'
import { missingPage } from './pages/missing.ts'
import { referencePage, type Reading } from './pages/reference.ts'
import { scriptPage } from './pages/script.ts'
import { startPage } from './pages/start.ts'
import { testingPage, type Testing } from './pages/testing.ts'
import { tryPage } from './pages/try.ts'
import { upstreamPage } from './pages/upstream.ts'
import { workflowPage, workflowsPage } from './pages/workflows.ts'
import { testingOf } from './testing-of.ts'
import { readerOf, type Reader } from './reader.ts'
import { servedWorkflow } from './workflows/served-workflow.ts'
import { workflowDocuments } from './workflows/workflow-document.ts'

/** Path of the portal. */
const BASE = '/docs'

/** A page without its frame, or a whole response. Undefined if there is nothing at the path. */
type PageResult = Page | DocumentAnswer | undefined
/** Makes the page or response of a path for a reader. */
type MakePage = (reader: Reader, testing: Testing) => PageResult | Promise<PageResult>

/**
 * The documentation portal: pages, both consoles and the documents themselves. It is loaded on first use. Documents
 * are rendered once per site and day, pages also once per state of the mocks' guide, and workflows for each download.
 */
export function createPortal(context: Context, files: DocsFiles): Documents {
  const documents = wireDocuments(files)
  const pages = pagesOf(context, files)

  /**
   * Makes the document or page of a path. Pages depend on the mocks' guide, because testers can switch the scenario.
   */
  async function make(path: string, request: DocumentRequest): Promise<DocumentAnswer> {
    const place = { origin: request.site.origin, now: context.clock.now() }
    const complete = async (result: PageResult) => {
      const answer = result ?? missingPage()
      return 'body' in answer && 'headers' in answer ? answer : inFrame(answer, files)
    }
    const document = documents.get(path)
    if (document !== undefined) {
      return sharedDocument(context, { ...place, about: [path] }, async () => complete(await document(place)))
    }
    const testing = await testingOf(context, request)
    const reader = readerOf(place, testing)
    const workflow = await workflowDownload(path, reader)
    if (workflow !== undefined) return workflow
    const page = pages.get(path) ?? pageNamedIn(path)
    return sharedDocument(context, { ...place, about: [path, testing] }, async () =>
      complete(await page(reader, testing)),
    )
  }

  return async (request) => {
    const path = request.path.slice(BASE.length)
    if (path.endsWith('/'))
      return { status: 301, headers: { location: `${BASE}${path.replace(/(?<!\/)\/+$/, '')}` }, body: '' }
    const { caller } = request
    const asset = await files.asset(request.path, caller.header('accept-encoding'))
    if (asset === undefined) return documentFor(context, caller, await make(path, request))
    return notModifiedOr({ status: 200, headers: asset.headers, body: asset.bytes }, caller.header('if-none-match'))
  }
}

function pagesOf(context: Context, files: DocsFiles): ReadonlyMap<string, MakePage> {
  return new Map<string, MakePage>([
    ['', (reader) => startPage(contract, reader)],
    ['/book-a-hotel', async (reader) => scriptPageOf(await files.built(EXAMPLE), reader)],
    ['/calls', (reader) => callsPage(reader, context.config.limits)],
    [
      '/reference',
      (reader) => readingPage(files, 'agency', { reader, title: 'Reference', section: '/docs/reference' }),
    ],
    ['/upstream', upstreamPage],
    ['/upstream/provider', (reader) => readingPage(files, 'provider', { reader, title: 'The provider’s API' })],
    ['/try', () => tryPage(files)],
    ['/workflows', async () => workflowsPage(await workflowDocuments())],
    ['/workflows/bank.json', async (reader) => jsonAt(reader, await bankOf(reader))],
    ['/errors', errorsPage],
    ['/testing', (_reader, testing) => testingPage(testing)],
  ])
}

/** The page of a problem or a workflow, which has its name in its path. */
function pageNamedIn(path: string): MakePage {
  const [, kind = '', name = ''] = /^\/(errors|workflows)\/([\w-]+)$/.exec(path) ?? []
  if (kind === 'errors') return () => (isProblemName(name) ? errorPage(name, contract) : undefined)
  if (kind !== 'workflows') return () => undefined
  return async (reader) => {
    const workflow = await workflowNamed(name)
    return workflow && workflowPage(workflow, reader)
  }
}

const workflowNamed = async (name: string) => (await workflowDocuments()).find((workflow) => workflow.name === name)

/** A workflow to run. It is made for each download, because it contains values that must differ between runs. */
async function workflowDownload(path: string, reader: Reader): Promise<DocumentAnswer | undefined> {
  const [, name] = /^\/workflows\/([\w-]+)\.arazzo\.json$/.exec(path) ?? []
  const workflow = name === undefined ? undefined : await workflowNamed(name)
  return workflow && jsonAt(reader, servedWorkflow(workflow, reader))
}

/** The page of a prerendered reading view, or undefined if the documentation is not built. */
async function readingPage(files: DocsFiles, name: string, about: Reading): Promise<Page | undefined> {
  const view = await files.built(`${name}.view.json`)
  return view === undefined ? undefined : referencePage(JSON.parse(view) as ReadingView, about)
}

/** The description of the bank that workflows use. Its address is that of the simulated bank, if there is one. */
async function bankOf({ bank = 'https://bank.example' }: Reader): Promise<object> {
  const { default: document } = await import('@rota/openapi/workflows/bank.json', { with: { type: 'json' } })
  return { ...document, servers: [{ ...document.servers[0], url: bank }] }
}

const scriptPageOf = (text: string | undefined, reader: Reader) =>
  text === undefined ? undefined : scriptPage(text, reader)
