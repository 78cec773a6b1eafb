import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Saves the current callers' view as the last release. Later views are compared with it, so that no change breaks a
 * client without a new `info.version`. Run by `npm run release -w @rota/openapi`.
 */
const room = path.resolve(import.meta.dirname, '..')
mkdirSync(path.join(room, 'released'), { recursive: true })
copyFileSync(path.join(room, 'generated/agency/callers.json'), path.join(room, 'released/agency.json'))
