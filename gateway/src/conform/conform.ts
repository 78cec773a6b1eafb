import { agencyTarget, type AgencyAccess } from './agency-target.ts'
import { askAll, type AskOptions } from './ask.ts'
import type { Finding } from './finding.ts'
import { providerTarget, type ProviderAccess } from './provider-target.ts'

/** The upstreams to check. */
export interface Upstreams {
  agency?: AgencyAccess
  provider?: ProviderAccess
}

/**
 * Checks real upstreams against the contract (decision 1.8): calls their operations and returns one finding for each.
 * Used by the command `npm run conform`.
 * @param now epoch milliseconds
 */
export async function conform({ agency, provider }: Upstreams, options: AskOptions, now: number): Promise<Finding[]> {
  const targets = [
    ...(agency === undefined ? [] : [agencyTarget(agency, now)]),
    ...(provider === undefined ? [] : [providerTarget(provider, now)]),
  ]
  const findings: Finding[] = []
  for (const target of targets) findings.push(...(await askAll(target, options)))
  return findings
}
