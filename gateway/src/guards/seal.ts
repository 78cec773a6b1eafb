import type { Purpose, Sealer } from '../ports/sealer.ts'
import { base64url, CompactEncrypt, compactDecrypt } from 'jose'

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const
const LIMITS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }

interface Keys {
  sealing: CryptoKey
  hashing: CryptoKey
}

/** Number of opened sessions in the cache. Each takes less than a kilobyte. */
const MAX_CACHED = 5000

/**
 * Creates the sealer. The first secret seals and all open, so that secrets can be replaced.
 * @param secrets 32 bytes each, at least one
 */
export function createSealer(secrets: Uint8Array[]): Sealer {
  /**
   * Caches opened seals, because a visitor sends the same one with every call, and decryption waits for a thread. The
   * content of a seal never changes; the store decides on each call whether the session is still valid.
   */
  const opened = new Map<string, string>()
  const loading = Promise.all(secrets.map(derive))
  return {
    async seal(purpose, text) {
      const [first] = await loading
      if (first === undefined) throw new Error('There is no key to seal with')
      const sealer = new CompactEncrypt(new TextEncoder().encode(text))
      return sealer.setProtectedHeader({ ...HEADER, typ: purpose }).encrypt(first.sealing)
    },
    async open(purpose, sealed) {
      const cachedText = purpose === 'session' ? opened.get(sealed) : undefined
      if (cachedText !== undefined) return cachedText
      const text = await openWith(await loading, purpose, sealed)
      if (text !== undefined && purpose === 'session') remember(opened, sealed, text)
      return text
    },
    async fingerprints(text) {
      const bytes = new TextEncoder().encode(text)
      const keys = await loading
      const hash = ({ hashing }: Keys) => crypto.subtle.sign('HMAC', hashing, bytes)
      return Promise.all(keys.map(async (key) => base64url.encode(new Uint8Array(await hash(key)))))
    },
  }
}

async function openWith(keys: readonly Keys[], purpose: Purpose, sealed: string): Promise<string | undefined> {
  for (const { sealing } of keys) {
    const opened = await compactDecrypt(sealed, sealing, LIMITS).catch(() => undefined)
    if (opened?.protectedHeader.typ === purpose) return new TextDecoder().decode(opened.plaintext)
  }
  return undefined
}

/** Adds an entry. A full cache first evicts its oldest entries. */
function remember(opened: Map<string, string>, sealed: string, text: string): void {
  for (const oldest of opened.keys()) {
    if (opened.size < MAX_CACHED) break
    opened.delete(oldest)
  }
  opened.set(sealed, text)
}

/** Derives a separate key per algorithm from one secret. */
async function derive(secret: Uint8Array): Promise<Keys> {
  const root = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveKey'])
  const derivation = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(32),
    info: new TextEncoder().encode(info),
  })
  return {
    sealing: await crypto.subtle.deriveKey(derivation('seal'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    hashing: await crypto.subtle.deriveKey(
      derivation('hash'),
      root,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign'],
    ),
  }
}
