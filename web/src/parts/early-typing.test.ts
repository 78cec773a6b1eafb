import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteTyping } from './early-typing.ts'

/** A radio button of one group, without a browser. */
class Radio {
  readonly type = 'radio'
  readonly name = 'room'
  readonly value: string
  readonly defaultChecked: boolean
  #checked: boolean
  static told: string[] = []

  constructor(value: string, isServed = false) {
    this.value = value
    this.defaultChecked = isServed
    this.#checked = isServed
  }

  get checked() {
    return this.#checked
  }
  set checked(checked: boolean) {
    this.#checked = checked
  }
  dispatchEvent({ type }: Event) {
    if (type === 'click' && this.#checked) Radio.told.push(this.value)
  }
}

beforeEach(() => {
  Radio.told = []
  vi.stubGlobal('document', {})
})
afterEach(() => vi.unstubAllGlobals())

/** Chooses radio buttons before the code comes and then while it comes; React shows at last what was served. */
function choose(before: string | undefined, meanwhile: string | undefined): string[] {
  const radios = [new Radio('A', true), new Radio('B'), new Radio('C')]
  let listen: (event: { target: Radio }) => void = () => undefined
  const part = {
    querySelectorAll: () => radios,
    addEventListener: (_: string, listener: typeof listen) => (listen = listener),
    removeEventListener: () => undefined,
  }
  const check = (value: string) => radios.forEach((radio) => (radio.checked = radio.value === value))
  if (before) check(before)
  const repeat = noteTyping(part as unknown as Element)
  if (meanwhile) {
    check(meanwhile)
    listen({ target: radios.find(({ value }) => value === meanwhile) ?? new Radio('none') })
  }
  check('A')
  repeat()
  return Radio.told
}

test.each([
  ['nothing is chosen', undefined, undefined, []],
  ['one is chosen before the code comes', 'C', undefined, ['C']],
  ['one is chosen while the code comes', undefined, 'B', ['B']],
  ['another was chosen before', 'C', 'B', ['B']],
  ['the served one is chosen again', 'C', 'A', []],
])('of radio buttons only the last chosen one is told: %s (decision 42.7)', (_, before, meanwhile, told) => {
  expect(choose(before, meanwhile)).toEqual(told)
})
