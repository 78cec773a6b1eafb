/** The bank of the mocks, for code in Node. */
const { MOCK_BANK = 'http://127.0.0.1:4002' } = process.env

/**
 * Confirms a payment as whoever owns the card would on the bank's page: with the code that the bank has sent to the
 * phone. Only the mocks have a phone that a program can read; in life a person does this, and the payment goes on by
 * itself.
 */
export async function confirmAtMockBank(paymentToken: string): Promise<void> {
  const phone = await fetch(`${MOCK_BANK}/phone?${new URLSearchParams({ order: paymentToken })}`)
  const { messages } = (await phone.json()) as { messages: { transaction: string; code: string }[] }
  const [message] = messages
  if (message === undefined) throw new Error('The bank has sent no code')
  await fetch(`${MOCK_BANK}/3ds/answer`, {
    method: 'POST',
    body: new URLSearchParams({ ...message, action: 'confirm' }),
  })
}
