import { Problem } from '../../ports/problem.ts'
import { storedContractText } from '../../booking/contract-texts.ts'
import type { Operation } from '../../ports/context.ts'

/** The exact bytes of a contract text that a quote has offered, or a visitor accepted (decisions 20.4 and 20.5). */
export const handle: Operation<'contractView'> = async ({ site, params }, context) => {
  const storedText = await storedContractText(site, params.path.sha256, context)
  if (storedText === undefined) throw new Problem('not-found')
  return { status: 200, body: storedText.text, bytes: storedText.bytes }
}
