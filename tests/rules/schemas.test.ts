import { describe, expect, it } from 'vitest'
import { composeFaults, containerfileFaults, HAS_TOOLS, kubernetesFaults } from './schemas.ts'
import { files, read } from './tree.ts'

const COMPOSE = 'deploy/compose.yaml'
const CONTAINERFILE = 'deploy/Containerfile'
const GATEWAY = 'deploy/kubernetes/gateway.yaml'
const kubernetes = files.filter((file) => file.startsWith('deploy/kubernetes/'))

describe.runIf(HAS_TOOLS)('the files of deploy/ in formats of others', () => {
  it('compose.yaml is what the schema of Compose allows', () => {
    expect(composeFaults(read(COMPOSE))).toEqual([])
  })

  it('every object of kubernetes/ has the properties that its kind in Kubernetes has', () => {
    expect(kubernetes.length).toBe(2)
    expect(kubernetesFaults(kubernetes.map(read).join('\n---\n'))).toEqual([])
  })

  it('the Containerfile can be parsed, and its linter finds nothing', () => {
    expect(containerfileFaults(read(CONTAINERFILE))).toEqual([])
  })

  it.each<[string, (text: string) => string[], [from: string, to: string, said: RegExp][]]>([
    [
      COMPOSE,
      composeFaults,
      [
        ['read_only: true', 'readonly: true', /additional/],
        ['interval: 2s', 'interval: [2s]', /healthcheck\/interval/],
      ],
    ],
    [
      GATEWAY,
      kubernetesFaults,
      [
        ['maxSurge: 1', 'maxSurges: 1', /maxSurges/],
        ['containerPort: 4000', "containerPort: '4000'", /'string' is not assignable to type 'number'/],
        ['minAvailable: 1', 'minAvailable: [1]', /'number\[\]' is not assignable/],
      ],
    ],
    [
      CONTAINERFILE,
      containerfileFaults,
      [
        ['STOPSIGNAL SIGTERM', 'STOPSIGNAL', /argument/],
        ['ENTRYPOINT [', 'ENTRYPOINTS [', /ENTRYPOINTS/],
      ],
    ],
  ])('mistakes in %s are found', (file, faultsOf, mistakes) => {
    const wrong = mistakes.reduce((text, [from, to]) => {
      expect(text).toContain(from)
      return text.replace(from, to)
    }, read(file))
    const said = faultsOf(wrong).join('\n')
    for (const [, , words] of mistakes) expect(said).toMatch(words)
  })
})
