import { Problem } from '../../ports/problem.ts'
import { contractTexts, serve } from '../../booking/contract-texts.ts'
import type { Operation } from '../../ports/context.ts'

/** The exact bytes of a contract text: a current one, or one that a visitor has accepted (decisions 20.4 and 20.5). */
export const handle: Operation<'contractView'> = async ({ site, params, signal, requestId }, context) => {
  const { sha256 } = params.path
  const texts = await contractTexts({ site, signal, requestId }, context)
  const kept = await context.store.read('contracts', `${site.host}/${sha256}`)
  const found = texts.find((it) => it.sha256 === sha256) ?? (kept && (await serve(kept)))
  if (found === undefined) throw new Problem('not-found')
  return { status: 200, body: found.text, bytes: found.bytes }
}
