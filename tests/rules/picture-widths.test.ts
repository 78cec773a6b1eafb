import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

async function numbersIn(file: string, list: RegExp): Promise<number[]> {
  const text = await readFile(join(import.meta.dirname, '../..', file), 'utf8')
  return (list.exec(text)?.[1] ?? '').match(/\d+/g)?.map(Number) ?? []
}

test('pages ask for the widths of pictures that the gateway serves and the contract names (decision 42.9)', async () => {
  const list = /PICTURE_WIDTHS\b[^=]*= \[([\d, ]+)\]/
  const served = await numbersIn('gateway/src/upstream/pictures/scaled-picture.ts', list)
  expect(served.length).toBeGreaterThan(3)
  expect(await numbersIn('web/src/parts/picture-set.ts', list)).toEqual(served)
  const contract = 'openapi/schemas/agency/site/site.yaml'
  expect(await numbersIn(contract, /`\?width=` with ([\d, or]+) returns/)).toEqual(served)
})
