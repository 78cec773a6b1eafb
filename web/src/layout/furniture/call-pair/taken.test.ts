import { afterEach, expect, test, vi } from 'vitest'
import type { Box } from './free-lift.ts'
import { findTaken } from './taken.ts'

afterEach(() => void vi.unstubAllGlobals())

const BOX = { left: 250, right: 340, top: 600, bottom: 620 }

test('a price in the strip is taken, although the link of its card may be covered (decision 41.9)', () => {
  const price = {}
  const find = (selector: string) => (selector.includes('[data-price]') ? [price] : [])
  vi.stubGlobal('document', { querySelectorAll: find, documentElement: { clientWidth: 360, clientHeight: 740 } })
  class Observer {
    tell: (entries: unknown[]) => void
    constructor(tell: (entries: unknown[]) => void) {
      this.tell = tell
    }
    observe(target: unknown) {
      if (target === price) this.tell([{ target, isIntersecting: true, boundingClientRect: BOX }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const told = vi.fn<(taken: Box[]) => void>()
  const pair = { contains: () => false } as unknown as HTMLElement
  findTaken({ left: 298, right: 346, top: 300, bottom: 700 }, { pair, atEnd: false }, told)
  expect(told.mock.calls).toEqual([[[BOX]]])
})
