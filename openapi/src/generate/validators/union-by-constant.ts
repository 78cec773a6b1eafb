import { schemaBehind, type Document, type Schema, type SchemaObject } from '../document/document.ts'

/** Property names from the root of a branch: `productType`, or `header` and `success`. */
type Place = string[]

/**
 * Rewrites a union whose branches each require a different constant at the same place: the value there must be one of the
 * constants, and only the branch of that constant reports errors. Unlike a discriminator, the constant may be a number or
 * a boolean, and may be one property deeper. The rewritten schema accepts the same values, because no value matches two
 * branches. Undefined for other unions.
 */
export function byConstant(document: Document, schema: SchemaObject): SchemaObject | undefined {
  const { oneOf, anyOf, allOf = [], ...others } = schema
  if (schema.discriminator !== undefined || (oneOf !== undefined && anyOf !== undefined)) return undefined
  const branches = oneOf ?? anyOf ?? []
  const constants = branches.map((branch) => constantsOf(document, branch))
  const place = [...(constants[0]?.values() ?? [])]
    .map((constant) => constant.place)
    .find((it) => areDistinct(constants, it))
  if (branches.length < 2 || place === undefined) return undefined
  const values = constants.map((it) => it.get(keyOf(place))?.value)
  const choices = branches.map((branch, i) => ({
    if: schemaAt(place, { const: values[i] }),
    then: branch,
  }))
  return { ...others, allOf: [...allOf, schemaAt(place, { enum: values }), ...choices] }
}

interface Constant {
  place: Place
  value: unknown
}

const keyOf = (place: Place) => JSON.stringify(place)

/** The constants that every instance must contain, by place. Looks into nested objects only. */
function constantsOf(document: Document, schema: Schema, depth = 2): Map<string, Constant> {
  const target = schemaBehind(document, schema)
  if (typeof target !== 'object' || target.type !== 'object') return new Map()
  const constants = (target.required ?? []).flatMap((name): Constant[] => {
    const property = schemaBehind(document, target.properties?.[name])
    if (typeof property !== 'object') return []
    if ('const' in property) return [{ place: [name], value: property.const }]
    if (depth === 1) return []
    return [...constantsOf(document, property, depth - 1).values()].map((it) => ({ ...it, place: [name, ...it.place] }))
  })
  return new Map(constants.map((it) => [keyOf(it.place), it]))
}

/** Whether all branches have a constant at the place, each a different one. */
function areDistinct(constants: Map<string, Constant>[], place: Place): boolean {
  const values = constants.map((it) => it.get(keyOf(place))).filter((it) => it !== undefined)
  return new Set(values.map((it) => JSON.stringify(it.value))).size === constants.length
}

/** A schema that requires a place to exist and applies another schema there. */
function schemaAt([name = '', ...deeper]: Place, schema: SchemaObject): SchemaObject {
  const inner = deeper.length === 0 ? schema : schemaAt(deeper, schema)
  return { type: 'object', required: [name], properties: { [name]: inner } }
}
