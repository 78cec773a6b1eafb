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

/** Where a request goes, decided once; nothing after it looks at the host again (decision 7.1). */
export interface Place {
  site: Site
  isPaymentOrigin: boolean
  /** Still percent-encoded; on the payment origin without its base. */
  path: string
  search: string
}

export interface SiteRecord {
  account: string
  /** Hosts that a payment may lead to. */
  paymentHosts: string[]
  /** Keys of programs that call in the name of the site's integrators. */
  keys: SiteKey[]
  /** Who answers calls that are bound for the provider; left out, the provider itself where the gateway has one. */
  inventory?: 'agency' | 'provider' | undefined
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
