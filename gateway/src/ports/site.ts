/** The site of a request, determined once from the canonical host. */
export interface Site extends SiteRecord {
  /** Host name without port, which identifies the site. */
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
  /** Compared with the stored generation, which is raised when a payment starts and when it is committed. */
  generation: number
}

/** Destination of a request, determined once. Later steps never look at the host header again (decision 7.1). */
export interface Place {
  site: Site
  isPaymentOrigin: boolean
  /** Still percent-encoded; on the payment origin without its base. */
  path: string
  search: string
}

/** A site as it is configured. */
export interface SiteRecord {
  account: string
  /** Hosts that a payment may lead to. */
  paymentHosts: string[]
  /** Keys of the site's integrators. */
  keys: SiteKey[]
  /** Who handles provider calls. Default: the provider, if the gateway has one. */
  inventory?: 'agency' | 'provider' | undefined
  /** Whether search engines may read the site. Default: open, but closed below `localhost`. */
  crawlers?: 'open' | 'closed' | undefined
}

/** A configured key. The key itself is not stored. */
export interface SiteKey {
  /** Name of the key in logs and rate limits. */
  name: string
  /** Hash of the key, in hexadecimal. */
  sha256: string
  scopes: readonly ('read' | 'book' | 'partner')[]
  /** Last valid day, YYYY-MM-DD in the sites' time zone. Default: no end. */
  until?: string | undefined
  /** Whether it is an operator's key, which belongs to no site. */
  isControl?: true
}
