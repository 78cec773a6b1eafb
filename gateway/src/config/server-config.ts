import type { Config } from '../ports/config.ts'

/** What a gateway process adds to the configuration of all platforms. */
export interface ServerConfig extends Config, ListenAddress {
  /** PostgreSQL URL of the store, with user and password. Without it, records are in `storeFile`. */
  databaseUrl?: string
  storeFile: string
  /** URL of the Redis with the shared responses and rate limits. Without it, each process has its own. */
  redisUrl?: string
  webDist: string
  /** Networks of the proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  logLevel: string
  /** How long requests are accepted after SIGTERM, in milliseconds. */
  drainMs: number
  /** Where metrics and health are served. Without it there are no metrics, and health is on the public port. */
  admin?: ListenAddress
  /** Where traces are sent. */
  tracing?: TracingConfig
  /** As in `Config`, but always set. */
  docs: boolean
  sitesSource: SitesSource
}

/** Where a port is opened. */
export interface ListenAddress {
  /** IP address. Without one, all addresses of the machine. */
  host: string | undefined
  port: number
}

export interface TracingConfig {
  /** Base URL of the collector (OTLP over HTTP), without a trailing slash. */
  endpoint: string
  /** Headers that authenticate the gateway at the collector. */
  headers: Readonly<Record<string, string>>
  /** Share of ordinary requests whose traces are kept, from 0 to 1. */
  share: number
}

/** Where the sites are configured. */
export interface SitesSource {
  file: string
  /** Result of `stampOf` before the file was read; a different stamp later means that the file has changed. */
  stamp: string
  /** Parses the current content of the file, or throws a ConfigError. */
  read: () => Config['sites']
}
