import openapiTS, { astToString } from 'openapi-typescript'
import type { Document } from '../document/document.ts'

/**
 * The TypeScript declarations of one leg of the contract. Properties with a default stay optional, because callers may
 * omit them and nothing fills them in.
 */
export async function printTypes(document: Document): Promise<string> {
  const ast = await openapiTS(JSON.stringify(document), { silent: true, defaultNonNullable: false })
  return astToString(ast)
}
