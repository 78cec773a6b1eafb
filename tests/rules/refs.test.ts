import { expect, test } from 'vitest'
import { files, importsOf, isTestCode, read } from './tree.ts'

/** The components of the storefront. */
const components = files.filter((file) => /^web\/src\/.*\.tsx$/.test(file) && !isTestCode(file))

/** What a file declares about a function before its body, undefined if it is not declared there. */
const signatureIn = (file: string, name: string): string | undefined =>
  new RegExp(`^(?:export )?(?:function|const) ${name}\\b[^]*?(?:\\{|=>)$`, 'm').exec(read(file))?.[0]

/** A file with those that it imports. */
const reach = (file: string): string[] => [file, ...importsOf(file).filter((target) => files.includes(target))]

/** Whether a name in a file is a ref object: made there, returned by a hook that declares one, or such a prop. */
function isObject(name: string, file: string): boolean {
  const text = read(file)
  const [, hook] = new RegExp(`const ${name} = (use\\w+)\\b`).exec(text) ?? []
  if (hook === 'useRef') return true
  if (hook !== undefined) return reach(file).some((home) => signatureIn(home, hook)?.includes('): RefObject<'))
  const [, several] = new RegExp(`const \\{[^}]*\\b${name}\\b[^}]*\\} = (use\\w+)\\b`).exec(text) ?? []
  if (several === undefined) return new RegExp(`\\b${name}\\??: RefObject<`).test(text)
  return reach(file).some((home) => signatureIn(home, several) !== undefined && isObject(name, home))
}

/** The values of the attribute `ref` in a text. */
const refsIn = (text: string) => Array.from(text.matchAll(/\sref=\{([^}]*)\}/g), ([, value = '']) => value)

test('an element is reached by a ref object, and what is done to it stands in an effect (decision 2.6)', () => {
  const found = components.flatMap((file) => refsIn(read(file)).map((value) => ({ file, value })))
  expect(found.length).toBeGreaterThan(30)
  const wrong = found.filter(({ file, value }) => !/^\w+$/.test(value) || !isObject(value, file))
  expect(wrong.map(({ file, value }) => `${file}: ref={${value}}`)).toEqual([])
})

test('no type of the storefront lets a ref be a function', () => {
  const typed = files.filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !isTestCode(file))
  expect(typed.filter((file) => /\b(?:LegacyRef|Ref|RefCallback|ForwardedRef)</.test(read(file)))).toEqual([])
})
