/** A text, a choice of a list, or a box. */
type Control = HTMLInputElement & HTMLSelectElement

/**
 * Tells the code of a part, once it has loaded, what was typed and chosen before. React hydrates a control as it finds it,
 * but its state has the value from the server, which would come back with the next change (decision 42.7).
 */
export function repeatTyping(part: Element): void {
  for (const control of part.querySelectorAll<Control>('input, select, textarea')) {
    const isBox = /^(?:checkbox|radio)$/.test(control.type)
    const key = isBox ? 'checked' : 'value'
    const served = isBox
      ? control.defaultChecked
      : (control.defaultValue ?? control.querySelector<HTMLOptionElement>('[selected]')?.value)
    const typed = control[key]
    const isLeft = control.type === 'radio' && !control.checked
    if (served === undefined || typed === served || isLeft) continue
    const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }))
    // React notices a change by comparing with what it has seen, so it must first see the control as it was served.
    Object.assign(control, { [key]: served })
    tell('input')
    // Around the setter by which React watches the control.
    Reflect.set(Object.getPrototypeOf(control) as object, key, typed, control)
    tell(isBox ? 'click' : 'change')
  }
}
