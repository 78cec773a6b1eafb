/** The part of control's responses that the panel shows. */
interface Guide {
  code: string
  scenario: string
  scenarios: { name: string; changes: string; see: string }[]
  cards: { number: string; see: string }[]
  promotions: { code: string; see: string }[]
  magic: { where: string; values: { value: string; see: string }[] }[]
}
interface WaitingBooking {
  bookingNumber?: string
  paymentStatus?: number
  totalAmount: { value: number; currency: string }
}
/** A captured or refunded amount. */
interface LedgerEntry {
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
  const elementById = (id: string) => document.querySelector(`#${id}`) as HTMLElement
  const statusLine = elementById('said')
  const showStatus = (text: string, isBad = false) => {
    statusLine.textContent = text
    statusLine.className = isBad ? 'bad' : ''
  }
  const urlOf = (path: string) => location.pathname.replace(/panel\/?$/, path)
  const read = async <T>(path: string): Promise<T> => (await fetch(urlOf(path))).json() as Promise<T>
  const send = async (method: string, path: string, body?: unknown, done = 'Done.') => {
    const answer = await fetch(urlOf(path), { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const { detail } = (await answer.json()) as { detail?: string }
    showStatus(answer.ok ? done : (detail ?? 'Not possible.'), !answer.ok)
    await show()
  }
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    text = '',
    attributes: Record<string, string> = {},
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name)
    element.textContent = text
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  /** A text in which backticks mark code. */
  const prose = (name: 'td' | 'span', text: string, attributes: Record<string, string> = {}) => {
    const element = make(name, '', attributes)
    element.append(...text.split('`').map((piece, index) => (index % 2 === 1 ? make('code', piece) : piece)))
    return element
  }
  const button = (text: string, act: () => void, className = '') => {
    const element = make('button', text, { type: 'button', ...(className && { class: className }) })
    element.addEventListener('click', act)
    return element
  }
  const table = (title: string, rows: readonly (readonly [string, string])[]) => {
    const element = make('table')
    element.append(make('caption', title))
    for (const [name, text] of rows) {
      const row = make('tr')
      row.append(make('th', name, { scope: 'row', class: 'number' }), prose('td', text))
      element.append(row)
    }
    return element
  }
  const money = (value: number, currency: string) => `${value.toFixed(2)} ${currency.toUpperCase()}`

  const showScenarios = ({ scenario, scenarios }: Guide) => {
    const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined
    const choices = make('fieldset')
    choices.append(make('legend', 'Scenario'))
    for (const { name, changes, see } of scenarios) {
      const choice = make('label', '', { class: 'choice' })
      const input = make('input', '', { type: 'radio', name: 'scenario', value: name })
      input.checked = name === scenario
      input.addEventListener('change', () => void send('PUT', 'scenario', { name }, `${name} is on.`))
      choice.append(input, make('b', name), prose('span', changes), prose('span', `You see: ${see}`, { class: 'see' }))
      choices.append(choice)
    }
    elementById('scenario').replaceChildren(choices)
    if (focused !== undefined) choices.querySelector<HTMLInputElement>(`[value='${CSS.escape(focused)}']`)?.focus()
  }

  const showClock = ({ now, stopped }: { now: string; stopped: boolean }) => {
    const row = make('div', '', { class: 'row' })
    const input = make('input', '', { type: 'datetime-local', 'aria-label': 'Stop the clock at (UTC)' })
    input.value = now.slice(0, 16)
    const moveClockBy = (milliseconds: number) => () =>
      void send(
        'PUT',
        'clock',
        { now: new Date(Date.parse(now) + milliseconds).toISOString() },
        'The clock is stopped.',
      )
    row.append(
      input,
      button('Stop it there', () => void send('PUT', 'clock', { now: `${input.value}:00Z` }, 'The clock is stopped.')),
      button('+ 1 hour', moveClockBy(3_600_000), 'quiet'),
      button('+ 1 day', moveClockBy(86_400_000), 'quiet'),
      button('Let it run', () => void send('PUT', 'clock', { now: null }, 'The clock runs.'), 'quiet'),
    )
    const clockText = make('p', `${now.slice(0, 16).replace('T', ' ')} UTC, ${stopped ? 'stopped' : 'running'}`, {
      class: 'number',
    })
    elementById('clock').replaceChildren(clockText, row)
  }

  const showWaiting = (requests: readonly WaitingBooking[], bookings: readonly WaitingBooking[]) => {
    const unpaid = bookings.filter(({ paymentStatus }) => paymentStatus === 2 || paymentStatus === 3)
    const rows = (list: readonly WaitingBooking[]) =>
      list.map(
        ({ bookingNumber = '', totalAmount: { value, currency } }) => [bookingNumber, money(value, currency)] as const,
      )
    const answerButtons = make('div', '', { class: 'row' })
    answerButtons.append(
      button('Confirm all requests', () => void send('PUT', 'requests', { answer: 'confirm' }, 'Confirmed.')),
      button('Decline all requests', () => void send('PUT', 'requests', { answer: 'decline' }, 'Declined.'), 'quiet'),
    )
    const transferButtons = make('div', '', { class: 'row' })
    transferButtons.append(
      button('Pay them all', () => void send('PUT', 'transfers', {}, 'The money has arrived.')),
      button('Pay 1,000 each', () => void send('PUT', 'transfers', { amount: 1000 }, 'A part has arrived.'), 'quiet'),
    )
    elementById('waiting').replaceChildren(
      table(requests.length === 0 ? 'No open request.' : 'Open requests', rows(requests)),
      ...(requests.length === 0 ? [] : [answerButtons]),
      table(unpaid.length === 0 ? 'No booking waits for money.' : 'Waiting for money', rows(unpaid)),
      ...(unpaid.length === 0 ? [] : [transferButtons]),
    )
  }

  const showLedger = ({ captures, refunds }: { captures: LedgerEntry[]; refunds: LedgerEntry[] }) => {
    const rows = (list: readonly LedgerEntry[]) =>
      list
        .toReversed()
        .map(
          ({ amount, currency, at: moment }) =>
            [money(amount, currency), moment.slice(0, 19).replace('T', ' ')] as const,
        )
    elementById('ledger').replaceChildren(
      table(captures.length === 0 ? 'Nothing was charged.' : 'Charged', rows(captures)),
      table(refunds.length === 0 ? 'Nothing went back.' : 'Paid back', rows(refunds)),
    )
  }

  const showValues = ({ code, cards, promotions, magic }: Guide) =>
    elementById('values').replaceChildren(
      table(
        `Cards. Any expiry from this month on, any CVV; the bank’s code is ${code}.`,
        cards.map(({ number, see }) => [number.replace(/(.{4})(?=.)/g, '$1 '), see]),
      ),
      table(
        'Promotion codes',
        promotions.map((promotion) => [promotion.code, promotion.see]),
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
      read<{ requests: WaitingBooking[] }>('requests'),
      read<{ bookings: WaitingBooking[] }>('transfers'),
      read<{ captures: LedgerEntry[]; refunds: LedgerEntry[] }>('ledger'),
    ])
    showScenarios(guide)
    showClock(clock)
    showWaiting(requests, bookings)
    showLedger(ledger)
    showValues(guide)
  }

  elementById('reset').addEventListener(
    'click',
    () => void send('POST', 'reset', undefined, 'Everything is as at the start.'),
  )
  show().catch(() => showStatus('The mocks did not answer. Reload this page.', true))
}
