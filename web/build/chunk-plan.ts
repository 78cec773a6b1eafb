/** A page or a lazy part, with the modules it cannot do without. */
export interface Root {
  needs: ReadonlySet<string>
  /** The cost of each byte that it loads without needing it. */
  weight: number
}

/** What is known about each module. */
export interface Modules {
  bytesOf: (module: string) => number
  importsOf: (module: string) => readonly string[]
}

/** A future file. */
interface File {
  modules: readonly string[]
  bytes: number
  /** The files whose modules it imports. */
  imports: Set<File>
  /** For each root whether it loads the file. */
  loaded: boolean[]
}

/**
 * The cost of a file besides its content, in bytes: its request, its name in each page, and a compressor that starts
 * anew.
 */
const FILE_OVERHEAD = 700

/**
 * Puts the modules that several roots share into few files. At first there is one file for each set of roots, with the
 * modules that exactly these roots need. Then the pair of files that saves most is joined, again and again, until no
 * pair saves anything: a root that needs only one file of a pair would also load the other, and what both import.
 * Modules that a single root needs stay with that root.
 */
export function planChunks(roots: readonly Root[], modules: Modules): (readonly string[])[] {
  const files = filesOf(roots, modules)
  for (;;) {
    const best = bestJoining(files, roots)
    if (!best) return [...files].filter(({ loaded }) => loaded.filter(Boolean).length > 1).map((file) => file.modules)
    join(files, ...best)
  }
}

/** One file for the modules that the same roots need. */
function filesOf(roots: readonly Root[], { bytesOf, importsOf }: Modules): Set<File> {
  const byRoots = new Map<string, File & { modules: string[] }>()
  const fileOf = new Map<string, File>()
  for (const module of new Set(roots.flatMap(({ needs }) => [...needs]))) {
    const loaded = roots.map(({ needs }) => needs.has(module))
    const key = loaded.map(Number).join('')
    const file = byRoots.get(key) ?? { modules: [], bytes: 0, imports: new Set(), loaded }
    byRoots.set(key, file)
    file.modules.push(module)
    file.bytes += bytesOf(module)
    fileOf.set(module, file)
  }
  for (const [module, file] of fileOf) {
    for (const imported of importsOf(module).map((each) => fileOf.get(each))) {
      if (imported && imported !== file) file.imports.add(imported)
    }
  }
  return new Set(byRoots.values())
}

/** A file with all that it imports. */
function reachedFrom(file: File, found = new Set<File>()): Set<File> {
  if (found.has(file)) return found
  found.add(file)
  file.imports.forEach((each) => reachedFrom(each, found))
  return found
}

function bestJoining(files: Set<File>, roots: readonly Root[]): [File, File] | undefined {
  const all = [...files].filter(({ loaded }) => loaded.filter(Boolean).length > 1)
  const reached = new Map(all.map((file) => [file, reachedFrom(file)]))
  let best: [File, File] | undefined
  let most = 0
  all.forEach((one, index) => {
    for (const other of all.slice(index + 1)) {
      const gain = fileSaved(one, other, roots)
      // Most pairs gain too little already before their costs.
      const saved = gain > most ? gain - loadedInVain(one, other, roots, reached) : 0
      if (saved > most) [most, best] = [saved, [one, other]]
    }
  })
  return best
}

/** The bytes that roots save which load both files: they load one file less. */
const fileSaved = (one: File, other: File, roots: readonly Root[]): number =>
  roots.reduce(
    (sum, { weight }, root) => (one.loaded[root] && other.loaded[root] ? sum + weight * FILE_OVERHEAD : sum),
    0,
  )

/**
 * The bytes that roots load in vain which need only one of the files: the other file, and the files that it imports.
 */
function loadedInVain(
  one: File,
  other: File,
  roots: readonly Root[],
  reached: ReadonlyMap<File, ReadonlySet<File>>,
): number {
  let cost = 0
  for (const [root, { weight }] of roots.entries()) {
    if (one.loaded[root] === other.loaded[root]) continue
    for (const file of reached.get(one.loaded[root] ? other : one) ?? []) {
      if (!file.loaded[root]) cost += weight * (file.bytes + (file === one || file === other ? 0 : FILE_OVERHEAD))
    }
  }
  return cost
}

function join(files: Set<File>, one: File, other: File) {
  files.delete(other)
  one.modules = [...one.modules, ...other.modules]
  one.bytes += other.bytes
  for (const each of other.imports) one.imports.add(each)
  for (const file of files) if (file.imports.delete(other)) file.imports.add(one)
  one.imports.delete(one)
  one.loaded.forEach((isLoaded, root) => {
    if (!isLoaded && !other.loaded[root]) return
    for (const file of reachedFrom(one)) file.loaded[root] = true
  })
}
