import { agencyTarget, type AskedAgency } from './agency-target.ts'
import { askAll, type Asking } from './ask.ts'
import type { Finding } from './finding.ts'
import { providerTarget, type AskedProvider } from './provider-target.ts'

/** The upstreams to ask. */
export interface Upstreams {
  agency?: AskedAgency
  provider?: AskedProvider
}

/**
 * Asks upstreams through the contract (decision 1.8).
 * @param now epoch milliseconds
 */
export async function conform({ agency, provider }: Upstreams, asking: Asking, now: number): Promise<Finding[]> {
  const targets = [
    ...(agency === undefined ? [] : [agencyTarget(agency, now)]),
    ...(provider === undefined ? [] : [providerTarget(provider, now)]),
  ]
  const findings: Finding[] = []
  for (const target of targets) findings.push(...(await askAll(target, asking)))
  return findings
}
