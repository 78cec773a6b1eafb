import { describe, expect, it } from 'vitest'
import { read } from './tree.ts'

interface Bill {
  bomFormat: string
  specVersion: string
  components: { 'bom-ref': string; purl?: string }[]
}

const WORKSPACES = ['gateway', 'web', 'openapi']

describe('the bill of materials', () => {
  const bill = JSON.parse(read('dist/sbom.cdx.json')) as Bill
  const refs = bill.components.map((component) => component['bom-ref'])

  it('is CycloneDX', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) as string })
    expect(new Set(refs).size).toBe(refs.length)
  })

  it('has every package that gateway, storefront or contract need, at the exact version, and none of the tests', () => {
    const needed = WORKSPACES.flatMap((workspace) => {
      const { dependencies = {} } = JSON.parse(read(`${workspace}/package.json`)) as {
        dependencies?: Record<string, string>
      }
      return Object.entries(dependencies).filter(([name]) => !name.startsWith('@rota/'))
    }).map(([name, version]) => `${name}@${version}`)
    expect(needed.length).toBeGreaterThan(10)
    expect(needed.filter((ref) => !refs.includes(ref))).toEqual([])
    expect(refs.filter((ref) => /^(vitest|knip|@playwright\/test|msw|turbo)@/.test(ref))).toEqual([])
  })
})
