import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordInput } from './input-replay.ts'

/** A radio button of one group, without a browser. */
class Radio {
  readonly type = 'radio'
  readonly name = 'room'
  readonly value: string
  readonly defaultChecked: boolean
  #checked: boolean
  static replayed: string[] = []

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
    if (type === 'click' && this.#checked) Radio.replayed.push(this.value)
  }
}

beforeEach(() => {
  Radio.replayed = []
  vi.stubGlobal('document', {})
})
afterEach(() => vi.unstubAllGlobals())

/**
 * Chooses radio buttons before and while the code loads; React then shows what was served. Returns what is replayed.
 */
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
  const replay = recordInput(part as unknown as Element)
  if (meanwhile) {
    check(meanwhile)
    listen({ target: radios.find(({ value }) => value === meanwhile) ?? new Radio('none') })
  }
  check('A')
  replay()
  return Radio.replayed
}

test.each([
  ['nothing is chosen', undefined, undefined, []],
  ['one is chosen before the code has loaded', 'C', undefined, ['C']],
  ['one is chosen while the code loads', undefined, 'B', ['B']],
  ['another was chosen before', 'C', 'B', ['B']],
  ['the served one is chosen again', 'C', 'A', []],
])('of radio buttons only the last chosen one is replayed: %s (decision 42.7)', (_, before, meanwhile, replayed) => {
  expect(choose(before, meanwhile)).toEqual(replayed)
})
