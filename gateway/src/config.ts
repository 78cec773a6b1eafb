import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { operations, type OperationLimit } from '@rota/openapi/agency/operations'
import { operations as providerOperations } from '@rota/openapi/provider/operations'
import { collector, ConfigError } from './config-error.ts'
import type { AnswerChecks, CheckedId, Config, CredentialsFor, ProviderConfig } from './ports/config.ts'
import type { SiteKey } from './ports/site.ts'
import { canonicalHost } from './guards/host.ts'
import { isNetwork } from './platform/serving/peer.ts'
import { LIMITS } from './policy/limits.ts'
import type { LimitFactors } from './ports/limits.ts'
import { providerFor } from './upstream/inventory.ts'

/** The configuration of a process, in addition to that of every platform. */
export interface ServerConfig extends Config {
  port: number
  storeFile: string
  webDist: string
  /** Networks of the proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  logLevel: string
  /** How long requests are accepted after SIGTERM, in milliseconds. */
  drainMs: number
  /** Whether `/docs` and `/api/openapi.json` are served. */
  docs: boolean
  /** The file of the sites. `read` parses its current content, or throws a ConfigError. */
  sitesSource: SitesSource
}

/** Where the sites are configured. */
export interface SitesSource {
  file: string
  read: () => Config['sites']
}

const ROOT = resolve(import.meta.dirname, '../..')

const http = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''))
const origin = http.refine((url) => new URL(url).origin === url, 'must be an origin without a path')
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(origin))
const keys = z
  .string()
  .transform((text) => text.split(',').map((key) => new Uint8Array(Buffer.from(key.trim(), 'base64url'))))
  .refine((list) => list.every((key) => key.byteLength === 32), 'must be 32 bytes each, base64url, comma separated')

const CHECK = z.enum(['enforce', 'report', 'off'])

/** Parses a default value and values by name: `report, hotelView=off`. */
const pairsIn = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const end = part.indexOf('=')
      return end < 0 ? { part, value: part } : { part, name: part.slice(0, end), value: part.slice(end + 1) }
    })

/** Shapes that nobody has seen a real agency send may differ (decision 1.3). */
const ANSWER_CHECKS = { default: 'enforce', assumed: 'report' } as const

const checks = z.string().transform((text, context): AnswerChecks => {
  const result: AnswerChecks = { ...ANSWER_CHECKS, operations: {} }
  for (const { part, name, value } of pairsIn(text)) {
    const mode = CHECK.safeParse(value)
    const isKnown = name === undefined || Object.hasOwn({ ...operations, ...providerOperations }, name)
    if (!mode.success || !isKnown) context.addIssue({ code: 'custom', message: `${part} is no check of an operation` })
    else if (name === undefined) result.default = result.assumed = mode.data
    else result.operations[name as CheckedId] = mode.data
  }
  return result
})

const limits = z.string().transform((text, context): LimitFactors => {
  const result: LimitFactors = { default: 1, limits: {} }
  for (const { part, name, value } of pairsIn(text)) {
    const factor = z.coerce.number().positive().safeParse(value)
    const isKnown = name === undefined || name === 'address' || Object.hasOwn(LIMITS, name)
    if (!factor.success || !isKnown) context.addIssue({ code: 'custom', message: `${part} is no factor of a limit` })
    else if (name === undefined) result.default = factor.data
    else if (name === 'address') result.address = factor.data
    else result.limits[name as OperationLimit] = factor.data
  }
  return result
})

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8, comma separated')

const host = z.string().refine((name) => canonicalHost(name) === name, 'must be a host name in lower case')

const siteKey = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,40}$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  scopes: z.array(z.enum(['read', 'book', 'partner'])).min(1),
  until: z.iso.date().optional(),
})

const areDistinct = (all: SiteKey[]) =>
  new Set(all.map(({ name }) => name)).size === all.length && new Set(all.map((it) => it.sha256)).size === all.length

const sites = z
  .record(
    host,
    z.strictObject({
      account: z.string().regex(/^[0-9]{1,12}$/),
      // These end up in the policies of pages and hand-off documents.
      paymentHosts: z.array(host),
      inventory: z.enum(['agency', 'provider']).optional(),
      crawlers: z.enum(['open', 'closed']).optional(),
      keys: z.array(siteKey).default([]).refine(areDistinct, 'must have names and hashes of their own'),
    }),
  )
  .refine((all) => Object.keys(all).length > 0, 'must name a site')

const login = z.strictObject({
  agency: z.string().min(1),
  user: z.string().min(1),
  password: z.string().min(1),
})

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    PUBLIC_URL: origin.optional(),
    PAYMENT_ORIGIN: origin.optional(),
    AGENCY_URL: http,
    AGENCY_AUTH: z.string().min(1).optional(),
    AGENCY_AUTH_SCHEME: z.string().min(1).optional(),
    PROVIDER_URL: http.optional(),
    PROVIDER_CREDENTIALS: z.string().min(1).optional(),
    PROVIDER_MEDIA: origins.default([]),
    IMAGES_URL: http,
    SITES_FILE: z.string().min(1),
    DEFAULT_SITE: z.string().min(1).optional(),
    SESSION_KEYS: keys,
    SESSION_COOKIE: z.enum(['__Host-sid', 'sid']).default('__Host-sid'),
    STORE_FILE: z.string().min(1).default(join(ROOT, '.data/rota.sqlite')),
    WEB_DIST: z.string().min(1).default('web/dist'),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    CONTROL_KEY: z.string().min(16).optional(),
    ANSWER_CHECKS: checks.default({ ...ANSWER_CHECKS, operations: {} }),
    LIMITS: limits.default({ default: 1, limits: {} }),
    TRUSTED_PROXIES: networks.default([]),
    TEST_GUIDE_URL: http.optional(),
    CHANNEL_TAX_PERCENT: z.coerce.number().int().min(0).max(100).optional(),
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(5000),
    DOCS: z.enum(['on', 'off']).default('on'),
    SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto|tel)$/ }).optional(),
    HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
    RECONCILE_MS: z.coerce.number().int().min(100).max(60_000).default(2000),
  })
  .refine(({ PUBLIC_URL, SESSION_COOKIE }) => !(PUBLIC_URL?.startsWith('https:') && SESSION_COOKIE === 'sid'), {
    path: ['SESSION_COOKIE'],
    message: 'sid is for development over http only',
  })

/** Reads the environment and the sites. Throws a ConfigError with all problems at once. */
export function readConfig(env: Record<string, string | undefined>): ServerConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
  const { all, collect } = collector()
  const e = collect(() => orThrow(environment.safeParse(set)))
  // The files are read even if other values are invalid, so that all problems are reported at once.
  const { SITES_FILE, DEFAULT_SITE, PROVIDER_URL, PROVIDER_CREDENTIALS } = e ?? set
  const readSites = () => sitesOf(SITES_FILE ?? '', DEFAULT_SITE)
  const known = SITES_FILE === undefined ? undefined : collect(readSites)
  const provider =
    PROVIDER_URL === undefined ? undefined : collect(() => providerOf(PROVIDER_URL, PROVIDER_CREDENTIALS))
  const isSure = known !== undefined && (provider !== undefined || PROVIDER_URL === undefined)
  if (isSure) collect(() => checkInventory(provider, known))
  if (e === undefined || known === undefined || all.length > 0) throw new ConfigError(all)
  return {
    port: e.PORT,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    paymentOrigin: e.PAYMENT_ORIGIN ?? `http://pay.localhost:${e.PORT}`,
    agency: { url: e.AGENCY_URL, ...authorizationOf(e.AGENCY_AUTH, e.AGENCY_AUTH_SCHEME) },
    ...(provider === undefined ? {} : { provider }),
    providerMedia: e.PROVIDER_MEDIA,
    imagesUrl: e.IMAGES_URL,
    sites: known,
    ...(e.DEFAULT_SITE === undefined ? {} : { defaultSite: e.DEFAULT_SITE }),
    sessionKeys: e.SESSION_KEYS,
    sessionCookie: e.SESSION_COOKIE,
    ...(e.CONTROL_KEY === undefined ? {} : { controlKey: e.CONTROL_KEY }),
    answerChecks: e.ANSWER_CHECKS,
    limits: e.LIMITS,
    trustedProxies: e.TRUSTED_PROXIES,
    ...(e.TEST_GUIDE_URL === undefined ? {} : { testGuideUrl: e.TEST_GUIDE_URL }),
    reconcileMs: e.RECONCILE_MS,
    ...(e.CHANNEL_TAX_PERCENT === undefined ? {} : { channelTax: e.CHANNEL_TAX_PERCENT }),
    storeFile: resolve(ROOT, e.STORE_FILE),
    webDist: resolve(ROOT, e.WEB_DIST),
    logLevel: e.LOG_LEVEL,
    drainMs: e.DRAIN_MS,
    docs: e.DOCS === 'on',
    hstsSubdomains: e.HSTS_SUBDOMAINS === 'on',
    ...(e.SECURITY_CONTACT === undefined ? {} : { securityContact: e.SECURITY_CONTACT }),
    sitesSource: {
      file: resolve(ROOT, e.SITES_FILE),
      read() {
        const next = readSites()
        checkInventory(provider, next)
        return next
      },
    },
  }
}

function sitesOf(file: string, defaultSite: string | undefined): Config['sites'] {
  const known = orThrow(sites.safeParse(readJson('SITES_FILE', file)), 'SITES_FILE')
  if (defaultSite === undefined || Object.hasOwn(known, defaultSite)) return known
  throw new ConfigError([`DEFAULT_SITE ${defaultSite} is not in SITES_FILE`])
}

function authorizationOf(value: string | undefined, scheme: string | undefined): { authorization?: string } {
  if (value === undefined) return {}
  return { authorization: scheme === undefined ? value : `${scheme} ${value}` }
}

/** The provider and its credentials. Credentials in the environment apply to all accounts. */
function providerOf(url: string, text: string | undefined): ProviderConfig {
  if (text === undefined) throw new ConfigError(['PROVIDER_CREDENTIALS is not set'])
  return { url, credentialsFor: text.trimStart().startsWith('{') ? fromEnvironment(text) : fromFile(text) }
}

/** Sites that call the provider directly need a provider, and credentials for their account. */
function checkInventory(provider: ProviderConfig | undefined, known: Config['sites']): void {
  const wanting = provider === undefined ? Object.entries(known).filter(([, it]) => it.inventory === 'provider') : []
  const asking = Object.values(known).filter((site) => providerFor({ provider }, site) !== undefined)
  const accounts = [...new Set(asking.map(({ account }) => account))]
  const without = accounts.filter((account) => provider?.credentialsFor(account) === undefined)
  if (wanting.length + without.length === 0) return
  throw new ConfigError([
    ...wanting.map(([name]) => `SITES_FILE ${name} asks the provider itself, and PROVIDER_URL is not set`),
    ...without.map((account) => `PROVIDER_CREDENTIALS has nothing for account ${account}`),
  ])
}

function fromEnvironment(text: string): CredentialsFor {
  const one = orThrow(login.safeParse(credentialsIn(text)), 'PROVIDER_CREDENTIALS')
  return () => one
}

function fromFile(file: string): CredentialsFor {
  const byAccount = z.record(z.string().regex(/^[0-9]{1,12}$/), login)
  const all = new Map(
    Object.entries(orThrow(byAccount.safeParse(readJson('PROVIDER_CREDENTIALS', file)), 'PROVIDER_CREDENTIALS')),
  )
  return (account) => all.get(account)
}

/** The parser's own message is dropped, because it would quote the password. */
function credentialsIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError(['PROVIDER_CREDENTIALS is not valid JSON'])
  }
}

function readJson(variable: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'))
  } catch {
    throw new ConfigError([`${variable} ${file} cannot be read as JSON`])
  }
}

type Parsed<T> = { success: true; data: T } | { success: false; error: z.ZodError }

function orThrow<T>(parsed: Parsed<T>, variable = ''): T {
  if (parsed.success) return parsed.data
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) =>
      [variable, path.join('.'), wordedBy(message)].filter(Boolean).join(' '),
    ),
  )
}

const wordedBy = (message: string) => (message.endsWith('received undefined') ? 'is not set' : message)
