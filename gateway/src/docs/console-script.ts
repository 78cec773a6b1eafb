import { operations } from '@rota/openapi/agency/operations'

/** The part of swagger-ui-dist that the page uses. */
declare global {
  interface Window {
    SwaggerUIBundle: (options: object) => void
  }
}

/** The part of a request that the console reads and changes. */
interface ConsoleRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: unknown
}

/** The part of a quote that the console reads. */
interface Quote {
  hash: string
  contracts: { id: string; version: string; texts: { sha256: string }[] }[]
}

/** The part of a response that the console reads. */
interface ConsoleAnswer {
  url?: string
  text?: string
  headers?: Record<string, string | undefined>
}

/**
 * Starts Swagger UI. The function's source text is inlined in the console's page, so it must not use anything outside
 * itself. Each call gets the headers that the site's own pages send: `X-Requested-With`, a new `Idempotency-Key` and
 * the version of the last booking; a call with a site key also gets the session of the last response. The last quote
 * and its contracts are filled into bodies, so that nobody has to copy hashes between fields.
 */
function startConsole(address: string, quotePath: string): void {
  let version = '"0"'
  let session = ''
  const lastQuote: { quoteHash?: string; acceptedContracts?: object[] } = {}
  const readQuote = (text: string) => {
    const { hash, contracts } = JSON.parse(text) as Partial<Quote>
    if (hash !== undefined) lastQuote.quoteHash = hash
    const firstTexts = contracts?.map(({ id, version: contractVersion, texts }) => ({
      id,
      version: contractVersion,
      sha256: texts[0]?.sha256,
    }))
    if (firstTexts) lastQuote.acceptedContracts = firstTexts
  }
  const withQuote = (body: string) => {
    try {
      return JSON.stringify(
        JSON.parse(body),
        (name, value: unknown) => (Object.hasOwn(lastQuote, name) ? lastQuote[name as keyof typeof lastQuote] : value),
        2,
      )
    } catch {
      return body // Typed by hand and not JSON: the gateway's response says where the error is.
    }
  }
  // Adds labels to the body and select fields, which Swagger UI leaves unnamed.
  const nameFields = () => {
    for (const field of document.querySelectorAll('#console :is(textarea, select):not([aria-label])')) {
      const parameterName = field.closest('[data-param-name]')?.getAttribute('data-param-name')
      field.setAttribute('aria-label', parameterName ?? 'Request body')
    }
  }
  new MutationObserver(nameFields).observe(document.body, { childList: true, subtree: true })
  const { SwaggerUIBundle } = window
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
      if (lastQuote.quoteHash !== undefined && typeof request.body === 'string') request.body = withQuote(request.body)
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

/** The module of the console's page, which runs after the console's own bundle. */
export function consoleScript(address: string): string {
  const values = [address, operations.quoteCreate.path].map((value) => JSON.stringify(value))
  return `(${startConsole.toString()})(${values.join()})`
}
