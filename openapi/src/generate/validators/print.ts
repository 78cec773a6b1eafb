import { _, Name, nil, type Ajv2020, type Code, type ValidateFunction } from 'ajv/dist/2020.js'
import { ValueScopeName } from 'ajv/dist/compile/codegen/index.js'

/** Returns the import specifier of the module of a compiled function; undefined if it belongs to the current module. */
export type ModuleOf = (validate: ValidateFunction) => string | undefined

type PrintedValues = NonNullable<Parameters<Ajv2020['scope']['scopeCode']>[1]>

/** The module that is being printed. */
interface Module {
  imports: Map<string, string>
  runtime: Set<string>
  /** Constants that the module already contains. */
  printed: PrintedValues
}

/**
 * Prints functions as one ES module, which imports functions of other modules. Ajv's own standalone code would repeat
 * every function in each module, which makes the output ten times larger.
 * @param exported functions by export name; `default` for the module of a component
 * @param moduleOf specifier of the module of a component's function
 * @param runtime specifier of our runtime
 */
export function printModule(
  ajv: Ajv2020,
  exported: Map<string, ValidateFunction>,
  moduleOf: ModuleOf,
  runtime: string,
): string {
  const module: Module = { imports: new Map(), runtime: new Set(), printed: {} }
  const definedHere = [...exported.values()].filter((validate) => moduleOf(validate) === undefined)
  const code = [...new Set(definedHere)].map((validate) => printFunction(ajv, validate, module, moduleOf)).join('\n')
  for (const validate of exported.values()) {
    const specifier = moduleOf(validate)
    if (specifier !== undefined) module.imports.set(nameOf(validate), specifier)
  }
  const names = [...exported].map(([name, validate]) => `${nameOf(validate)} as ${name}`)
  return [
    ...(module.runtime.size > 0 ? [`import { ${[...module.runtime].toSorted().join(', ')} } from '${runtime}'`] : []),
    ...[...module.imports].map(([name, specifier]) => `import ${name} from '${specifier}'`),
    code,
    // Not `export default name`, because modules import each other in cycles: this form exports a binding, which exists
    // before its module is evaluated.
    `export { ${names.join(', ')} }`,
    '',
  ].join('\n')
}

function printFunction(ajv: Ajv2020, validate: ValidateFunction, module: Module, moduleOf: ModuleOf): string {
  const { source } = validate
  if (!source) throw new Error('Ajv kept no source')
  const values = { ...source.scopeValues, ...usedConstants(source.scopeValues, source.validateCode) }
  const scope = ajv.scope.scopeCode(values, module.printed, (name) => refer(name, validate, module, moduleOf))
  const evaluated = source.evaluated ? _`${source.validateName}.evaluated = ${source.evaluated};` : nil
  const code = [scope, source.validateCode, evaluated].map(String).join('\n')
  return ownRuntime(code.replaceAll(/^\/\*# sourceURL=.*\n/gm, '').replaceAll(/\n{2,}/g, '\n'), module)
}

/** The schema constants that the code uses. Ajv keeps all of them. */
function usedConstants(values: NonNullable<ValidateFunction['source']>['scopeValues'], text: string) {
  const used = [...(values.schema ?? [])].filter((name) => new RegExp(`\\b${name.str}\\b`).test(text))
  return { schema: new Set(used) }
}

/**
 * The code with which a function refers to another one: nothing if an import is enough, or an object that contains the
 * other function if that was still compiling because of a cycle.
 */
function refer(name: Name, self: ValidateFunction, module: Module, moduleOf: ModuleOf): Code | undefined {
  const ref = name instanceof ValueScopeName ? name.value?.ref : undefined
  if (isValidate(ref)) {
    importFunction(ref, self, module, moduleOf)
    return nil
  }
  if (!isCompiling(ref)) return undefined
  if (ref.validate) importFunction(ref.validate, self, module, moduleOf)
  return _`const ${name} = {validate: ${ref.validateName}};`
}

const isValidate = (ref: unknown): ref is ValidateFunction => typeof ref === 'function' && 'source' in ref

const isCompiling = (ref: unknown): ref is { validate?: ValidateFunction; validateName: Name } =>
  typeof ref === 'object' && ref !== null && 'validateName' in ref && ref.validateName instanceof Name

function importFunction(target: ValidateFunction, self: ValidateFunction, module: Module, moduleOf: ModuleOf): void {
  if (target === self) return
  const specifier = moduleOf(target)
  if (specifier === undefined) throw new Error(`${nameOf(target)} has no module of its own`)
  module.imports.set(nameOf(target), specifier)
}

/** Replaces the runtime of Ajv in generated code by ours, and records which functions of it the module imports. */
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
