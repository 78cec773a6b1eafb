// Writes the bill of materials (CycloneDX) of what runs in production, to dist/sbom.cdx.json: gateway, storefront and
// contract with their packages. `npm sbom --omit=dev` would leave out packages that one workspace needs in production
// and another only for its tests, such as the router, so this script selects from the bill of the whole lock file. It
// needs no network.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const PRODUCT = ['gateway', 'web', 'openapi']

const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
const done = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
if (done.status !== 0) throw new Error(done.stderr)
const bill = JSON.parse(done.stdout)

/** The packages that a package depends on, by their references in the bill. */
const dependsOnOf = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
const nameOf = (ref) => ref.slice(0, ref.lastIndexOf('@'))
/** References of everything that runs in production. */
const found = new Set()

/** Adds a package and everything that it depends on. */
function add(ref) {
  if (found.has(ref)) return
  found.add(ref)
  for (const next of dependsOnOf.get(ref) ?? []) add(next)
}

for (const workspace of PRODUCT) {
  const { name, version, dependencies = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
  const own = `${name}@${version}`
  found.add(own)
  const direct = (dependsOnOf.get(own) ?? []).filter((ref) => Object.hasOwn(dependencies, nameOf(ref)))
  for (const ref of direct) if (!nameOf(ref).startsWith('@rota/')) add(ref)
}

const components = bill.components.filter((component) => found.has(component['bom-ref']))
const dependencies = bill.dependencies
  .filter(({ ref }) => found.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((it) => found.has(it)) }))
const folder = join(root, 'dist')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`)
