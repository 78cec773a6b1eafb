/** An input, a text area or a select; only a select has no `defaultValue`. */
type Control = Omit<HTMLInputElement, 'defaultValue'> & { defaultValue?: string }

/**
 * The current state of a control and the state that the server rendered; undefined for a select without a selected
 * option.
 */
function stateOf(control: Control) {
  const isBox = /^(?:checkbox|radio)$/.test(control.type)
  const served = isBox
    ? control.defaultChecked
    : (control.defaultValue ?? control.querySelector<HTMLOptionElement>('[selected]')?.value)
  const key = isBox ? 'checked' : 'value'
  return { key, served, current: control[key] } as const
}

/**
 * Records what a visitor types and chooses in a part before React hydrates it. The returned function replays it as
 * events: React leaves a hydrated control as it is, but its state still has the server's value, which the next render
 * would restore (decision 42.7). The visitor may go on typing meanwhile.
 */
export function recordInput(part: Element): () => void {
  const controls = part.querySelectorAll<Control>('input, select, textarea')
  const typed = new Map<unknown, string | boolean>()
  const record = (control: Control) => typed.set(control, stateOf(control).current)
  // Choosing a radio button clears another one of the same name, which fires no event.
  const listen = ({ target }: Event) => {
    const { name } = target as Control
    controls.forEach((other) => (other === target || (other.type === 'radio' && other.name === name)) && record(other))
  }
  controls.forEach(record)
  part.addEventListener('input', listen)
  return () => {
    part.removeEventListener('input', listen)
    controls.forEach((control) => replay(control, typed.get(control)))
  }
}

function replay(control: Control, recorded: string | boolean | undefined) {
  const { key, served, current } = stateOf(control)
  const typed = current === served ? recorded : current
  // Of radio buttons, only the chosen one is replayed.
  if (served === undefined || typed === served || (control.type === 'radio' && !typed)) return
  const send = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }))
  // React ignores an event unless the value differs from the last one that it saw. So it first gets an event with the
  // value that the server rendered.
  Object.assign(control, { [key]: served })
  send('input')
  // The native setter of the prototype, because the control has one of React's that would hide the change.
  Reflect.set(Object.getPrototypeOf(control) as object, key, typed, control)
  send(key === 'checked' ? 'click' : 'change')
  // Some fields process the typed text only when they lose the focus.
  if (control !== document.activeElement) send('focusout')
}
