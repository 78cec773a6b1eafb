import type { Config } from '../ports/config.ts'

/** The configuration of a process, in addition to that of every platform. */
export interface ServerConfig extends Config, ListenAddress {
  /** The database of the store, with user and password. Without it, records are in `storeFile`. */
  databaseUrl?: string
  storeFile: string
  /** Where shared answers and limits are. Without it, each process has its own. */
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
  /** Whether `/docs` and `/api/openapi.json` are served. */
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
  /** By which the collector knows the caller. */
  headers: Readonly<Record<string, string>>
  /** Share of the ordinary requests that are kept, from 0 to 1. */
  share: number
}

/** Where the sites are configured. */
export interface SitesSource {
  file: string
  /** That of the file before its content was read (`stampOf`). */
  stamp: string
  /** Parses the current content of the file, or throws a ConfigError. */
  read: () => Config['sites']
}
