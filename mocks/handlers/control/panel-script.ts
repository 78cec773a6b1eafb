/** The part of control's responses that the panel shows. */
interface Guide {
  code: string
  scenario: string
  scenarios: { name: string; changes: string; see: string }[]
  cards: { number: string; see: string }[]
  promotions: { code: string; see: string }[]
  magic: { where: string; values: { value: string; see: string }[] }[]
}
interface Waiting {
  bookingNumber?: string
  paymentStatus?: number
  totalAmount: { value: number; currency: string }
}
interface Moved {
  amount: number
  currency: string
  at: string
  token: string
}

/**
 * Runs in the panel's page. Its source is inlined there, so it must not use anything else of this module. It uses the
 * same endpoints as programs.
 */
export function runPanel(): void {
  const part = (id: string) => document.querySelector(`#${id}`) as HTMLElement
  const said = part('said')
  const say = (text: string, isBad = false) => {
    said.textContent = text
    said.className = isBad ? 'bad' : ''
  }
  const at = (path: string) => location.pathname.replace(/panel\/?$/, path)
  const read = async <T>(path: string): Promise<T> => (await fetch(at(path))).json() as Promise<T>
  const turn = async (method: string, path: string, body?: unknown, done = 'Done.') => {
    const answer = await fetch(at(path), { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const { detail } = (await answer.json()) as { detail?: string }
    say(answer.ok ? done : (detail ?? 'Not possible.'), !answer.ok)
    await show()
  }
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    text = '',
    attributes: Record<string, string> = {},
  ): HTMLElementTagNameMap[Name] => {
    const made = document.createElement(name)
    made.textContent = text
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    return made
  }
  /** A text in which backticks mark code. */
  const prose = (name: 'td' | 'span', text: string, attributes: Record<string, string> = {}) => {
    const made = make(name, '', attributes)
    made.append(...text.split('`').map((piece, index) => (index % 2 === 1 ? make('code', piece) : piece)))
    return made
  }
  const button = (text: string, act: () => void, look = '') => {
    const made = make('button', text, { type: 'button', ...(look && { class: look }) })
    made.addEventListener('click', act)
    return made
  }
  const table = (title: string, rows: readonly (readonly [string, string])[]) => {
    const made = make('table')
    made.append(make('caption', title))
    for (const [name, text] of rows) {
      const row = make('tr')
      row.append(make('th', name, { scope: 'row', class: 'number' }), prose('td', text))
      made.append(row)
    }
    return made
  }
  const money = (value: number, currency: string) => `${value.toFixed(2)} ${currency.toUpperCase()}`

  const showScenarios = ({ scenario, scenarios }: Guide) => {
    const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined
    const all = make('fieldset')
    all.append(make('legend', 'Scenario'))
    for (const { name, changes, see } of scenarios) {
      const choice = make('label', '', { class: 'choice' })
      const input = make('input', '', { type: 'radio', name: 'scenario', value: name })
      input.checked = name === scenario
      input.addEventListener('change', () => void turn('PUT', 'scenario', { name }, `${name} is on.`))
      choice.append(input, make('b', name), prose('span', changes), prose('span', `You see: ${see}`, { class: 'see' }))
      all.append(choice)
    }
    part('scenario').replaceChildren(all)
    if (focused !== undefined) all.querySelector<HTMLInputElement>(`[value='${CSS.escape(focused)}']`)?.focus()
  }

  const showClock = ({ now, stopped }: { now: string; stopped: boolean }) => {
    const row = make('div', '', { class: 'row' })
    const input = make('input', '', { type: 'datetime-local', 'aria-label': 'Stop the clock at (UTC)' })
    input.value = now.slice(0, 16)
    const later = (milliseconds: number) => () =>
      void turn(
        'PUT',
        'clock',
        { now: new Date(Date.parse(now) + milliseconds).toISOString() },
        'The clock is stopped.',
      )
    row.append(
      input,
      button('Stop it there', () => void turn('PUT', 'clock', { now: `${input.value}:00Z` }, 'The clock is stopped.')),
      button('+ 1 hour', later(3_600_000), 'quiet'),
      button('+ 1 day', later(86_400_000), 'quiet'),
      button('Let it run', () => void turn('PUT', 'clock', { now: null }, 'The clock runs.'), 'quiet'),
    )
    const told = make('p', `${now.slice(0, 16).replace('T', ' ')} UTC, ${stopped ? 'stopped' : 'running'}`, {
      class: 'number',
    })
    part('clock').replaceChildren(told, row)
  }

  const showWaiting = (requests: readonly Waiting[], bookings: readonly Waiting[]) => {
    const open = bookings.filter(({ paymentStatus }) => paymentStatus === 2 || paymentStatus === 3)
    const rows = (list: readonly Waiting[]) =>
      list.map(
        ({ bookingNumber = '', totalAmount: { value, currency } }) => [bookingNumber, money(value, currency)] as const,
      )
    const answering = make('div', '', { class: 'row' })
    answering.append(
      button('Confirm all requests', () => void turn('PUT', 'requests', { answer: 'confirm' }, 'Confirmed.')),
      button('Decline all requests', () => void turn('PUT', 'requests', { answer: 'decline' }, 'Declined.'), 'quiet'),
    )
    const paying = make('div', '', { class: 'row' })
    paying.append(
      button('Pay them all', () => void turn('PUT', 'transfers', {}, 'The money has arrived.')),
      button('Pay 1,000 each', () => void turn('PUT', 'transfers', { amount: 1000 }, 'A part has arrived.'), 'quiet'),
    )
    part('waiting').replaceChildren(
      table(requests.length === 0 ? 'No open request.' : 'Open requests', rows(requests)),
      ...(requests.length === 0 ? [] : [answering]),
      table(open.length === 0 ? 'No booking waits for money.' : 'Waiting for money', rows(open)),
      ...(open.length === 0 ? [] : [paying]),
    )
  }

  const showLedger = ({ captures, refunds }: { captures: Moved[]; refunds: Moved[] }) => {
    const rows = (list: readonly Moved[]) =>
      list
        .toReversed()
        .map(
          ({ amount, currency, at: moment }) =>
            [money(amount, currency), moment.slice(0, 19).replace('T', ' ')] as const,
        )
    part('ledger').replaceChildren(
      table(captures.length === 0 ? 'Nothing was charged.' : 'Charged', rows(captures)),
      table(refunds.length === 0 ? 'Nothing went back.' : 'Paid back', rows(refunds)),
    )
  }

  const showValues = ({ code, cards, promotions, magic }: Guide) =>
    part('values').replaceChildren(
      table(
        `Cards. Any expiry from this month on, any CVV; the bank’s code is ${code}.`,
        cards.map(({ number, see }) => [number.replace(/(.{4})(?=.)/g, '$1 '), see]),
      ),
      table(
        'Promotion codes',
        promotions.map((it) => [it.code, it.see]),
      ),
      ...magic.map(({ where, values }) =>
        table(
          where,
          values.map(({ value, see }) => [value, see]),
        ),
      ),
    )

  async function show(): Promise<void> {
    const [guide, clock, { requests }, { bookings }, ledger] = await Promise.all([
      read<Guide>('guide'),
      read<{ now: string; stopped: boolean }>('clock'),
      read<{ requests: Waiting[] }>('requests'),
      read<{ bookings: Waiting[] }>('transfers'),
      read<{ captures: Moved[]; refunds: Moved[] }>('ledger'),
    ])
    showScenarios(guide)
    showClock(clock)
    showWaiting(requests, bookings)
    showLedger(ledger)
    showValues(guide)
  }

  part('reset').addEventListener('click', () => void turn('POST', 'reset', undefined, 'Everything is as at the start.'))
  show().catch(() => say('The mocks did not answer. Reload this page.', true))
}
