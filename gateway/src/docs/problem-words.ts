import type { ProblemName } from '../ports/problem.ts'

/** `no`: it would fail again. `same`: as it is, after a wait. `changed`: after what is wrong has been put right. `look`: read first. */
export type Repeat = 'no' | 'same' | 'changed' | 'look'

interface ProblemWords {
  means: string
  /** What a caller should do. */
  act: string
  repeat: Repeat
}

export const REPEATS: Record<Repeat, string> = {
  no: 'Not as it is: it would fail again.',
  same: 'Yes, as it is, with the same `Idempotency-Key`, after a wait.',
  changed: 'Yes, once what is wrong has been put right, with a new `Idempotency-Key`.',
  look: 'Look first how it ended; then decide.',
}

const WRITE_SAFELY =
  'Reads: wait and ask again. What changes something: send it again with the **same** `Idempotency-Key`, so that it is done once.'

/** Every problem in words for a caller; a problem that is not described here does not compile. */
export const PROBLEM_WORDS: Record<ProblemName, ProblemWords> = {
  'bad-host': {
    means: 'The `Host` header is missing, doubled, or not a host name.',
    act: 'Send one `Host` header with the name of the site. HTTP libraries do that by themselves.',
    repeat: 'changed',
  },
  'bad-path': {
    means:
      'The path has something in it that two programs could read differently: `..`, doubled slashes, encoded separators.',
    act: 'Build paths from the contract and encode each value once.',
    repeat: 'changed',
  },
  'bad-query': {
    means: 'The query is not well formed: a name stands twice, or an escape is broken.',
    act: 'Send each parameter once and encode each value once.',
    repeat: 'changed',
  },
  'bad-request': {
    means: 'The request keeps the contract, yet the agency cannot make sense of it.',
    act: 'Check that ids come from earlier answers and that days and places fit together.',
    repeat: 'changed',
  },
  'malformed-json': {
    means: 'The body is not JSON in UTF-8, or a name stands twice in one object.',
    act: 'Let a JSON library write the body.',
    repeat: 'changed',
  },
  'too-deep': {
    means: 'The body is nested deeper than 32 levels; no body of the contract is.',
    act: 'Send what the contract describes.',
    repeat: 'changed',
  },
  'idempotency-key-missing': {
    means: 'The call changes something, and it has no `Idempotency-Key`.',
    act: 'Make one key for each intent, a UUID for instance, and keep it until you know how the call ended.',
    repeat: 'changed',
  },
  'bad-key': {
    means: 'The `Authorization` header cannot be read, or its key is not one of this site.',
    act: 'Send `Authorization: Bearer <key>` with a key of the site whose host you call.',
    repeat: 'changed',
  },
  'key-missing': {
    means: 'A program made a call that changes something, and it showed no key. What comes from a browser needs none.',
    act: 'Send `Authorization: Bearer <key>` with a key of the site. `errors` names every other header that is missing.',
    repeat: 'changed',
  },
  'session-missing': {
    means:
      'The call works on a booking, and there is no session to tell which. With a key the session is the header `X-Session`, without one a cookie.',
    act: 'Begin one with `reservationStart`, keep the `X-Session` of its answer, and send it along.',
    repeat: 'changed',
  },
  'session-expired': {
    means: 'There was a session, and it is over: after seven days, or because its booking has been made or replaced.',
    act: 'Begin a new one with `reservationStart` and fill the basket again. Search results are not affected.',
    repeat: 'changed',
  },
  'scope-missing': {
    means: 'The key is good, but it does not open this call.',
    act: 'Use a key with the scope that the problem names. The operator of the site gives scopes to keys.',
    repeat: 'changed',
  },
  'cross-site': {
    means: 'A browser made the call from another site.',
    act: 'From a server use a key. From a page of the site send `X-Requested-With: rota`.',
    repeat: 'changed',
  },
  'not-found': {
    means:
      'Nothing has this id, or it is not yours to see; `detail` and `errors` say what was looked for. The two are not told apart: an address that no call has, an id that is unknown, a token that was changed, a call for partners without their key.',
    act: 'Do not ask again; take the id from a fresh list.',
    repeat: 'no',
  },
  'method-not-allowed': {
    means: 'The path exists, the method does not.',
    act: 'The `Allow` header names the methods.',
    repeat: 'changed',
  },
  'empty-basket': {
    means: 'A price or a payment was asked for, and there is nothing in the basket.',
    act: 'Fill the basket with `reservationPatch` first.',
    repeat: 'changed',
  },
  expired: {
    means: 'An offer or a transaction of the provider was held too long.',
    act: 'Search again and begin again; show the traveller the new price.',
    repeat: 'no',
  },
  'in-progress': {
    means: 'The same `Idempotency-Key` is being worked on at this moment.',
    act: 'Wait a second or two and send the same call again: you get its answer.',
    repeat: 'same',
  },
  'payment-in-progress': {
    means: 'A payment of this booking is under way, perhaps in another tab.',
    act: 'Ask `paymentStatus` of its `paymentToken` until it has ended, or end it with `paymentCancel`. The basket cannot change meanwhile.',
    repeat: 'look',
  },
  'price-changed': {
    means: 'The price that was accepted is not the price any more. `accepted` and `current` carry both.',
    act: 'Show both. If the new one is accepted, ask for a quote again and pay that.',
    repeat: 'changed',
  },
  'sold-out': {
    means: 'What was to be booked has been sold to somebody else.',
    act: 'Search again; take the line out of the basket.',
    repeat: 'no',
  },
  'wrong-step': {
    means:
      'The booking or transaction is at a step where this call is not possible: paid already, committed, not yet begun. `declineReason` is there when the bank declined the card.',
    act: 'Read the booking and go on from where it is.',
    repeat: 'look',
  },
  'stale-version': {
    means: 'The booking has changed since you read it. Nothing was changed by this call.',
    act: 'Read it again, decide again, and send the change with the new version in `If-Match`.',
    repeat: 'changed',
  },
  'too-large': {
    means: 'The body is larger than the operation takes.',
    act: 'The reference tells the largest body of each operation.',
    repeat: 'no',
  },
  'too-many': {
    means: 'The body has more values in it than any body of the contract needs.',
    act: 'Send what the contract describes.',
    repeat: 'no',
  },
  'unsupported-media-type': {
    means: 'The body is not `application/json`, or it is compressed.',
    act: 'Send plain JSON with `Content-Type: application/json`.',
    repeat: 'changed',
  },
  'unknown-site': {
    means: 'No site has the host name that was called.',
    act: 'Call the host name of the site, not an address or a name of your own.',
    repeat: 'no',
  },
  'idempotency-mismatch': {
    means: 'The `Idempotency-Key` was used before, with another body, another call or another session.',
    act: 'A new intent needs a new key; the same intent needs the same body.',
    repeat: 'changed',
  },
  'over-capacity': {
    means: 'More people than the room, vehicle or departure has places for.',
    act: 'Split the party, or choose something larger.',
    repeat: 'changed',
  },
  'travellers-refused': {
    means: 'The provider does not take the travellers as they are: a name, a birth date or a document does not fit.',
    act: 'Ask the travellers again. `codes` has the provider’s own codes.',
    repeat: 'changed',
  },
  'card-number': {
    means:
      'A text holds a card number: a name, a note, an address, a search. `errors` has the JSON Pointer of each place. Nothing was sent on.',
    act: 'Take the number out of the text, and tell people to type it into the card fields of the payment only.',
    repeat: 'changed',
  },
  validation: {
    means:
      'The request does not keep the contract. `errors` names every place at once, each by a JSON Pointer into the body; `/query/x`, `/path/x` and `/header/x` lead to the parameter `x`.',
    act: 'Show each `detail` at the field its `pointer` leads to. The value that was sent is never repeated.',
    repeat: 'changed',
  },
  'precondition-required': {
    means: 'A change of the booking does not say which version it was made on.',
    act: 'Send `If-Match` with the `ETag` of the booking you read last.',
    repeat: 'changed',
  },
  'too-many-requests': {
    means: 'That was more often than the limit of the call allows. Nothing was done.',
    act: 'Wait as many seconds as `Retry-After` says; `retryAfter` in the body is the same number.',
    repeat: 'same',
  },
  'client-closed-request': {
    means: 'The caller hung up before there was an answer. Nobody sees this one but the log.',
    act: 'Nothing; what changes something has run to its end.',
    repeat: 'look',
  },
  internal: {
    means: 'A fault of the gateway.',
    act: 'Tell the operator the `requestId`. What changes something: repeat it with the same `Idempotency-Key`.',
    repeat: 'same',
  },
  'payment-step-rejected': {
    means:
      'The agency asked for a next step of the payment that is not safe to show, such as a form for an unknown bank.',
    act: 'No money has moved through this step. Offer another way to pay, and tell the operator the `requestId`.',
    repeat: 'look',
  },
  'upstream-broken': {
    means: 'The agency answered with a fault of its own, or broke off.',
    act: WRITE_SAFELY,
    repeat: 'same',
  },
  'upstream-contract': {
    means: 'The agency answered something that the contract does not allow, so it was not passed on.',
    act: 'Tell the operator the `requestId`; asking again seldom helps.',
    repeat: 'look',
  },
  'upstream-refused': {
    means: 'The travel provider has refused the call. `codes` has its own codes.',
    act: 'Show that it is not possible now; the codes help the operator.',
    repeat: 'look',
  },
  'upstream-too-large': {
    means: 'The answer of the agency is larger than is ever taken.',
    act: 'Ask for less: fewer days, a smaller page, a narrower place.',
    repeat: 'changed',
  },
  overloaded: {
    means: 'The gateway has more to do than it can. It turns reads away first, and payments last; nothing was done.',
    act: `Wait as long as \`Retry-After\` says. ${WRITE_SAFELY}`,
    repeat: 'same',
  },
  'card-unavailable': {
    means: 'Card payments have failed one after the other, so none is begun for a while. No card was charged.',
    act: 'Offer the other ways to pay, or wait as long as `Retry-After` says.',
    repeat: 'same',
  },
  'try-later': {
    means: 'The gateway cannot store what must not be lost. It sends no payment in that state.',
    act: 'Send the same call with the same `Idempotency-Key` again after `Retry-After`. After a payment, ask for its state first.',
    repeat: 'same',
  },
  maintenance: {
    means:
      'The agency has put the site under maintenance. A payment that has begun is finished; its state and its result can be read.',
    act: 'Wait as long as `Retry-After` says. Basket and session are kept.',
    repeat: 'same',
  },
  'upstream-unavailable': {
    means:
      'The agency cannot be reached, or is left alone for a moment because it has failed too often. It has not seen the call.',
    act: `${WRITE_SAFELY} \`Retry-After\` says how long to wait.`,
    repeat: 'same',
  },
  'upstream-timeout': {
    means: 'The agency did not answer in time. What was to be changed may have been changed.',
    act: `${WRITE_SAFELY} After a payment or a commit read how it ended.`,
    repeat: 'same',
  },
}
