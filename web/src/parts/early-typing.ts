/** A box, a text or a choice; only the last has no `defaultValue`. */
type Control = Omit<HTMLInputElement, 'defaultValue'> & { defaultValue?: string }

/** What is typed or chosen in a control, and what the server rendered, which is undefined where nothing can differ. */
function stateOf(control: Control) {
  const isBox = /^(?:checkbox|radio)$/.test(control.type)
  const served = isBox
    ? control.defaultChecked
    : (control.defaultValue ?? control.querySelector<HTMLOptionElement>('[selected]')?.value)
  const key = isBox ? 'checked' : 'value'
  return { key, served, now: control[key] } as const
}

/**
 * Notes what is typed and chosen in a part before its code comes; the result tells it to the code. React hydrates a
 * control as it finds it, but its state has the value from the server, which comes back with the next render (decision
 * 42.7). Keys go on coming meanwhile.
 */
export function typedIn(part: Element): () => void {
  const controls = part.querySelectorAll<Control>('input, select, textarea')
  const typed = new Map<unknown, string | boolean>()
  const note = (control: Control) => typed.set(control, stateOf(control).now)
  // A radio button that is chosen ends the choice of another, which tells nothing.
  const listen = ({ target }: Event) => {
    const { name } = target as Control
    controls.forEach((each) => (each === target || (each.type === 'radio' && each.name === name)) && note(each))
  }
  controls.forEach(note)
  part.addEventListener('input', listen)
  return () => {
    part.removeEventListener('input', listen)
    controls.forEach((control) => tell(control, typed.get(control)))
  }
}

function tell(control: Control, before: string | boolean | undefined) {
  const { key, served, now } = stateOf(control)
  const typed = now === served ? before : now
  // Of radio buttons, only the chosen one tells.
  if (served === undefined || typed === served || (control.type === 'radio' && !typed)) return
  const send = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }))
  // React notices a change by comparing with what it has seen, so it must first see the control as it was served.
  Object.assign(control, { [key]: served })
  send('input')
  // Around the setter by which React watches the control.
  Reflect.set(Object.getPrototypeOf(control) as object, key, typed, control)
  send(key === 'checked' ? 'click' : 'change')
  // Some fields apply what was typed when they are left.
  if (control !== document.activeElement) send('focusout')
}
