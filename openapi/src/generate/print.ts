import { _, nil, type Ajv2020, type Code, type Name, type ValidateFunction } from 'ajv/dist/2020.js'

/** Where a compiled function lives: the specifier that its module is imported by. */
export type ModuleOf = (validate: ValidateFunction) => string | undefined

interface Module {
  imports: Map<string, string>
  runtime: Set<string>
  seen: Record<string, Map<object, unknown>>
}

/**
 * Prints functions as one ES module. A function that lives elsewhere is imported: printing each function once instead of
 * everything an operation can reach makes the output ten times smaller.
 * @param exported export name -> function; `default` for a component's module
 * @param moduleOf specifier of the module of a component's function
 * @param runtime specifier of our run time
 */
export function printModule(
  ajv: Ajv2020,
  exported: Map<string, ValidateFunction>,
  moduleOf: ModuleOf,
  runtime: string,
): string {
  const module: Module = { imports: new Map(), runtime: new Set(), seen: {} }
  const own = [...exported.values()].filter((validate) => moduleOf(validate) === undefined)
  const code = [...new Set(own)].map((validate) => printFunction(ajv, validate, module, moduleOf)).join('\n')
  for (const validate of exported.values()) {
    const elsewhere = moduleOf(validate)
    if (elsewhere !== undefined) module.imports.set(nameOf(validate), elsewhere)
  }
  const names = [...exported].map(([name, validate]) => `${nameOf(validate)} as ${name}`)
  return [
    ...(module.runtime.size > 0 ? [`import { ${[...module.runtime].toSorted().join(', ')} } from '${runtime}'`] : []),
    ...[...module.imports].map(([name, specifier]) => `import ${name} from '${specifier}'`),
    code,
    // Not `export default name`: modules refer to each other in circles, and only a binding is there before evaluation.
    `export { ${names.join(', ')} }`,
    '',
  ].join('\n')
}

function printFunction(ajv: Ajv2020, validate: ValidateFunction, module: Module, moduleOf: ModuleOf): string {
  const { source } = validate
  if (!source) throw new Error('Ajv kept no source')
  const text = source.validateCode
  const values = { ...source.scopeValues, ...onlyRead(source.scopeValues, text) }
  const scope = ajv.scope.scopeCode(values, module.seen as never, (name) => refer(name, validate, module, moduleOf))
  const evaluated = source.evaluated ? `${source.validateName}.evaluated = ${source.evaluated};` : ''
  return ownRuntime(`${scope}${text}\n${evaluated}`, module)
}

/** Ajv keeps every schema as a constant, read or not. */
function onlyRead(values: NonNullable<ValidateFunction['source']>['scopeValues'], text: string) {
  const read = [...(values.schema ?? [])].filter((name) => new RegExp(`\\b${name.str}\\b`).test(text))
  return { schema: new Set(read) }
}

function refer(name: Name, self: ValidateFunction, module: Module, moduleOf: ModuleOf): Code | undefined {
  const ref = (name as Name & { value?: { ref?: unknown } }).value?.ref
  if (name.str.startsWith('validate') && typeof ref === 'function') {
    importFunction(ref as ValidateFunction, self, module, moduleOf)
    return nil
  }
  const env = ref as { validate?: ValidateFunction; validateName?: Name } | undefined
  if (/^(root|wrapper)/.test(name.str) && env?.validateName) {
    if (env.validate) importFunction(env.validate, self, module, moduleOf)
    return _`const ${name} = {validate: ${env.validateName}};`
  }
  return undefined
}

function importFunction(target: ValidateFunction, self: ValidateFunction, module: Module, moduleOf: ModuleOf): void {
  if (target === self) return
  const specifier = moduleOf(target)
  if (specifier === undefined) throw new Error(`${nameOf(target)} has no module of its own`)
  module.imports.set(nameOf(target), specifier)
}

function ownRuntime(text: string, module: Module): string {
  if (/\bformats[.[]/.test(text)) module.runtime.add('formats')
  if (/\bucs2length\b/.test(text)) module.runtime.add('ucs2length')
  return text.replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, (_match, name: string) => {
    module.runtime.add(name)
    return name
  })
}

function nameOf(validate: ValidateFunction): string {
  return String(validate.source?.validateName)
}
