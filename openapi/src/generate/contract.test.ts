import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { generated, shop, SHOP } from '../testing/shop.ts'
import { generateContract, printContract } from './contract.ts'

const lintConfig = path.join(import.meta.dirname, '../../redocly.yaml')

test('lints, checks and prints a contract', async () => {
  const files = await generateContract('shop', SHOP, lintConfig)
  expect([...files.keys()].filter((name) => !/^(?:validators|constraints)\//.test(name))).toEqual([
    'shop.json',
    'callers.json',
    'types.d.ts',
    'upstream.d.ts',
    'handlers.d.ts',
    'operations.js',
    'operations.d.ts',
    'routes.js',
    'routes.d.ts',
    'marks.js',
    'marks.d.ts',
    'constraints.js',
    'constraints.d.ts',
    'enums.js',
    'enums.d.ts',
  ])
})

test('prints the same bytes for the same contract', async () => {
  expect([...(await printContract('shop', shop()))]).toEqual([...(await printContract('shop', shop()))])
})

test('generated modules need no eval and no external imports', async () => {
  const folder = await generated(shop())
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const imports = names.flatMap(
    (name) => readFileSync(path.join(folder, name), 'utf8').match(/(?<=from )'[^']*'/g) ?? [],
  )
  expect(imports.filter((name) => !/^'\.\.?\//.test(name))).toEqual([])
  const script = `${names.map((name) => `import './${name}'`).join('\n')}
    import { load } from './validators/index.js'
    const { body } = await load.orderCreate()
    process.stdout.write(String(body({ pay: { kind: 'transfer', bank: 'x' }, total: 1.1, from: 20270521, to: 20270522 })))`
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script]
  expect(execFileSync(process.execPath, flags, { cwd: folder, encoding: 'utf8' })).toBe('true')
})
