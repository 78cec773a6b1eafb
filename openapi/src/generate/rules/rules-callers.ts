import { SCOPE_OF_CLASS } from '../classes.ts'
import { callsOf, isGatewayApi, type Call, type Document } from '../document/document.ts'
import type { Rule } from './rule.ts'

const SCOPES: Readonly<Record<string, string>> = SCOPE_OF_CLASS

/** Rules about security, for a contract with site keys. */
export const callerRules: Rule[] = [
  {
    name: 'caller-key',
    sentence:
      'A call names in security the scope of its class for a siteKey, once; with x-scope: partner the key, or the operators’ controlKey, is the only way in',
    check: perKeyedCall((call, document) => {
      const requirements = requirementsOf(call, document)
      const scope = isPartner(call) ? 'partner' : SCOPES[call.operation['x-class'] ?? '']
      const keyRequirements = requirements.filter((requirement) => 'siteKey' in requirement)
      const hasScope = JSON.stringify(keyRequirements) === JSON.stringify([{ siteKey: [scope] }])
      return [
        ...(hasScope ? [] : [`does not ask a key for the scope ${scope}`]),
        ...(isPartner(call) && !requirements.every(isByKey) ? ['has another way in than its key'] : []),
      ]
    }),
  },
  {
    name: 'caller-session',
    sentence:
      'A call that may know its visitor names sessionCookie, takes the header X-Session and may answer it; no other call does',
    check: perKeyedCall((call, document) => {
      const usesSession = !isPartner(call) && (call.operation['x-audience'] !== 'shared' || isBoot(call))
      const parts = {
        'sessionCookie as a way in': requirementsOf(call, document).some(
          (requirement) => 'sessionCookie' in requirement,
        ),
        'the parameter X-Session': call.parameters.some((it) => it.in === 'header' && it.name === 'X-Session'),
        'the answered header X-Session': call.answers.some(
          ({ isSuccess, response }) => isSuccess && 'X-Session' in (response.headers ?? {}),
        ),
      }
      return Object.entries(parts)
        .filter(([, isThere]) => isThere !== usesSession)
        .map(([what]) => `${usesSession ? 'lacks' : 'has'} ${what}`)
    }),
  },
]

const isPartner = ({ operation }: Call) => operation['x-scope'] === 'partner'

const isByKey = (requirement: object) => 'siteKey' in requirement || 'controlKey' in requirement

/** The only shared call that also returns data of the visitor. */
const isBoot = ({ operation }: Call) => operation['x-class'] === 'boot'

/** The security requirements of a call, each of which is enough. */
const requirementsOf = ({ operation }: Call, document: Document) => operation.security ?? document.security ?? []

/** Applies a check to every call of a contract with site keys, and prefixes its messages with the operationId. */
function perKeyedCall(check: (call: Call, document: Document) => string[]): Rule['check'] {
  return (document) => {
    if (!isGatewayApi(document)) return []
    return callsOf(document).flatMap((call) => check(call, document).map((problem) => `${call.id} ${problem}`))
  }
}
