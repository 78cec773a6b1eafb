import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, isSource, read, root } from './tree.ts'

const documents = files.filter((file) => file.endsWith('.md'))

/** The targets of a document's links and pictures, without those in code. */
function targetsOf(file: string): string[] {
  const prose = read(file)
    .replaceAll(/```.*?```/gs, '')
    .replaceAll(/`[^`\n]*`(?!\])/g, '')
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)
}

const isRelative = (target: string) => !/^([a-z]+:|#|\/)/.test(target)

describe('documents', () => {
  it('every link within the project leads to something that exists', () => {
    const broken = documents.flatMap((file) =>
      targetsOf(file)
        .filter(isRelative)
        .filter((target) => !existsSync(join(root, dirname(file), target.replace(/#.*/, ''))))
        .map((target) => `${file} links to ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('every file and folder that the README of a workspace names exists', () => {
    const readmes = documents.filter((file) => file.endsWith('/README.md'))
    const named = (file: string) =>
      Array.from(read(file).matchAll(/`((?:src\/)?[\w-]+(?:\/[\w-]+)*\/(?:[\w-]+\.(?:ts|tsx|yaml|json))?)`/g))
    const broken = readmes.flatMap((file) =>
      named(file)
        .map(([, path = '']) => path)
        .filter(
          (path) => !['', 'src', 'generated/agency'].some((base) => existsSync(join(root, dirname(file), base, path))),
        )
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file} names ${path}`),
    )
    expect(broken).toEqual([])
  })
})

describe('the README of a workspace', () => {
  const FOLDER = /^(openapi|gateway|web|mocks|tests)\/(?:src\/)?(?:(?:world|handlers)\/)?([a-z][\w-]*)\//
  const folders = new Set(files.flatMap((file) => FOLDER.exec(file)?.slice(1).join(' ') ?? []))

  it('says of every folder what it is for', () => {
    expect(folders).toContain('gateway docs')
    const missing = [...folders].filter((folder) => {
      const [workspace, name] = folder.split(' ')
      return !new RegExp(`(^|[^\\w-])${name}/`, 'm').test(read(`${workspace}/README.md`))
    })
    expect(missing).toEqual([])
  })
})

describe('the configuration table of README', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const listed = rows.flatMap((row) =>
    Array.from(row.split('|')[1]?.matchAll(/`([A-Z][A-Z_]+)`/g) ?? [], ([, name = '']) => name),
  )
  const configured = Array.from(
    read('gateway/src/config/environment.ts').matchAll(/^ {4}([A-Z][A-Z_]+): /gm),
    ([, name = '']) => name,
  )

  it('has every variable that the gateway reads', () => {
    expect(configured).toContain('PORT')
    expect(configured.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('has no variable that is never read, and none twice', () => {
    const readers = files.filter((file) => isSource(file) && !file.startsWith('tests/rules/')).map(read)
    const isRead = (name: string) => readers.some((text) => text.includes(name))
    expect(listed.filter((name) => !isRead(name))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })
})
