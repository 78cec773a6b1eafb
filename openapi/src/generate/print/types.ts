import openapiTS, { astToString } from 'openapi-typescript'
import type { Document } from '../document/document.ts'

/**
 * The TypeScript declarations of one leg of the contract. Properties with a default stay optional: a caller may leave
 * them out, and nothing fills them in within a body.
 */
export async function printTypes(document: Document): Promise<string> {
  const ast = await openapiTS(JSON.stringify(document), { silent: true, defaultNonNullable: false })
  return astToString(ast)
}
