const COMPLETED = { id: 10000000, code: 'OperationCompleted', messageType: 2, message: 'Operation completed' }

/** A successful response of the provider. */
export const answered = (body: unknown) => ({
  header: { requestId: '5b0f7c1e-2d0a-4f0e-9a51-6c2f9d1f8a10', success: true, messages: [COMPLETED] },
  body,
})

/** A refusal, which has no body. */
export const refused = (code: string) => ({
  header: {
    requestId: '7c2e9a44-51b6-4b1c-8f3d-0e6a2b7d9c15',
    success: false,
    messages: [{ code, messageType: 1, message: 'Refused' }],
  },
})
