import { operations } from '@rota/openapi/agency/operations'

/** What swagger-ui-dist says of itself, as far as the page uses it. */
interface SwaggerWindow {
  SwaggerUIBundle: (options: object) => void
}

interface ConsoleRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: unknown
}

/** What the console reads of a quote. */
interface Quote {
  hash: string
  contracts: { id: string; version: string; texts: { sha256: string }[] }[]
}

interface ConsoleAnswer {
  url?: string
  text?: string
  headers?: Record<string, string | undefined>
}

/**
 * Runs in the page of the console. Calls carry what the site's own pages send: the header that says so, a new key for each
 * press, and the version of the booking that the last answer had; with a site's key, the session of the last answer as well.
 * What is paid is the last quote, and what is accepted are the contracts it lists: nobody has to carry hashes from one
 * field to the other.
 * Its text goes into the page.
 */
function startConsole(address: string, quotePath: string): void {
  let version = '"0"'
  let session = ''
  const quoted: { quoteHash?: string; acceptedContracts?: object[] } = {}
  const readQuote = (text: string) => {
    const { hash, contracts } = JSON.parse(text) as Partial<Quote>
    if (hash !== undefined) quoted.quoteHash = hash
    const first = contracts?.map(({ id, version: of, texts }) => ({ id, version: of, sha256: texts[0]?.sha256 }))
    if (first) quoted.acceptedContracts = first
  }
  const withQuote = (body: string) => {
    try {
      return JSON.stringify(
        JSON.parse(body),
        (name, value: unknown) => (Object.hasOwn(quoted, name) ? quoted[name as keyof typeof quoted] : value),
        2,
      )
    } catch {
      return body // Typed by hand and no JSON: the gateway's answer says where.
    }
  }
  // It leaves the fields for bodies and choices without a name.
  const nameFields = () => {
    for (const field of document.querySelectorAll('#console :is(textarea, select):not([aria-label])')) {
      const named = field.closest('[data-param-name]')?.getAttribute('data-param-name')
      field.setAttribute('aria-label', named ?? 'Request body')
    }
  }
  new MutationObserver(nameFields).observe(document.body, { childList: true, subtree: true })
  const { SwaggerUIBundle } = window as unknown as SwaggerWindow
  SwaggerUIBundle({
    url: address,
    dom_id: '#console',
    syntaxHighlight: { activated: false },
    docExpansion: 'list',
    filter: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    withCredentials: true,
    validatorUrl: null,
    supportedSubmitMethods: ['get', 'put', 'post', 'patch', 'delete'],
    defaultModelsExpandDepth: -1,
    requestInterceptor: (request: ConsoleRequest) => {
      request.headers['X-Requested-With'] = 'rota'
      request.headers['Idempotency-Key'] = crypto.randomUUID()
      if (request.headers['If-Match'] !== undefined) request.headers['If-Match'] = version
      if (request.headers['Authorization'] !== undefined && session !== '') request.headers['X-Session'] = session
      if (quoted.quoteHash !== undefined && typeof request.body === 'string') request.body = withQuote(request.body)
      return request
    },
    responseInterceptor: (answer: ConsoleAnswer) => {
      version = answer.headers?.['etag'] ?? version
      if (answer.url?.endsWith(quotePath)) readQuote(answer.text ?? '{}')
      session = (answer.headers?.['x-session'] ?? session).replace(/^ended$/, '')
      return answer
    },
  })
}

/** The module of the console's page; it runs after the console's own bundle. */
export function consoleScript(address: string): string {
  const values = [address, operations.quoteCreate.path].map((value) => JSON.stringify(value))
  return `(${startConsole.toString()})(${values.join()})`
}
