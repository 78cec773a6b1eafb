import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** A file that waits for deadlines of the product for most of its time, with an idle processor if it is the last. */
const WAITS = /cluster\/partition\.test\.ts$/

/** Begins with what waits, and goes on in vitest's own order. */
class WaitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

const waits = ({ moduleId }: TestSpecification) => WAITS.test(moduleId)

/**
 * One run over every workspace. Each workspace sets how many files run at the same time: it inherits nothing from here.
 */
export default defineConfig({
  test: {
    projects: ['openapi', 'gateway', 'web', 'mocks', 'tests'],
    sequence: { sequencer: WaitsFirst },
  },
})
