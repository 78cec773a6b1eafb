import type { SiteKey, SiteRecord } from './site.ts'
import type { OperationId } from './contract.ts'
import type { LimitFactors } from './limits.ts'
import type { ProviderOperationId } from './provider.ts'

/** The configuration shared by all platforms. `config/` adds that of a process. */
export interface Config {
  /** Public origin of the gateway, such as `http://localhost:4000`. */
  publicUrl: string
  /** Origin (in the demo with a path) that serves only hand-off documents. */
  paymentOrigin: string
  agency: { url: string; authorization?: string }
  /** Without it, provider calls go to the agency on all sites. */
  provider?: ProviderConfig
  imagesUrl: string
  /** Origins of the provider's pictures besides its own. */
  providerMedia?: readonly string[]
  sites: Record<string, SiteRecord>
  /** Site served at 127.0.0.1 and [::1], in start and dev only. */
  defaultSite?: string
  /** Keys of 32 bytes. The first encrypts, all decrypt. */
  sessionKeys: Uint8Array[]
  /** Name of the session cookie. */
  sessionCookie: string
  /** The operators' keys, which open every site. */
  controlKeys?: readonly SiteKey[]
  /** URL at which the CDN in front is told what to drop, and the header that authenticates the gateway there. */
  front?: { url: string; header?: readonly [name: string, value: string] }
  answerChecks: AnswerChecks
  /** Whether `/docs` and `/api/openapi.json` are served. Default: true. */
  docs?: boolean
  /** Factors for the rate limits. Default: 1 for all. */
  limits?: LimitFactors
  /** Whether health is served on a port of its own, and not on the public one. */
  hasAdminPort?: boolean
  /** Contact in `/.well-known/security.txt`. Without it, there is no such file. */
  securityContact?: string
  /** Whether Strict-Transport-Security includes sub-domains. */
  hstsSubdomains?: boolean
  /** URL of the mocks' guide for testers, if there are mocks. */
  testGuideUrl?: string
  /** Interval between checks of open payments, in milliseconds. */
  reconcileMs: number
  /** Tax share of a channel reservation's total, in per cent. Default: 20. */
  channelTax?: number
}

/** The provider's API and the login of each account. */
export interface ProviderConfig {
  /** Such as `https://service.example/v2`, without a trailing slash. */
  url: string
  credentialsFor: CredentialsFor
}

/** Credentials of an account at the provider, or undefined if not configured. */
export type CredentialsFor = (account: string) => ProviderCredentials | undefined

/** The login of an account at the provider. */
export interface ProviderCredentials {
  /** Code of the agency. */
  agency: string
  /** Code of the user. */
  user: string
  password: string
}

/**
 * How responses are checked against the contract. `enforce` refuses a response that does not match, `report` forwards
 * and logs it, and `off` checks nothing.
 */
export type AnswerCheck = 'enforce' | 'report' | 'off'

/** The checks of responses. An operation without an entry in `operations` has the default. */
export interface AnswerChecks {
  default: AnswerCheck
  /** Check of shapes marked `x-assumed`. Default: `default`. */
  assumed?: AnswerCheck
  operations: Partial<Record<CheckedId, AnswerCheck>>
}

/** An operation whose responses can be validated: of the agency's document or of the provider's. */
export type CheckedId = OperationId | ProviderOperationId
