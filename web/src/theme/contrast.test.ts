/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, inGamut, type Oklch } from './oklch.ts'
import { DARK_ROLES } from './palette-css.ts'
import { PALETTE_NAMES, paletteVariables, type Scheme } from './palettes.ts'

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')

type Variables = Record<string, string | undefined>
type Pair = readonly [text: string, ground: string, atLeast: number]

/** WCAG 2: 7 for running text, 4.5 for other text, 3 for control boundaries and focus indicators. */
const LONG = 7
const TEXT = 4.5
const CONTROL = 3
const on = (grounds: string, texts: string, atLeast: number): Pair[] =>
  grounds.split(' ').flatMap((ground) => texts.split(' ').map((text) => [text, ground, atLeast] as const))

const PAIRS: Pair[] = [
  ...on('surface surface-2 surface-3 accent-soft accent-soft-2', 'ink', LONG),
  ...on('surface surface-2 surface-3 accent-soft accent-soft-2', 'ink-2 ink-3 accent-text', TEXT),
  ...on('surface surface-2 surface-3 accent-soft accent-soft-2', 'focus', CONTROL),
  ...on('accent accent-hover accent-press', 'on-accent', TEXT),
  ...on('surface surface-2 accent-soft', 'accent-edge', CONTROL),
  ...on('surface surface-2', 'line-strong', CONTROL),
  ...on('ink', 'surface', LONG),
  ...on('slab', 'on-slab', LONG),
  ...on('n-950', 'n-300 accent-300', TEXT),
  ...on('accent-900', 'accent-200', TEXT),
  ...on('accent-900', 'n-0', LONG),
  ...on('surface surface-2 good-soft accent-soft', 'good', TEXT),
  ...on('surface warn-soft accent-soft', 'warn', TEXT),
  ...on('surface surface-2 bad-soft accent-soft', 'bad', TEXT),
  ...on('surface', 'star', CONTROL),
  ...on('accent-soft-2 accent-200', 'accent-800', TEXT),
  ...on('accent-100', 'accent-900', TEXT),
  ...on('good', 'n-0', TEXT),
  ...on('good-soft warn-soft bad-soft n-200', 'ink', LONG),
  ...on('float', 'ink', LONG),
  ...on('float', 'ink-2 ink-3 accent-text good warn bad', TEXT),
  ...on('float surface-3', 'accent-edge', CONTROL),
  ...on('float', 'line-strong focus', CONTROL),
  ...on('band', 'on-band', LONG),
  ...on('band', 'on-band-2', TEXT),
]

const roles: Variables = Object.fromEntries(
  [...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, property, value]) => [property ?? '', value]),
)

function colour(variables: Variables, name: string): Oklch {
  const value = variables[`--${name}`]
  const reference = value?.match(/^var\(--([\w-]+)\)$/)
  if (reference?.[1]) return colour(variables, reference[1])
  const figures = value?.match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/)
  if (!figures) throw new Error(`--${name} is not an opaque oklch colour: ${value}`)
  return [Number(figures[1]), Number(figures[2]), Number(figures[3])]
}

const failures = (variables: Variables) =>
  PAIRS.flatMap(([text, ground, atLeast]) => {
    const ratio = contrast(colour(variables, text), colour(variables, ground))
    return ratio < atLeast ? [`${text} on ${ground}: ${ratio.toFixed(2)} < ${atLeast}`] : []
  })

const shown = (name: string, scheme: Scheme): Variables => ({
  ...roles,
  ...(scheme === 'dark' ? DARK_ROLES : {}),
  ...paletteVariables(name, scheme),
})

const EVERY = (['light', 'dark'] as const).flatMap((scheme) => PALETTE_NAMES.map((name) => [name, scheme] as const))

test('the list contains the 71 approved colour pairs, and the dark block', () => {
  expect(new Set(PAIRS.map(String)).size).toBe(72)
})

test.each(EVERY)('%s keeps every contrast, %s', (name, scheme) => {
  expect(failures(shown(name, scheme))).toEqual([])
})

test.each(EVERY)('%s can be shown by an sRGB screen, %s', (name, scheme) => {
  const variables = shown(name, scheme)
  const colours = Object.keys(variables).filter((property) =>
    /^--(?:(?:accent|n)-\d+|(?:good|warn|bad)(?:-soft)?|star)$/.test(property),
  )
  expect(colours).toHaveLength(30)
  const outside = colours.filter((property) => !inGamut(colour(variables, property.slice(2)), 0.002))
  expect(outside).toEqual([])
})

test('reports a colour with too little contrast', () => {
  const broken = { ...shown('ocean', 'light'), '--accent-600': 'oklch(0.64 0.0937 212.4)' }
  expect(failures(broken)).toContain('on-accent on accent: 3.21 < 4.5')
})
