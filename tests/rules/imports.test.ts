import { describe, expect, it } from 'vitest'
import { files, importsOf, isSource, isTestCode, read } from './tree.ts'

const workspaces = ['openapi', 'gateway', 'web', 'mocks', 'tests'] as const
type Workspace = (typeof workspaces)[number]

/** The workspaces that each workspace may import from (decision 2.1). */
const allowed: Record<Workspace, Workspace[]> = {
  openapi: [],
  gateway: ['openapi'],
  web: ['openapi'],
  mocks: ['openapi'],
  tests: ['openapi', 'gateway', 'web', 'mocks'],
}

const workspaceOf = (path: string): Workspace | undefined =>
  workspaces.find((name) => path.startsWith(`${name}/`) || path.startsWith(`@rota/${name}`))
const sources = files.filter((file) => isSource(file) && workspaceOf(file) !== undefined)

/** Imports from one workspace to another. */
const edges = sources.flatMap((file) =>
  importsOf(file)
    .map((target) => ({ file, target, from: workspaceOf(file), to: workspaceOf(target) }))
    .filter(({ from, to }) => to !== undefined && to !== from),
)

describe('imports', () => {
  it('gateway, web and mocks never import each other, and openapi imports nothing; only web/src/demo.ts may compose them', () => {
    const broken = edges.filter(
      ({ file, from, to }) => from && to && !allowed[from].includes(to) && file !== 'web/src/demo.ts',
    )
    expect(broken.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  it('workspaces are imported by the exports of their package.json, never by a path into them', () => {
    const broken = edges.filter(({ target }) => !target.startsWith('@rota/'))
    expect(broken.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  it('nothing imports tests, and no product imports code that tests share', () => {
    const broken = sources
      .filter((file) => !file.startsWith('tests/'))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ file, target }) => /^(tests\/|@rota\/tests)/.test(target) || (isTestCode(target) && !isTestCode(file)))
    expect(broken.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  it('web/src/demo.ts is reached by exactly one dynamic import', () => {
    const importers = sources.filter((file) => importsOf(file).includes('web/src/demo.ts'))
    expect(importers).toEqual(['web/src/main.tsx'])
    expect(read('web/src/main.tsx').match(/'\.\/demo\.ts'/g)).toHaveLength(1)
    expect(read('web/src/main.tsx')).toContain("import('./demo.ts')")
  })

  it('no node: import in the gateway outside platform/, main.ts, config/ and the store on SQLite', () => {
    const home = /^gateway\/src\/(platform\/|config\/|main\.ts|store\/sqlite)/
    const broken = sources.filter(
      (file) =>
        file.startsWith('gateway/src/') &&
        !isTestCode(file) &&
        !home.test(file) &&
        importsOf(file).some((t) => t.startsWith('node:')),
    )
    expect(broken).toEqual([])
  })
})

/** Layers of web: app -> layout, screens -> parts -> ui; domain is pure (decision 2.2). */
const layers: Record<string, string[]> = {
  ui: ['ui'],
  domain: ['domain'],
  parts: ['parts', 'ui', 'api', 'booking', 'tab', 'domain', 'i18n', 'paths', 'address', 'pictures'],
  layout: ['layout', 'parts', 'ui', 'api', 'booking', 'tab', 'domain', 'i18n', 'paths', 'address', 'pictures'],
  // The last five are for what describes a page and what it asks for (`route.ts`, `server-route.ts`, `needs.ts`,
  // `json-ld.ts` and what these import). Of them, components import only the type of their props, from `route`.
  screens:
    `screens parts ui api booking tab domain i18n paths address pictures route rare-entry needs page-port head`.split(
      ' ',
    ),
  api: ['api', 'domain', 'i18n', 'paths', 'address'],
  booking: ['booking', 'tab', 'api', 'domain', 'i18n', 'paths', 'address'],
  tab: ['tab', 'api'],
  i18n: ['i18n', 'domain', 'paths'],
  address: [],
}
const layerOf = (path: string): string | undefined => /^web\/src\/([a-z0-9-]+)/.exec(path)?.[1]

describe('layers of the storefront', () => {
  const inside = sources.filter((file) => file.startsWith('web/src/') && !isTestCode(file))

  it('app -> layout, screens -> parts -> ui; api, booking, tab, domain, i18n, paths and address serve all of them except ui', () => {
    const broken = inside.flatMap((file) => {
      const may = layers[layerOf(file) ?? '']
      if (!may) return []
      return importsOf(file)
        .filter((target) => target.startsWith('web/src/') && !may.includes(layerOf(target) ?? ''))
        .map((target) => `${file} imports ${target}`)
    })
    expect(broken).toEqual([])
  })

  it('a screen never imports another screen', () => {
    const screenOf = (path: string) => /^web\/src\/screens\/([^/]+)/.exec(path)?.[1]
    const broken = inside
      .filter((file) => screenOf(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => screenOf(target) && screenOf(target) !== screenOf(file))
          .map((target) => `${file} imports ${target}`),
      )
    expect(broken).toEqual([])
  })

  it('every screen has a route.ts, and routes.ts lists it', () => {
    const folders = new Set(inside.flatMap((file) => /^web\/src\/screens\/[^/]+(?=\/)/.exec(file) ?? []))
    const listed = importsOf('web/src/routes.ts').filter((target) => target.startsWith('web/src/screens/'))
    expect(listed.toSorted()).toEqual([...folders].map((folder) => `${folder}/route.ts`).toSorted())
  })

  it('a route is in the entry of the shop, so it imports nothing of its screen but later', () => {
    const broken = inside
      .filter((file) => /^web\/src\/screens\/[^/]+\/route\.ts$/.test(file))
      .flatMap((file) => Array.from(read(file).matchAll(/ from '([^']+)'/g), ([, target]) => target))
      .filter((target) => target !== '../../route.ts' && target !== '../../rare-entry.ts')
    expect(broken).toEqual([])
  })

  it('ui knows no contract, no route and no message id', () => {
    const broken = inside
      .filter((file) => layerOf(file) === 'ui')
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => /^(@rota|intl-messageformat|wouter|swr)/.test(target))
          .map((target) => `${file} imports ${target}`),
      )
    expect(broken).toEqual([])
  })

  it('domain is pure: no React, no fetch, no clock', () => {
    const broken = inside.filter(
      (file) =>
        layerOf(file) === 'domain' && /\bfetch\(|Date\.now|new Date\(\)|from 'react|Math\.random/.test(read(file)),
    )
    expect(broken).toEqual([])
  })
})
