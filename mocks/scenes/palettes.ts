import { mix } from './colour.ts'

type Gradient = readonly [string, string, string]

/** Time of day and atmosphere of a picture. Sky and sea colours run from top to bottom. */
export interface Mood {
  readonly sky: Gradient
  readonly sun: string
  /** The colour into which distant things fade. */
  readonly haze: string
  readonly sea: Gradient
  /** Tints everything in the sun. */
  readonly light: string
  /** Tints everything in the shade. */
  readonly shade: string
}

/** The palettes of pictures, named after the storefront's (`web/src/theme/palettes.ts`). */
export const SCENE_PALETTES = [
  'sky',
  'ocean',
  'sunny',
  'tangerine',
  'rose',
  'raspberry',
  'violet',
  'shadow',
  'leaf',
  'emerald',
  'sand',
] as const

export type ScenePalette = (typeof SCENE_PALETTES)[number]

/** The mood of each palette. */
export const MOODS: Readonly<Record<ScenePalette, Mood>> = {
  sky: {
    sky: ['#3d8fce', '#8fc9ea', '#e9f4ee'],
    sun: '#fffbe8',
    haze: '#d6e8ee',
    sea: ['#8fd0dc', '#3aa0be', '#0f6a90'],
    light: '#fff1cf',
    shade: '#24486b',
  },
  ocean: {
    sky: ['#2f86b3', '#86c7d8', '#f0f3e2'],
    sun: '#fff8dc',
    haze: '#cfe5e4',
    sea: ['#8bd3d2', '#2fa3b0', '#0c6480'],
    light: '#fff0cc',
    shade: '#1c4a60',
  },
  sunny: {
    sky: ['#5bb0e2', '#b3deec', '#fff0c4'],
    sun: '#fff6c9',
    haze: '#f8ecc9',
    sea: ['#a5dcd6', '#48b3bd', '#16809a'],
    light: '#ffe9a8',
    shade: '#3d5570',
  },
  tangerine: {
    sky: ['#6d9ab8', '#f2c48f', '#ffe3b0'],
    sun: '#fff3cf',
    haze: '#f9d2a0',
    sea: ['#f3c795', '#8fa9a6', '#2d6b84'],
    light: '#ffc988',
    shade: '#4a3f5e',
  },
  rose: {
    sky: ['#8fb4d6', '#efc6c6', '#ffeadb'],
    sun: '#fff4e6',
    haze: '#f5d6cd',
    sea: ['#f0cfc8', '#8fb6c4', '#3f7d9b'],
    light: '#ffdcc8',
    shade: '#4d4f78',
  },
  raspberry: {
    sky: ['#5f6ba6', '#e08f9f', '#ffd2a2'],
    sun: '#fff0c9',
    haze: '#eeb0a4',
    sea: ['#f2b59c', '#a07fa0', '#3b4f86'],
    light: '#ffb893',
    shade: '#43315f',
  },
  violet: {
    sky: ['#36478a', '#8b82c0', '#f4c6b6'],
    sun: '#fff0d8',
    haze: '#b8a9cd',
    sea: ['#cdb3c6', '#7678b4', '#2b3f7a'],
    light: '#f2c3c0',
    shade: '#2b2c5c',
  },
  shadow: {
    sky: ['#6d8598', '#a9bcc6', '#eceae0'],
    sun: '#fffdf2',
    haze: '#c9d3d6',
    sea: ['#b4c8cc', '#6f97a4', '#35617a'],
    light: '#f1e9d6',
    shade: '#2b3a4c',
  },
  leaf: {
    sky: ['#62acd8', '#b0dbe2', '#f4f6da'],
    sun: '#fffbe0',
    haze: '#dcecd2',
    sea: ['#a4d8cc', '#4cab9f', '#1c7a7c'],
    light: '#fbf0bd',
    shade: '#2b4f4a',
  },
  emerald: {
    sky: ['#3f9ab6', '#97d3cf', '#f1f5dc'],
    sun: '#fffbe0',
    haze: '#c6e4d8',
    sea: ['#8fdcc8', '#2fae9f', '#0c756f'],
    light: '#faf0c4',
    shade: '#17484a',
  },
  sand: {
    sky: ['#86b3cd', '#d3dac9', '#fcedca'],
    sun: '#fffae6',
    haze: '#efe0bf',
    sea: ['#bfdccb', '#65aeac', '#2b7c8c'],
    light: '#ffe2ac',
    shade: '#57503f',
  },
}

const DUSK: Mood = {
  sky: ['#22326b', '#7a6fae', '#f7b98f'],
  sun: '#fff0cf',
  haze: '#c79fb4',
  sea: ['#f0b494', '#7d78ad', '#27376f'],
  light: '#f6b795',
  shade: '#1f2450',
}

/** A mood at dusk: share 0 is the mood itself, 1 is full dusk. */
export function towardsDusk(mood: Mood, share: number): Mood {
  const blend = (part: 'sun' | 'haze' | 'light' | 'shade'): string => mix(mood[part], DUSK[part], share)
  const blendAll = (part: 'sky' | 'sea'): Gradient => [
    mix(mood[part][0], DUSK[part][0], share),
    mix(mood[part][1], DUSK[part][1], share),
    mix(mood[part][2], DUSK[part][2], share),
  ]
  return {
    sky: blendAll('sky'),
    sun: blend('sun'),
    haze: blend('haze'),
    sea: blendAll('sea'),
    light: blend('light'),
    shade: blend('shade'),
  }
}

/** Colours of objects before light and distance are applied. */
export const COLOURS = {
  hill: '#557a58',
  pine: '#2c5b47',
  olive: '#7f8f5c',
  rock: '#b99b77',
  sand: '#f0d9a8',
  wall: '#fbf4e6',
  roof: '#cc6a45',
  wood: '#8a5a3a',
  trunk: '#6b4a36',
  white: '#ffffff',
  ink: '#22304a',
  red: '#d9533f',
  yellow: '#f2b84b',
  teal: '#2a9d8f',
  bloom: '#d6447f',
} as const
