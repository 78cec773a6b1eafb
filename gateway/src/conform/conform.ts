import { agencyDesk, type AskedAgency } from './agency-desk.ts'
import { askAll, type Asking } from './ask.ts'
import type { Finding } from './finding.ts'
import { providerDesk, type AskedProvider } from './provider-desk.ts'

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
  const desks = [
    ...(agency === undefined ? [] : [agencyDesk(agency, now)]),
    ...(provider === undefined ? [] : [providerDesk(provider, now)]),
  ]
  const findings: Finding[] = []
  for (const desk of desks) findings.push(...(await askAll(desk, asking)))
  return findings
}
