import { afterEach, expect, test, vi } from 'vitest'
import type { Box } from './free-offset.ts'
import { findObstacles } from './obstacles.ts'

afterEach(() => void vi.unstubAllGlobals())

const BOX = { left: 250, right: 340, top: 600, bottom: 620 }

test('a price in the strip is an obstacle, although the link of its card may be covered (decision 41.9)', () => {
  const price = {}
  const find = (selector: string) => (selector.includes('[data-price]') ? [price] : [])
  vi.stubGlobal('document', { querySelectorAll: find, documentElement: { clientWidth: 360, clientHeight: 740 } })
  class Observer {
    report: (entries: unknown[]) => void
    constructor(report: (entries: unknown[]) => void) {
      this.report = report
    }
    observe(target: unknown) {
      if (target === price) this.report([{ target, isIntersecting: true, boundingClientRect: BOX }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const reported = vi.fn<(obstacles: Box[]) => void>()
  const buttons = { contains: () => false } as unknown as HTMLElement
  findObstacles({ left: 298, right: 346, top: 300, bottom: 700 }, { buttons, atEnd: false }, reported)
  expect(reported.mock.calls).toEqual([[[BOX]]])
})
