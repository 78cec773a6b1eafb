/**
 * The shortest processor time of three runs, in milliseconds. Garbage collection or other load on the machine may
 * lengthen single runs.
 */
export async function leastMs(work: () => unknown): Promise<number> {
  const runs: number[] = []
  while (runs.length < 3) runs.push(await processorMs(work))
  return Math.min(...runs)
}

/** Processor time of this thread for some work, in milliseconds. Other load on the machine does not affect it. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
