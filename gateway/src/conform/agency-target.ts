import document from '@rota/openapi/agency.json' with { type: 'json' }
import { marks } from '@rota/openapi/agency/marks'
import { operations, type Operation } from '@rota/openapi/agency/operations'
import { without } from '@rota/openapi/strip'
import { readAnswer } from '../contract/answer.ts'
import { validatorsOf } from '../contract/input.ts'
import type { ContractDocument } from '../docs/documents/contract-document.ts'
import { policyOf } from '../policy/classes.ts'
import { AGENCY_LIMIT } from '../upstream/agency.ts'
import { failureOf } from '../upstream/failure.ts'
import { urlTemplate } from '../upstream/wire.ts'
import { AGENCY_CHAINS } from './chains.ts'
import type { ConformanceTarget, Question } from './target.ts'
import { documentedInput } from './input.ts'

/** How to reach the agency that is checked. */
export interface AgencyAccess {
  /** Without a trailing slash. */
  url: string
  /** Host name of the site, sent as `referer`. */
  site: string
  authorization?: string
  /** Id of a session at the agency. Without one, only reads that belong to no visitor are asked. */
  session?: string
}

/** The agency as a target of the conformance check: its questions, and how to send and judge them. */
export function agencyTarget({ url, site, authorization, session = '' }: AgencyAccess, now: number): ConformanceTarget {
  const rows = Object.values(operations).filter(({ gateway }) => !gateway)
  const rowOf = ({ operationId }: Question) => operations[operationId as Operation['operationId']]
  let sessionId = session
  const questions = rows.map((row) => ({
    operationId: row.operationId,
    class: row.class,
    input: documentedInput(document as unknown as ContractDocument, row, now),
    chains: AGENCY_CHAINS[row.operationId] ?? [],
  }))

  return {
    upstream: 'agency',
    questions,
    opening: 'reservationStart',
    takeSession(wire) {
      // The response may differ from the contract, so the first `_id` anywhere in it is taken.
      const match = /"_id"\s*:\s*"([^"]+)"/.exec(new TextDecoder().decode(wire.bytes))
      sessionId = match?.[1] ?? ''
    },
    lacksSession: (question) =>
      sessionId === '' && question.operationId !== 'reservationStart' && rowOf(question).audience === 'session',
    wireOf(question, { path, query, body }) {
      const row = rowOf(question)
      const text = body === undefined ? undefined : JSON.stringify(without(marks[row.operationId].body.added, body))
      return {
        pool: { upstream: 'agency', class: row.class, account: '' },
        method: row.method,
        url: urlTemplate(row)(url, { path, query }, { sessionId, referer: site }),
        headers: {
          accept: 'application/json, text/plain',
          ...(authorization === undefined ? {} : { authorization }),
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(text === undefined ? {} : { body: text }),
        deadlines: policyOf(row.class).deadlines,
        limit: AGENCY_LIMIT,
      }
    },
    async read(question, wire, { checks, log }) {
      const row = rowOf(question)
      if (wire.status < 200 || wire.status > 299) throw failureOf(row, policyOf(row.class), wire, now)
      const answer = await readAnswer(row, wire, checks, { log })
      return answer.valueToForward()
    },
    async validatorOf(question, status) {
      return (await validatorsOf(rowOf(question)))[`u${status}`]
    },
    pathsOf: (question) => marks[rowOf(question).operationId].answer,
  }
}
