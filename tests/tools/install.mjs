// Installs the third-party tools beside this file, unless they are already installed. They are separate from the root
// install to keep the first start fast.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const stamp = join(here, 'node_modules', '.rota-lock')
const want = createHash('sha256')
  .update(readFileSync(join(here, 'package-lock.json')))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== want) {
  const npm = process.env.npm_execpath
  const [command, ...args] = npm === undefined ? ['npm'] : [process.execPath, npm]
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, [...args, ...options], { cwd: here, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, want)
}
