import { collector, ConfigError } from './config-error.ts'
import { environment } from './environment.ts'
import { stampOf } from './file-stamp.ts'
import { withFiles } from './from-files.ts'
import { orThrow, pathOf } from './parse.ts'
import { checkInventory, providerOf } from './provider.ts'
import type { ServerConfig } from './server-config.ts'
import { sitesOf } from './sites.ts'

/** Reads the environment and the sites. Throws a ConfigError with all problems at once. */
export function readConfig(env: Record<string, string | undefined>): ServerConfig {
  const { problems, collect } = collector()
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
  const variables = collect(() => withFiles(nonEmpty, Object.keys(environment.shape))) ?? nonEmpty
  const parsed = collect(() => orThrow(environment.safeParse(variables)))
  // The files are also read if other values are invalid, so that all problems are reported at once.
  const { SITES_FILE, DEFAULT_SITE, PROVIDER_URL, PROVIDER_CREDENTIALS } = parsed ?? variables
  const readSites = () => sitesOf(SITES_FILE ?? '', DEFAULT_SITE)
  // The stamp is taken before the file is read, so that a change in between is noticed.
  const stamp = stampOf(pathOf(SITES_FILE ?? ''))
  const sites = SITES_FILE === undefined ? undefined : collect(readSites)
  const provider =
    PROVIDER_URL === undefined ? undefined : collect(() => providerOf(PROVIDER_URL, PROVIDER_CREDENTIALS))
  const isComplete = sites !== undefined && (provider !== undefined || PROVIDER_URL === undefined)
  if (isComplete) collect(() => checkInventory(provider, sites))
  if (parsed === undefined || sites === undefined || problems.length > 0) throw new ConfigError(problems)
  return {
    ...parsed.PORT,
    publicUrl: parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT.port}`,
    paymentOrigin: parsed.PAYMENT_ORIGIN ?? `http://pay.localhost:${parsed.PORT.port}`,
    agency: { url: parsed.AGENCY_URL, ...authorizationOf(parsed.AGENCY_AUTH, parsed.AGENCY_AUTH_SCHEME) },
    ...(provider === undefined ? {} : { provider }),
    providerMedia: parsed.PROVIDER_MEDIA,
    imagesUrl: parsed.IMAGES_URL,
    sites,
    ...(parsed.DEFAULT_SITE === undefined ? {} : { defaultSite: parsed.DEFAULT_SITE }),
    sessionKeys: parsed.SESSION_KEYS,
    sessionCookie: parsed.SESSION_COOKIE,
    ...(parsed.CONTROL_KEY === undefined ? {} : { controlKeys: parsed.CONTROL_KEY }),
    ...(parsed.PURGE_URL === undefined ? {} : { front: frontOf(parsed.PURGE_URL, parsed.PURGE_HEADER) }),
    answerChecks: parsed.ANSWER_CHECKS,
    limits: parsed.LIMITS,
    trustedProxies: parsed.TRUSTED_PROXIES,
    ...(parsed.TEST_GUIDE_URL === undefined ? {} : { testGuideUrl: parsed.TEST_GUIDE_URL }),
    reconcileMs: parsed.RECONCILE_MS,
    ...(parsed.CHANNEL_TAX_PERCENT === undefined ? {} : { channelTax: parsed.CHANNEL_TAX_PERCENT }),
    ...(parsed.DATABASE_URL === undefined ? {} : { databaseUrl: parsed.DATABASE_URL }),
    storeFile: pathOf(parsed.STORE_FILE),
    ...(parsed.REDIS_URL === undefined ? {} : { redisUrl: parsed.REDIS_URL }),
    webDist: pathOf(parsed.WEB_DIST),
    logLevel: parsed.LOG_LEVEL,
    hasAdminPort: parsed.ADMIN_PORT !== undefined,
    ...(parsed.ADMIN_PORT === undefined ? {} : { admin: parsed.ADMIN_PORT }),
    ...(parsed.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? {}
      : {
          tracing: {
            endpoint: parsed.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: parsed.OTEL_EXPORTER_OTLP_HEADERS,
            share: parsed.OTEL_TRACES_SAMPLER_ARG,
          },
        }),
    drainMs: parsed.DRAIN_MS,
    docs: parsed.DOCS === 'on',
    hstsSubdomains: parsed.HSTS_SUBDOMAINS === 'on',
    ...(parsed.SECURITY_CONTACT === undefined ? {} : { securityContact: parsed.SECURITY_CONTACT }),
    sitesSource: {
      file: pathOf(parsed.SITES_FILE),
      stamp,
      read() {
        const changedSites = readSites()
        checkInventory(provider, changedSites)
        return changedSites
      },
    },
  }
}

const frontOf = (url: string, header: [string, string] | undefined) => ({ url, ...(header && { header }) })

/** The `Authorization` header for the agency: the value, after its scheme if there is one. */
export function authorizationOf(value: string | undefined, scheme: string | undefined): { authorization?: string } {
  if (value === undefined) return {}
  return { authorization: scheme === undefined ? value : `${scheme} ${value}` }
}
