import type { ProblemName } from '../../ports/problem.ts'

/**
 * Whether to repeat a failed call: `no`, the `same` call after a wait, a `changed` one, or `look` at the outcome first.
 */
export type Repeat = 'no' | 'same' | 'changed' | 'look'

interface ProblemWords {
  means: string
  /** What a caller should do. */
  act: string
  repeat: Repeat
}

export const REPEATS: Record<Repeat, string> = {
  no: 'No, the same call would fail again.',
  same: 'Yes, after a wait, with the same `Idempotency-Key`.',
  changed: 'Yes, after you have fixed the cause, with a new `Idempotency-Key`.',
  look: 'Read the outcome first, then decide.',
}

const WRITE_SAFELY =
  'Repeat a read after a wait. Repeat a call that changes something with the **same** `Idempotency-Key`, so that it runs only once.'
const OUTCOME_FIRST = 'After a payment or a commit, read the outcome first.'

/** The documentation of every problem. A problem without an entry does not compile. */
export const PROBLEM_WORDS: Record<ProblemName, ProblemWords> = {
  'bad-host': {
    means: 'The `Host` header is missing, repeated or not a host name.',
    act: "Send one `Host` header with the site's host name. HTTP libraries do this for you.",
    repeat: 'changed',
  },
  'bad-path': {
    means:
      'The path contains something that two programs could read differently: a dot segment, an encoded slash, a backslash or a control character, or it is not valid percent-encoded UTF-8.',
    act: 'Build paths from the contract and encode each value once.',
    repeat: 'changed',
  },
  'bad-query': {
    means: 'The query is not valid percent-encoded UTF-8, or has more than 200 parameters.',
    act: 'Encode each value once.',
    repeat: 'changed',
  },
  'bad-request': {
    means: 'The request matches the contract, but the agency refused it as invalid.',
    act: 'Check that ids come from earlier responses and that dates and places fit together.',
    repeat: 'changed',
  },
  'malformed-json': {
    means: 'The body is not valid JSON in UTF-8, or an object repeats a name.',
    act: 'Serialize the body with a JSON library.',
    repeat: 'changed',
  },
  'too-deep': {
    means: 'The body is nested more than 32 levels deep. No body of the contract is.',
    act: 'Send only what the contract describes.',
    repeat: 'changed',
  },
  'idempotency-key-missing': {
    means: 'The call changes something but has no `Idempotency-Key`.',
    act: 'Create one key per intent, for example a UUID, and keep it until you know the outcome.',
    repeat: 'changed',
  },
  'bad-key': {
    means: 'The `Authorization` header is malformed, or the key does not belong to this site or has expired.',
    act: 'Send `Authorization: Bearer <key>` with a key of the site whose host you call.',
    repeat: 'changed',
  },
  'key-missing': {
    means: 'A program made a call that changes something, without a site key. Browsers do not need one.',
    act: 'Send `Authorization: Bearer <key>` with a key of the site. `errors` lists all other missing headers.',
    repeat: 'changed',
  },
  'session-missing': {
    means:
      'The call works on a booking but carries no session, or one that this site did not issue. With a key, the session is the header `X-Session`; without one, it is a cookie.',
    act: 'Start a session with `reservationStart`, keep the `X-Session` of the response and send it with later calls.',
    repeat: 'changed',
  },
  'session-expired': {
    means:
      'The session has expired after seven days, the agency no longer knows its booking, or the booking has been completed or replaced.',
    act: 'Start a new session with `reservationStart` and fill the basket again. Search results remain valid.',
    repeat: 'changed',
  },
  'scope-missing': {
    means: 'The key is valid but lacks the scope of this call.',
    act: "Use a key with the scope named in `detail`. The site's operator assigns scopes to keys.",
    repeat: 'changed',
  },
  'cross-site': {
    means: 'A browser made the call from another site.',
    act: 'From a server, use a key. From a page of the site, send `X-Requested-With: rota`.',
    repeat: 'changed',
  },
  'not-found': {
    means:
      'The resource does not exist, or you may not see it; `detail` and `errors` may say what was looked for. An unknown path, an unknown id, a modified token and a partner call without a partner key all return the same problem.',
    act: 'Do not repeat the call. Take the id from a fresh list.',
    repeat: 'no',
  },
  'method-not-allowed': {
    means: 'The path exists, but it does not support this method.',
    act: 'The `Allow` header lists the supported methods.',
    repeat: 'changed',
  },
  'empty-basket': {
    means: 'The call needs a basket with at least one line.',
    act: 'Fill the basket with `reservationPatch` first.',
    repeat: 'changed',
  },
  expired: {
    means: 'An offer or a transaction of the provider has expired.',
    act: 'Search and begin again, and show the traveller the new price.',
    repeat: 'no',
  },
  'in-progress': {
    means:
      'A call with the same `Idempotency-Key` or another change of the booking is still running, or its outcome is not known yet.',
    act: 'Wait one or two seconds and send the same call again.',
    repeat: 'same',
  },
  'payment-in-progress': {
    means: 'A payment of this booking is in progress, perhaps in another tab.',
    act: 'Poll `paymentStatus` with the `paymentToken` until it ends, or end it with `paymentCancel`. `orderInitialize` returns the token, with this problem too. Until then the basket cannot change.',
    repeat: 'look',
  },
  'price-changed': {
    means:
      'The price or the penalty has changed since it was accepted. `accepted` and `current`, if present, contain both.',
    act: 'Request the price again and show it. If it is accepted, send the hash of the new quote or penalty.',
    repeat: 'changed',
  },
  'sold-out': {
    means: 'The product is no longer available.',
    act: 'Remove the line from the basket and search again.',
    repeat: 'no',
  },
  'wrong-step': {
    means:
      'The booking or transaction is not in a state that allows this call. Most often the customer or guests are missing, no quote of this booking has the hash, or no transaction has been begun for its offers. `declineReason` is set if the bank declined the card.',
    act: 'Follow `detail`, if there is one. Otherwise read the booking and continue from its current state.',
    repeat: 'look',
  },
  'stale-version': {
    means: 'The booking has changed since you read it. This call changed nothing.',
    act: 'Read the booking again and repeat the change with the new version in `If-Match`.',
    repeat: 'changed',
  },
  'too-large': {
    means: 'The body exceeds the size limit of the operation.',
    act: 'The reference lists the size limit of each operation.',
    repeat: 'no',
  },
  'too-many': {
    means: 'The body contains more values than any body of the contract needs.',
    act: 'Send only what the contract describes.',
    repeat: 'no',
  },
  'unsupported-media-type': {
    means: 'The body is not `application/json`, or it is compressed.',
    act: 'Send uncompressed JSON with `Content-Type: application/json`.',
    repeat: 'changed',
  },
  'unknown-site': {
    means: 'No site has this host name.',
    act: 'Call the host name of the site, not an IP address or a name of your own.',
    repeat: 'no',
  },
  'idempotency-mismatch': {
    means: 'The `Idempotency-Key` was already used with a different body, different parameters or another call.',
    act: 'Use a new key for a new intent, and the same body for the same intent.',
    repeat: 'changed',
  },
  'over-capacity': {
    means: 'The party is larger than the room, vehicle or departure allows.',
    act: 'Split the party or choose something larger.',
    repeat: 'changed',
  },
  'travellers-refused': {
    means:
      'The provider refused the details of a traveller: a name, a date of birth or a document. It does not say which.',
    act: 'Compare the details with `requiredFields` of the transaction and ask the travellers to correct them. `codes`, if present, contains the provider’s codes.',
    repeat: 'changed',
  },
  'card-number': {
    means:
      'A text contains a card number: for example a name, a note, an address or a search. `errors` has the JSON Pointer of each. Nothing was forwarded.',
    act: 'Remove the number, and ask people to enter card numbers only in the card fields of the payment.',
    repeat: 'changed',
  },
  validation: {
    means:
      'The request does not match the contract or breaks another rule. `errors` lists all mistakes, each with a JSON Pointer into the body; `/query/x`, `/path/x` and `/header/x` point to the parameter `x`. If the travel provider refused the values, `codes` contains its codes instead.',
    act: 'Show each `detail` at the field its `pointer` names. Values of the request are never repeated.',
    repeat: 'changed',
  },
  'precondition-required': {
    means: 'A change of the booking does not name the version it was based on.',
    act: 'Send `If-Match` with the `ETag` of the booking you read last.',
    repeat: 'changed',
  },
  'too-many-requests': {
    means: 'Rate limit exceeded. The call had no effect.',
    act: 'Wait for the number of seconds in `Retry-After`, which is also `retryAfter` in the body.',
    repeat: 'same',
  },
  'client-closed-request': {
    means: 'The client closed the connection before the response. This problem appears in logs only.',
    act: 'None. A call with an `Idempotency-Key` runs to its end.',
    repeat: 'look',
  },
  internal: {
    means: 'Internal error of the gateway.',
    act: 'Report the `requestId` to the operator. Repeat a call that changes something with the same `Idempotency-Key`.',
    repeat: 'same',
  },
  'payment-step-rejected': {
    means: 'The agency asked for a payment step that is not safe to show, such as a form for an unknown bank.',
    act: 'This step has charged nothing. Offer another payment method, and report the `requestId` to the operator.',
    repeat: 'look',
  },
  'upstream-broken': {
    means:
      'The agency failed with an error of its own, closed the connection, or refused the call without a problem of the contract. A change may or may not have been made.',
    act: `${WRITE_SAFELY} ${OUTCOME_FIRST}`,
    repeat: 'same',
  },
  'upstream-contract': {
    means: 'The agency sent a response that does not match the contract, so it was not forwarded.',
    act: 'Report the `requestId` to the operator. Repeating the call rarely helps.',
    repeat: 'look',
  },
  'upstream-refused': {
    means: 'The travel provider refused the call. `codes`, if present, contains its codes.',
    act: 'Tell the visitor that it is currently not possible. The codes help the operator.',
    repeat: 'look',
  },
  'upstream-too-large': {
    means: 'The agency’s response exceeds the size limit.',
    act: 'Ask for less: fewer days, a smaller page or a smaller place. A call that changes something may have been made.',
    repeat: 'look',
  },
  overloaded: {
    means: 'The gateway is at capacity. It sheds pages and searches first and payments last. The call had no effect.',
    act: `Wait for the time in \`Retry-After\`. ${WRITE_SAFELY}`,
    repeat: 'same',
  },
  'card-unavailable': {
    means:
      'Card payments have failed repeatedly, so the gateway has paused them, or an operator has switched them off. No card was charged.',
    act: 'Offer the other payment methods, or wait for the time in `Retry-After`.',
    repeat: 'same',
  },
  'try-later': {
    means: 'The gateway cannot reach its storage or write to it. It starts no payments in that state.',
    act: 'Repeat the call with the same `Idempotency-Key` after `Retry-After`. After a payment, read its state first.',
    repeat: 'same',
  },
  maintenance: {
    means:
      'The agency has put the site under maintenance. Payments in progress are completed, and their state and result can be read.',
    act: 'Wait for the time in `Retry-After`. The basket and the session are kept.',
    repeat: 'same',
  },
  'payments-off': {
    means: 'An operator has switched off payments for now. Nothing was charged, and the booking is kept as it is.',
    act: 'Tell the visitor that paying is not possible at the moment. Try again after `Retry-After`. Payments that have begun go on.',
    repeat: 'same',
  },
  'switched-off': {
    means: 'An operator has switched off this call for now. It had no effect.',
    act: 'Go on without it, or try again after `Retry-After`.',
    repeat: 'same',
  },
  'upstream-unavailable': {
    means:
      'The agency cannot be reached, it has asked for a pause, or the gateway currently sends it no more calls. A read had no effect. An agency that asks for a pause with 503 may have received a change.',
    act: `Wait for the time in \`Retry-After\`, if there is one. ${WRITE_SAFELY} ${OUTCOME_FIRST}`,
    repeat: 'same',
  },
  'upstream-timeout': {
    means: 'The agency did not respond in time. A change may or may not have been made.',
    act: `${WRITE_SAFELY} ${OUTCOME_FIRST}`,
    repeat: 'same',
  },
}
