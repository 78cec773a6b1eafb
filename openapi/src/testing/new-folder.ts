import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** Creates a temporary folder. It is removed at the end of the test, or of the tests of the file if none is running. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `rota-${name}-`))
  const remove = () => rmSync(folder, { recursive: true })
  try {
    onTestFinished(remove)
  } catch {
    // No test is running, because the folder is created while the tests of a file are collected.
    afterAll(remove)
  }
  return folder
}
