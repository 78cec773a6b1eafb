import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../contract/pages/said.ts'
import { fixedPaths } from '../contract/pages/sample-paths.ts'
import { ROUTES } from '../contract/pages/shop-build.ts'

/** A path of every page; those of a placeholder end in a name that any placeholder takes. */
const paths = ROUTES.filter(({ name }) => name !== 'not-found').flatMap(({ pattern, personal }) => {
  const fixed = fixedPaths(pattern) ?? [
    `/${pattern.source.replace(/^\^\\\/([a-z]+).*$/s, '$1')}/8Vt0J1cJm2s5yq2mZ1rJ7A`,
  ]
  return fixed.flatMap((path) =>
    LANGUAGES.map((language) => ({ path: `/${language}${path}`, personal })).concat({ path, personal }),
  )
})

test.each([
  ['nginx.conf', /~(\S+cart\S+) 1;/],
  ['haproxy.cfg', /path_reg (\S+cart\S+)/],
])('%s lets a session through to the pages of a visitor, and to no other (decision 50.5)', (file, place) => {
  const text = readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')
  const [, pattern = ''] = place.exec(text) ?? []
  const own = new RegExp(pattern)
  expect(paths.filter(({ personal }) => personal).length).toBeGreaterThan(20)
  expect(paths.filter(({ path, personal }) => own.test(path) !== personal)).toEqual([])
})
