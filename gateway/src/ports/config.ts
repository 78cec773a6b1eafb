import type { SiteRecord } from './site.ts'
import type { OperationId } from './contract.ts'
import type { LimitFactors } from './limits.ts'
import type { ProviderOperationId } from './provider.ts'

/** The configuration that is the same on every platform; `config.ts` adds what only a process has. */
export interface Config {
  /** Origin under which visitors reach the gateway, such as `http://localhost:4000`. */
  publicUrl: string
  /** Origin, in the demo with a path, that serves hand-off documents and nothing else. */
  paymentOrigin: string
  agency: { url: string; authorization?: string }
  /** Left out, calls that are bound for the provider go to the agency, whatever the site. */
  provider?: ProviderConfig
  imagesUrl: string
  sites: Record<string, SiteRecord>
  /** Site that 127.0.0.1 and [::1] stand for; start and dev only. */
  defaultSite?: string
  /** 32 bytes each; the first seals, all open. */
  sessionKeys: Uint8Array[]
  sessionCookie: string
  controlKey?: string
  answerChecks: AnswerChecks
  /** False: there is no documentation, neither `/docs` nor `/api/openapi.json`. */
  docs?: boolean
  /** Left out, every limit is at its figures. */
  limits?: LimitFactors
  /** Where weaknesses are reported to, in `/.well-known/security.txt`; left out, there is no such file. */
  securityContact?: string
  /** Whether a browser that has seen us by https keeps to it for our sub-domains too. */
  hstsSubdomains?: boolean
  /** Where pretend upstreams tell testers about themselves; set where there are such. */
  testGuideUrl?: string
  /** How often open payments are looked after, in milliseconds. */
  reconcileMs: number
  /** Share of a reservation's total that is told to hotels as taxes, in percent; 20 when it is not given. */
  channelTax?: number
}

/** The provider's API and what each account logs in with. */
export interface ProviderConfig {
  /** Such as `https://service.example/v2`, without a slash at its end. */
  url: string
  credentialsFor: CredentialsFor
}

/** What an account calls an upstream with; undefined when nobody has configured it. */
export type CredentialsFor = (account: string, upstream: 'provider') => ProviderCredentials | undefined

export interface ProviderCredentials {
  /** Code of the agency. */
  agency: string
  /** Code of the user. */
  user: string
  password: string
}

export type AnswerCheck = 'enforce' | 'report' | 'off'

export interface AnswerChecks {
  default: AnswerCheck
  /** For shapes marked `x-assumed`; left out, the same as for all others. */
  assumed?: AnswerCheck
  operations: Partial<Record<CheckedId, AnswerCheck>>
}

/** An operation whose answers can be checked: of the agency's document or of the provider's. */
export type CheckedId = OperationId | ProviderOperationId
