import { mapOperations, withAddress, type Info } from './callers-view.ts'
import { callsOf, isReference, METHODS, type Document, type MediaType, type Operation } from '../document/document.ts'
import { upstreamOnly } from './legs.ts'
import { portable } from './portable.ts'
import { withoutUnreached } from '../document/reached.ts'

/** Marks of operations that only callers of the gateway need. */
const FOR_CALLERS = ['x-class', 'x-audience', 'x-limit', 'x-scope', 'x-missing', 'x-partner', 'security'] as const

/**
 * The document for developers of an agency (decision 1.4): the calls that the gateway sends to it. It omits the keys,
 * cookies, limits and problems of the gateway, and the examples, because these show responses of the gateway.
 */
export function upstreamView(document: Document): Document {
  const { info, tags, servers: _gatewayServers, ...view } = portable(upstreamOnly(document))
  const upstreamPaths = Object.entries(view.paths).filter(([, item]) =>
    METHODS.some((method) => item[method] !== undefined),
  )
  const agency: Document = { ...view, paths: Object.fromEntries(upstreamPaths) }
  const queries = new Map(
    callsOf(agency).map(({ id, parameters }) => [id, parameters.filter(({ in: place }) => place !== 'header')]),
  )
  const usedTags = new Set(callsOf(agency).flatMap(({ operation }) => operation.tags ?? []))
  return withoutUnreached({
    ...agency,
    info: { ...withAddress(info as Info), ...INFO },
    servers: [{ url: 'https://agency.example/api', description: 'The value of the gateway’s `AGENCY_URL`.' }],
    security: [{ agency: [] }],
    ...(Array.isArray(tags) ? { tags: (tags as { name: string }[]).filter(({ name }) => usedTags.has(name)) } : {}),
    paths: mapOperations(agency, (operation) => ({
      ...forAgency(operation),
      parameters: [
        ...(queries.get(operation.operationId) ?? []),
        { $ref: '#/components/parameters/SessionId' },
        { $ref: '#/components/parameters/Referer' },
        ...(operation['x-partner'] === true ? [{ $ref: '#/components/parameters/Partner' }] : []),
      ],
    })),
    components: {
      ...agency.components,
      parameters: { ...agency.components?.parameters, ...PARAMETERS },
      responses: { ...agency.components?.responses, AgencyRefusal: REFUSAL },
      securitySchemes: { agency: SCHEME },
    },
  })
}

/** An operation as the agency sees it: without the marks, problems and examples for callers of the gateway. */
function forAgency(operation: Operation): Operation {
  const copy = { ...operation }
  for (const mark of FOR_CALLERS) delete copy[mark]
  const { requestBody, responses = {} } = operation
  const answers = Object.entries(responses).flatMap(([status, answer]) => {
    if (!status.startsWith('2') || isReference(answer)) return []
    const { headers: _callers, ...response } = answer
    return [[status, withoutExamples(response)] as const]
  })
  return {
    ...copy,
    ...(requestBody === undefined || isReference(requestBody) ? {} : { requestBody: withoutExamples(requestBody) }),
    responses: { ...Object.fromEntries(answers), '4XX': { $ref: '#/components/responses/AgencyRefusal' } },
  }
}

function withoutExamples<T extends { content?: Record<string, MediaType> }>(holder: T): T {
  const content = Object.entries(holder.content ?? {}).map(
    ([type, { example: _one, examples: _several, ...media }]) => [type, media],
  )
  return content.length === 0 ? holder : { ...holder, content: Object.fromEntries(content) }
}

const INFO = {
  title: 'Rota agency API, upstream side',
  summary: 'What the gateway asks of an agency, for people who build one.',
  description: `The calls that the gateway sends to an agency.

- **Session.** \`sessionId\` is the \`_id\` of a booking, \`referer\` the host name of the site. Both come with every call.
- **Refusals** are problem documents whose \`type\` ends in a name that the gateway knows. Their texts are never shown.
- **Answers** may have more properties than are described here. Required ones must be present.
- **Money** is a number with at most two decimals and a currency. **Dates** are integers, \`YYYYMMDD\`, without a time zone.`,
}

const PARAMETERS = {
  SessionId: {
    name: 'sessionId',
    in: 'query',
    required: true,
    description: "The `_id` of the visitor's booking or of the site's own; empty in the call that starts a booking.",
    schema: { type: 'string' },
    example: '6650f1a2b3c4d5e6f7a8b9c0',
  },
  Referer: {
    name: 'referer',
    in: 'query',
    required: true,
    description: 'The host name of the site.',
    schema: { type: 'string' },
    example: 'www.your-site.example',
  },
  Partner: {
    name: 'partner',
    in: 'query',
    required: true,
    description: 'Says that the call is bound for the travel provider.',
    schema: { type: 'boolean', const: true },
    example: true,
  },
}

const REFUSAL = {
  description: `A refusal. The gateway knows \`unknown-session\`; 409 \`sold-out\`, \`expired\` and \`wrong-step\`; 422 \`over-capacity\` and
\`travellers-refused\`; 404 if nothing has the id; 429 with \`Retry-After\`. Everything else is a failure of the agency.`,
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type'],
        properties: { type: { type: 'string', description: 'An address that ends in the name.' } },
      },
      example: { type: 'https://agency.example/problems/sold-out' },
    },
  },
}

const SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description: 'The values of the gateway’s `AGENCY_AUTH_SCHEME` and `AGENCY_AUTH`.',
}
