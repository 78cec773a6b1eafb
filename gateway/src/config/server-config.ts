import type { Config } from '../ports/config.ts'

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
