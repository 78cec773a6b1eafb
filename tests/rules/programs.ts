import { spawnSync } from 'node:child_process'

/** Runs a program of the system to its end; a missing one is undefined. */
export function ran(program: string, ...args: string[]): { status: number | null; text: string } | undefined {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  return error === undefined ? { status, text: stdout + stderr } : undefined
}

/** Whether a program is there. */
export const has = (program: string, ...args: string[]): boolean => ran(program, ...args) !== undefined
