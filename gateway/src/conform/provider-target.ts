import document from '@rota/openapi/provider.json' with { type: 'json' }
import { marks } from '@rota/openapi/provider/marks'
import { operations, type Operation } from '@rota/openapi/provider/operations'
import { readJson } from '../contract/answer.ts'
import { policyOf } from '../policy/classes.ts'
import type { ProviderCredentials } from '../ports/config.ts'
import { openEnvelope } from '../upstream/provider/envelope.ts'
import { PROVIDER_LIMIT } from '../upstream/provider/provider.ts'
import { providerValidatorsOf } from '../upstream/provider/validators.ts'
import { PROVIDER_CHAINS } from './chains.ts'
import type { ConformanceTarget, Question } from './target.ts'
import { documentedInput } from './input.ts'

/** How to reach the provider that is checked. */
export interface ProviderAccess {
  /** Without a trailing slash. */
  url: string
  credentials: ProviderCredentials
}

/** The provider as a target of the conformance check: its questions, and how to send and judge them. */
export function providerTarget({ url, credentials }: ProviderAccess, now: number): ConformanceTarget {
  const rowOf = ({ operationId }: Question) => operations[operationId as Operation['operationId']]
  const login = { Agency: credentials.agency, User: credentials.user, Password: credentials.password }
  let token: string | undefined
  const questions = Object.values(operations).map((row) => {
    const input = documentedInput(document, row, now)
    const isLogin = row.operationId === 'providerLogin'
    const inputWithLogin = isLogin ? { ...input, body: login } : input
    return {
      operationId: row.operationId,
      class: row.class,
      input: inputWithLogin,
      chains: PROVIDER_CHAINS[row.operationId] ?? [],
    }
  })

  return {
    upstream: 'provider',
    questions,
    opening: 'providerLogin',
    takeSession(wire) {
      const answer = readJson(wire) as { body?: { token?: string } }
      token = answer.body?.token
    },
    // Without a token, the provider refuses the calls itself, and the report lists these refusals.
    lacksSession: () => false,
    wireOf(question, { body }) {
      const row = rowOf(question)
      return {
        pool: { upstream: 'provider', class: row.class, account: '' },
        method: row.method,
        url: url + row.path,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body ?? {}),
        deadlines: policyOf(row.class).deadlines,
        limit: PROVIDER_LIMIT,
      }
    },
    async read(question, wire, { checks, log }) {
      const { operationId } = rowOf(question)
      const { body } = openEnvelope(operationId, wire, await providerValidatorsOf(operationId), {
        checks,
        log,
        now,
      })
      return { body }
    },
    async validatorOf(question, status) {
      return (await providerValidatorsOf(rowOf(question).operationId))[`u${status}`]
    },
    pathsOf: (question) => marks[rowOf(question).operationId].answer,
  }
}
