import { figureOf, type Figure } from '../figure.ts'
import type { Load } from './load.ts'
import { performanceScore } from './score.ts'

/**
 * Goals of every page: milliseconds, shares of the screen, and numbers. The score is the only one that is a minimum.
 */
export const GOALS = {
  score: 95,
  largestPaint: 1800,
  blocking: 150,
  shift: 0.02,
  scrollShift: 0.02,
  forced: 0,
} as const

export type GoalName = keyof typeof GOALS

/** The other figures, which explain those with a goal. */
export const FURTHER = ['firstPaint', 'speedIndex', 'requests', 'bytes'] as const

export type FigureName = GoalName | (typeof FURTHER)[number]

/** All figures of a page. */
export function figuresOf(loads: readonly Load[]): Record<FigureName, Figure> {
  const read: Record<FigureName, (load: Load) => number> = {
    score: performanceScore,
    largestPaint: ({ largestPaint }) => largestPaint,
    blocking: ({ blocking }) => blocking,
    shift: ({ shift }) => shift,
    scrollShift: ({ scrollShift }) => scrollShift,
    forced: ({ forced }) => new Set(forced).size,
    firstPaint: ({ firstPaint }) => firstPaint,
    speedIndex: ({ speedIndex: index }) => index,
    requests: ({ requests }) => requests,
    bytes: ({ bytes }) => bytes,
  }
  const entries = Object.entries(read).map(([name, of]) => [name, figureOf(loads.map(of))])
  return Object.fromEntries(entries) as Record<FigureName, Figure>
}

/** Whether a goal is missed by more than the noise. */
export function isMissed(name: GoalName, { value, noise }: Figure): boolean {
  return name === 'score' ? value + noise < GOALS.score : value - noise > GOALS[name]
}
