import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArguments } from './conform-arguments.ts'

const AGENCY = ['--agency', 'https://agency.example/api/']
const PROVIDER = ['--provider', 'https://provider.example']
const LOGIN = { agency: 'A', user: 'B', password: 'C' }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rota-conform-'))
  writeFileSync(join(folder, 'accounts.json'), JSON.stringify({ '1002': LOGIN }))
})
afterAll(() => rmSync(folder, { recursive: true }))
const accounts = () => ({ PROVIDER_CREDENTIALS: join(folder, 'accounts.json') })

describe('the arguments of npm run conform', () => {
  it('ask an agency by its URL alone, as the site of its host name, without a session and without writes', () => {
    expect(readArguments(AGENCY, {})).toEqual({
      writes: false,
      agency: { url: 'https://agency.example/api', site: 'agency.example' },
    })
  })

  it('take site, credentials and session', () => {
    const env = { AGENCY_AUTH: 'x', AGENCY_AUTH_SCHEME: 'Bearer', AGENCY_SESSION: 's' }
    expect(readArguments([...AGENCY, '--site', 'www.site.example'], env).agency).toEqual({
      url: 'https://agency.example/api',
      site: 'www.site.example',
      authorization: 'Bearer x',
      session: 's',
    })
  })

  it('need an account only where credentials are by account', () => {
    const provider = { url: 'https://provider.example', credentials: LOGIN }
    expect(readArguments(PROVIDER, { PROVIDER_CREDENTIALS: JSON.stringify(LOGIN) })).toEqual({
      writes: false,
      provider,
    })
    expect(readArguments([...PROVIDER, '--account', '1002', '--writes'], accounts())).toEqual({
      writes: true,
      provider,
    })
  })

  it.each<[string, string[], () => Record<string, string>]>([
    ['--agency or --provider is needed', [], () => ({})],
    ["Unknown option '--write'", [...AGENCY, '--write'], () => ({})],
    ['--agency is not an http or https URL', ['--agency', 'agency.example'], () => ({})],
    ['--agency is not an http or https URL', ['--agency', 'file:///etc'], () => ({})],
    ['--site is for --agency', [...PROVIDER, '--site', 'localhost'], () => ({})],
    ['--account is for --provider', [...AGENCY, '--account', '1002'], () => ({})],
    ['--writes starts a session of its own', [...AGENCY, '--writes'], () => ({ AGENCY_SESSION: 'x' })],
    ['AGENCY_SESSION is empty', AGENCY, () => ({ AGENCY_SESSION: '' })],
    ['AGENCY_AUTH and AGENCY_AUTH_FILE are both set', AGENCY, () => ({ AGENCY_AUTH: 'x', AGENCY_AUTH_FILE: 'x' })],
    ['AGENCY_SESSION_FILE cannot be read', AGENCY, () => ({ AGENCY_SESSION_FILE: join(folder, 'nowhere') })],
    ['PROVIDER_CREDENTIALS is not set', PROVIDER, () => ({})],
    ['--account NUMBER says which', PROVIDER, accounts],
    ['PROVIDER_CREDENTIALS has nothing for account 1', [...PROVIDER, '--account', '1'], accounts],
  ])('are refused with "%s"', (problem, args, env) => {
    expect(() => readArguments(args, env())).toThrow(problem)
  })
})
