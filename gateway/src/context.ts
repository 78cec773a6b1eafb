import type {
  OperationId,
  UpstreamAnswerBody,
  UpstreamBody,
  UpstreamOperationId,
  UpstreamParams,
} from './contract/types.ts'
import { createSealer, type Sealer } from './guards/seal.ts'
import { filesFor, type OperationFiles } from './operations/registry.ts'
import type { Payments } from './payment/payments.ts'
import type { Caller, Platform } from './platform/port.ts'
import { createCache, type Cache } from './policy/cache.ts'
import { createGate, type Gate } from './policy/gate.ts'
import { createPressure, type Pressure } from './policy/pressure.ts'
import { createLimits, type CheckLimit, type LimitFactors } from './policy/limits.ts'
import type { Store } from './store/port.ts'
import { createUpstream } from './upstream/agency.ts'
import { createProvider } from './upstream/provider/provider.ts'
import type { RequestLine } from './request-line.ts'
import type { Provider, ProviderOperationId } from './upstream/provider/types.ts'

/** Everything the gateway works with, built once at start and passed on. */
export interface Context {
  config: Config
  platform: Platform
  store: Store
  clock: Clock
  log: Log
  /** Seals cookies and stored answers. */
  sealer: Sealer
  /** Shared answers of upstreams, and calls that several wait for; clearing it forgets who has failed as well. */
  caches: Cache
  /** Rendered pages that are nobody's own; cleared with the other one. */
  pageCache: Cache
  /** Documents of the API by site and day; cleared with the others. */
  documentCache: Cache
  /** Every call to an upstream leaves through it. */
  gate: Gate
  upstream: Upstream
  /** Turns work away while there is too much of it. */
  pressure: Pressure
  /** Counts the calls that may be made only so often. */
  checkLimit: CheckLimit
  /** The operations that do more than forward. */
  files: OperationFiles
  /** Calls the provider itself; absent where its inventory comes through the agency. */
  provider?: Provider
  /** HTML of the storefront's routes; asked last. Absent in the demo, where the browser renders. */
  pages?: Documents
  /** The documentation of the API, below `/docs`. Absent in the demo. */
  docs?: Documents
  /** The payment saga and its documents below `/payment` and `/handoff`. */
  payment?: Payments
  /** True once the process is told to end: readiness is off, connections are closed after their answer. */
  draining: boolean
}

/** Memory for shared pages, which live for seconds (a list takes 600 KB), and for documents: 5 MB for each site that is read. */
const SHARED_BYTES = 16 * 1024 * 1024

/** Builds the context from what differs between processes, pages and tests. */
export function createContext(
  parts: Pick<Context, 'config' | 'platform' | 'clock' | 'log'> & { random?: () => number },
): Context {
  const { random = Math.random } = parts
  const gate = createGate({ ...parts, random })
  const cache = createCache(parts.clock)
  const [pageCache, documentCache] = [createCache(parts.clock, SHARED_BYTES), createCache(parts.clock, SHARED_BYTES)]
  const context: Context = {
    ...parts,
    store: parts.platform.store,
    sealer: createSealer(parts.config.sessionKeys),
    gate,
    caches: {
      ...cache,
      clear() {
        cache.clear()
        pageCache.clear()
        documentCache.clear()
        gate.forget()
      },
    },
    pageCache,
    documentCache,
    pressure: createPressure({ ...parts, random }),
    checkLimit: createLimits(parts.config.limits),
    files: filesFor(parts.config),
    upstream: () => Promise.reject(new Error('There is no upstream yet')),
    draining: false,
  }
  context.upstream = createUpstream(context, cache)
  if (parts.config.provider !== undefined) context.provider = createProvider(context, parts.config.provider, cache)
  return context
}

/** The configuration that is the same on every platform; `config.ts` adds what only a process has. */
export interface Config {
  /** Origin under which visitors reach the gateway, such as `http://localhost:4000`. */
  publicUrl: string
  /** Origin, in the demo with a path, that serves hand-off documents and nothing else. */
  paymentOrigin: string
  agency: { url: string; authorization?: string }
  /** Left out, calls that are bound for the provider go to the agency. */
  provider?: ProviderConfig
  imagesUrl: string
  sites: Record<string, SiteRecord>
  /** Site that 127.0.0.1 and [::1] stand for; start and dev only. */
  defaultSite?: string
  /** 32 bytes each; the first seals, all open. */
  sessionKeys: Uint8Array[]
  sessionCookie: string
  controlKey?: string
  answerChecks: AnswerChecks
  /** False: there is no documentation, neither `/docs` nor `/api/openapi.json`. */
  docs?: boolean
  /** Left out, every limit is at its figures. */
  limits?: LimitFactors
  /** Where weaknesses are reported to, in `/.well-known/security.txt`; left out, there is no such file. */
  securityContact?: string
  /** Whether a browser that has seen us by https keeps to it for our sub-domains too. */
  hstsSubdomains?: boolean
  /** Where pretend upstreams tell testers about themselves; set where there are such. */
  testGuideUrl?: string
  /** How often open payments are looked after, in milliseconds. */
  reconcileMs: number
  /** Share of a reservation's total that is told to hotels as taxes, in percent; 20 when it is not given. */
  channelTax?: number
}

export interface SiteRecord {
  account: string
  /** Hosts that a payment may lead to. */
  paymentHosts: string[]
  /** Keys of programs that call in the name of the site's integrators. */
  keys: SiteKey[]
}

/** A key as configuration has it: the key itself is nowhere. */
export interface SiteKey {
  /** What people call it, in the log and where calls are counted. */
  name: string
  /** Hash of the key, in hexadecimal. */
  sha256: string
  scopes: readonly ('read' | 'book' | 'partner')[]
  /** Last day on which it opens anything, YYYY-MM-DD in the time zone of the sites; left out, it has no end. */
  until?: string | undefined
}

/** The provider's API and what each account logs in with. */
export interface ProviderConfig {
  /** Such as `https://service.example/v2`, without a slash at its end. */
  url: string
  credentialsFor: CredentialsFor
}

/** What an account calls an upstream with; undefined when nobody has configured it. */
export type CredentialsFor = (account: string, upstream: 'provider') => ProviderCredentials | undefined

export interface ProviderCredentials {
  /** Code of the agency. */
  agency: string
  /** Code of the user. */
  user: string
  password: string
}

export type AnswerCheck = 'enforce' | 'report' | 'off'
export interface AnswerChecks {
  default: AnswerCheck
  /** For shapes marked `x-assumed`; left out, the same as for all others. */
  assumed?: AnswerCheck
  operations: Partial<Record<CheckedId, AnswerCheck>>
}

/** An operation whose answers can be checked: of the agency's document or of the provider's. */
export type CheckedId = OperationId | ProviderOperationId

/** The site of a request, decided once from the canonical host. */
export interface Site extends SiteRecord {
  /** Host name without port; names the site everywhere. */
  host: string
  /** Origin of its pages, with scheme and port. */
  origin: string
}

/** The opened session of a visitor. */
export interface Session {
  /** `_id` of the booking; never leaves the gateway unsealed. */
  booking: string
  site: string
  /** Epoch milliseconds. */
  issuedAt: number
  /** Compared with the store's current one; raised when a payment starts and when it is committed. */
  generation: number
}

export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Milliseconds that never jump, for durations. */
  monotonic(): number
  /** Calls again and again; one run never overlaps the next. The answer stops it. */
  every(milliseconds: number, run: () => void | Promise<void>): () => void
  /** Calls once; the answer stops it. */
  after(milliseconds: number, run: () => void): () => void
  /** A pause, which a signal ends early. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** Named fields only; a body, a query or an error's message never gets in (reliability 0, measurement 12). */
export interface Log {
  request(line: RequestLine): void
  event(name: string, fields?: EventFields): void
  /** A fault of ours. Only the error's class and the places of its stack are kept. */
  fault(error: unknown, fields?: EventFields): void
}

export interface EventFields {
  requestId?: string
  operationId?: string
  site?: string
  /** What people call a payment; opens nothing. */
  reference?: string
  /** Schema paths of a broken contract, names of states; never a value. */
  places?: string[]
  state?: string
  problem?: string
  /** Message codes of the provider: symbols, never its texts. */
  codes?: readonly string[]
  count?: number
  /** Milliseconds. */
  duration?: number
  port?: number
  /** Which share of an upstream: its name, the account and the class of the calls. */
  upstream?: string
  account?: string
  class?: string
}

/**
 * Calls the agency. Adds sessionId and referer, keeps the deadline of the operation's class, checks the answer against
 * the contract. Fails with a Problem whose `outcome` says what the agency knows of the call. Operations of audience
 * `shared` without a session go through cache and single flight: **their answers are shared, never change them.**
 */
export type Upstream = <Id extends UpstreamOperationId>(
  operationId: Id,
  call: UpstreamCall<Id>,
) => Promise<UpstreamAnswer<Id>>

export interface UpstreamCall<Id extends UpstreamOperationId> {
  site: Site
  /** `_id` of the visitor's booking, empty for none; left out, the call goes out with the site's anonymous session. */
  sessionId?: string | undefined
  /** Undefined where the operation has none. */
  params?: Partial<UpstreamParams<Id>>
  body?: UpstreamBody<Id>
  /** Milliseconds for the whole call; default and upper limit is the total of the class. */
  deadline?: number
  /** Cancels the call; leave it out where a caller's hanging up must not. */
  signal?: AbortSignal | undefined
  requestId?: string | undefined
  /** The only property of the answer that the caller looks at: what is broken elsewhere is no matter. */
  uses?: string
}

export interface UpstreamAnswer<Id extends UpstreamOperationId> {
  status: number
  body: UpstreamAnswerBody<Id>
  /** The agency's own bytes. */
  bytes: Uint8Array
  /** Of a shared answer that stands in for one that failed or is broken: milliseconds since its freshness ended. */
  staleFor?: number
}

/** Answers whatever is not an operation. Undefined means: not mine. */
export type Documents = (request: DocumentRequest) => Promise<DocumentAnswer | undefined>

export interface DocumentRequest {
  method: string
  /** Checked path, still percent-encoded; on the payment origin without its base. */
  path: string
  /** Query with its question mark, or an empty text. */
  search: string
  site: Site
  /** True when it was asked of the payment origin. */
  isPaymentOrigin: boolean
  requestId: string
  caller: Caller
}

export interface DocumentAnswer {
  status: number
  /** Lower case names; security headers that are missing are added. */
  headers: Record<string, string>
  body: string | Uint8Array
  /** Name of the page's route, for the log. */
  route?: string
  /** Name of the problem that it tells of, for the log. */
  problem?: string
}
