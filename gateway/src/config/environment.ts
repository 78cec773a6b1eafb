import * as z from 'zod'
import { isNetwork } from '../platform/serving/peer.ts'
import type { ListenAddress } from './server-config.ts'
import { ANSWER_CHECKS, answerChecks, limits } from './by-operation.ts'
import { controlKeys } from './control-keys.ts'

/** A URL without trailing slashes. */
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''))
const origin = httpUrl.refine((url) => new URL(url).origin === url, 'must be an origin without a path')
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(origin))
const keys = z
  .string()
  .transform((text) => text.split(',').map((key) => new Uint8Array(Buffer.from(key.trim(), 'base64url'))))
  .refine((list) => list.every((key) => key.byteLength === 32), 'must be 32 bytes each, base64url, comma separated')

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8, comma separated')

/** Parses a port with or without an address: `9100`, `0.0.0.0:9100`, `[::]:9100`. */
const listenAddress = (defaultHost: string | undefined) =>
  z.string().transform((text, context): ListenAddress => {
    const [, host = defaultHost, digits] = /^(?:\[?([0-9a-f.:]+)\]?:)?(\d{1,5})$/.exec(text.trim()) ?? []
    const port = Number(digits)
    if (port <= 65_535 && (host === undefined || isNetwork(host))) return { host, port }
    context.addIssue({ code: 'custom', message: 'must be a port or an address with a port, such as 0.0.0.0:9100' })
    return z.NEVER
  })

/** Parses a header: `Name: value`. */
const header = z.string().transform((text, context): [name: string, value: string] => {
  const [, name, value] = /^([\w-]+): *([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/.exec(text.trim()) ?? []
  if (name !== undefined && value !== undefined) return [name.toLowerCase(), value]
  context.addIssue({ code: 'custom', message: 'must be a header, such as Fastly-Key: …' })
  return z.NEVER
})

/** Parses headers as OpenTelemetry specifies them: `name=value,other=value`, with percent-encoded values. */
const collectorHeaders = z.string().transform((text, context): Record<string, string> => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(\S(?:.*\S)?)\s*$/.exec(pair) ?? [])
  const headers = pairs.map(([, name, value = '']) => [name?.toLowerCase(), decoded(value)] as const)
  if (headers.every(([name, value]) => name !== undefined && value !== undefined && /^[\x20-\x7e]+$/.test(value)))
    return Object.fromEntries(headers) as Record<string, string>
  context.addIssue({ code: 'custom', message: 'must be headers, such as authorization=Basic%20…,x-tenant=…' })
  return z.NEVER
})

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The schema of every environment variable that a gateway reads. */
export const environment = z
  .object({
    PORT: listenAddress(undefined).prefault('4000'),
    PUBLIC_URL: origin.optional(),
    PAYMENT_ORIGIN: origin.optional(),
    AGENCY_URL: httpUrl,
    AGENCY_AUTH: z.string().min(1).optional(),
    AGENCY_AUTH_SCHEME: z.string().min(1).optional(),
    PROVIDER_URL: httpUrl.optional(),
    PROVIDER_CREDENTIALS: z.string().min(1).optional(),
    PROVIDER_MEDIA: origins.default([]),
    IMAGES_URL: httpUrl,
    SITES_FILE: z.string().min(1),
    DEFAULT_SITE: z.string().min(1).optional(),
    SESSION_KEYS: keys,
    SESSION_COOKIE: z.enum(['__Host-sid', 'sid']).default('__Host-sid'),
    DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be postgres://…' }).optional(),
    STORE_FILE: z.string().min(1).default('.data/rota.sqlite'),
    REDIS_URL: z.url({ protocol: /^rediss?$/, hostname: /./ }).optional(),
    WEB_DIST: z.string().min(1).default('web/dist'),
    ADMIN_PORT: listenAddress('127.0.0.1').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: collectorHeaders.default({}),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    CONTROL_KEY: controlKeys.optional(),
    PURGE_URL: httpUrl.optional(),
    PURGE_HEADER: header.optional(),
    ANSWER_CHECKS: answerChecks.default({ ...ANSWER_CHECKS, operations: {} }),
    LIMITS: limits.default({ default: 1, limits: {} }),
    TRUSTED_PROXIES: networks.default([]),
    TEST_GUIDE_URL: httpUrl.optional(),
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
