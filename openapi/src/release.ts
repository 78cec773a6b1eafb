import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Saves the current callers' view as the last release. Later views are compared with it, so that no change breaks a
 * client without a new `info.version`. Run by `npm run release -w @rota/openapi`.
 */
const workspace = path.resolve(import.meta.dirname, '..')
mkdirSync(path.join(workspace, 'released'), { recursive: true })
copyFileSync(path.join(workspace, 'generated/agency/callers.json'), path.join(workspace, 'released/agency.json'))
