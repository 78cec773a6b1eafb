import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { writeFolder } from './write.ts'

test('writes exactly the given files, and keeps the timestamps of unchanged ones', () => {
  const folder = newFolder('write')
  expect(
    writeFolder(
      folder,
      new Map([
        ['a.js', '1'],
        ['b/c.js', '2'],
        ['b/d.js', '3'],
      ]),
    ),
  ).toBe(3)
  utimesSync(path.join(folder, 'a.js'), 1, 1)
  expect(
    writeFolder(
      folder,
      new Map([
        ['a.js', '1'],
        ['b/c.js', '4'],
      ]),
    ),
  ).toBe(2)
  expect(statSync(path.join(folder, 'a.js')).mtimeMs).toBe(1000)
  expect(readFileSync(path.join(folder, 'b/c.js'), 'utf8')).toBe('4')
  expect(readdirSync(path.join(folder, 'b'))).toEqual(['c.js'])
})
