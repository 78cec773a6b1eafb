import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a self-signed certificate for `localhost` that is valid for a day. Returns the file with it and its key. */
export function certificateIn(folder: string): string {
  const [key, cert, both] = [join(folder, 'key.pem'), join(folder, 'cert.pem'), join(folder, 'tls.pem')]
  const made = ['req', '-x509', '-subj', '/CN=localhost', '-days', '1', '-nodes', '-keyout', key, '-out', cert]
  spawnSync('openssl', [...made, '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'])
  writeFileSync(both, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'))
  return both
}
