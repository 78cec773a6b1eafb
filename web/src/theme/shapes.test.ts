/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHAPE_NAMES, shapeCss, shapeOf } from './shapes.ts'

const SOURCES = new URL('../', import.meta.url)
const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
const known = new Set(Array.from(tokens.matchAll(/^ {2}(--[\w-]+):/gm), ([, name]) => name))
const assigned = (name: string) => [...shapeCss(name).matchAll(/(--[\w-]+):([^;}]+)/g)]

test.each(SHAPE_NAMES)('%s changes only tokens that ui/tokens.css has', (name) => {
  expect(assigned(name).flatMap(([, token]) => (known.has(token) ? [] : [token]))).toEqual([])
})

test.each(SHAPE_NAMES)('%s has no colour of its own, only roles of the palette (decision 44.1)', (name) => {
  const colours = assigned(name).filter(
    ([, token, value]) => !token?.startsWith('--shadow') && /oklch|#|rgb/.test(value ?? ''),
  )
  expect(colours).toEqual([])
})

test('all shapes differ', () => {
  expect(new Set(SHAPE_NAMES.map(shapeCss)).size).toBe(SHAPE_NAMES.length)
})

test.each([undefined, '', 'unknown', 'constructor', '__proto__'])('unknown shape %j falls back to the sail', (name) => {
  expect([shapeOf(name), shapeCss(name)]).toEqual(['sail', ''])
})

test('only the slogan uses the font size that shapes enlarge', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCES, exclude: ['docs/**'] })
  const raised = sheets.filter((sheet) => readFileSync(new URL(sheet, SOURCES), 'utf8').includes('var(--text-4xl)'))
  expect(raised.toSorted()).toEqual(['screens/home/hero.module.css', 'ui/tokens.css'])
})
