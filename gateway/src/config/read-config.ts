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
  const { all, collect } = collector()
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
  const set = collect(() => withFiles(given, Object.keys(environment.shape))) ?? given
  const e = collect(() => orThrow(environment.safeParse(set)))
  // The files are read even if other values are invalid, so that all problems are reported at once.
  const { SITES_FILE, DEFAULT_SITE, PROVIDER_URL, PROVIDER_CREDENTIALS } = e ?? set
  const readSites = () => sitesOf(SITES_FILE ?? '', DEFAULT_SITE)
  // Taken before the file is read, so that the gateway notices a change meanwhile.
  const stamp = stampOf(pathOf(SITES_FILE ?? ''))
  const known = SITES_FILE === undefined ? undefined : collect(readSites)
  const provider =
    PROVIDER_URL === undefined ? undefined : collect(() => providerOf(PROVIDER_URL, PROVIDER_CREDENTIALS))
  const isComplete = known !== undefined && (provider !== undefined || PROVIDER_URL === undefined)
  if (isComplete) collect(() => checkInventory(provider, known))
  if (e === undefined || known === undefined || all.length > 0) throw new ConfigError(all)
  return {
    ...e.PORT,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT.port}`,
    paymentOrigin: e.PAYMENT_ORIGIN ?? `http://pay.localhost:${e.PORT.port}`,
    agency: { url: e.AGENCY_URL, ...authorizationOf(e.AGENCY_AUTH, e.AGENCY_AUTH_SCHEME) },
    ...(provider === undefined ? {} : { provider }),
    providerMedia: e.PROVIDER_MEDIA,
    imagesUrl: e.IMAGES_URL,
    sites: known,
    ...(e.DEFAULT_SITE === undefined ? {} : { defaultSite: e.DEFAULT_SITE }),
    sessionKeys: e.SESSION_KEYS,
    sessionCookie: e.SESSION_COOKIE,
    ...(e.CONTROL_KEY === undefined ? {} : { controlKeys: e.CONTROL_KEY }),
    ...(e.PURGE_URL === undefined ? {} : { front: frontOf(e.PURGE_URL, e.PURGE_HEADER) }),
    answerChecks: e.ANSWER_CHECKS,
    limits: e.LIMITS,
    trustedProxies: e.TRUSTED_PROXIES,
    ...(e.TEST_GUIDE_URL === undefined ? {} : { testGuideUrl: e.TEST_GUIDE_URL }),
    reconcileMs: e.RECONCILE_MS,
    ...(e.CHANNEL_TAX_PERCENT === undefined ? {} : { channelTax: e.CHANNEL_TAX_PERCENT }),
    ...(e.DATABASE_URL === undefined ? {} : { databaseUrl: e.DATABASE_URL }),
    storeFile: pathOf(e.STORE_FILE),
    ...(e.REDIS_URL === undefined ? {} : { redisUrl: e.REDIS_URL }),
    webDist: pathOf(e.WEB_DIST),
    logLevel: e.LOG_LEVEL,
    hasAdminPort: e.ADMIN_PORT !== undefined,
    ...(e.ADMIN_PORT === undefined ? {} : { admin: e.ADMIN_PORT }),
    ...(e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? {}
      : {
          tracing: {
            endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: e.OTEL_EXPORTER_OTLP_HEADERS,
            share: e.OTEL_TRACES_SAMPLER_ARG,
          },
        }),
    drainMs: e.DRAIN_MS,
    docs: e.DOCS === 'on',
    hstsSubdomains: e.HSTS_SUBDOMAINS === 'on',
    ...(e.SECURITY_CONTACT === undefined ? {} : { securityContact: e.SECURITY_CONTACT }),
    sitesSource: {
      file: pathOf(e.SITES_FILE),
      stamp,
      read() {
        const next = readSites()
        checkInventory(provider, next)
        return next
      },
    },
  }
}

const frontOf = (url: string, header: [string, string] | undefined) => ({ url, ...(header && { header }) })

/** The `Authorization` value for the agency, after its scheme if it has one. */
export function authorizationOf(value: string | undefined, scheme: string | undefined): { authorization?: string } {
  if (value === undefined) return {}
  return { authorization: scheme === undefined ? value : `${scheme} ${value}` }
}
