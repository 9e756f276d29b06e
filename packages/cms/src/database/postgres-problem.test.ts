import { describe, expect, it } from 'vitest'
import { postgresProblem } from './postgres-problem.ts'

const ADDRESS = 'postgres://site:hush@db.example:5432/content?sslmode=require'

const failed = (code: string, message = 'failed: hush') => Object.assign(new Error(message), { code })

describe('a PostgreSQL that cannot be connected to', () => {
  it.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', 'sslrootcert=/path/to/ca.pem'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'authority that this machine does not know'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'another name than db.example:5432'],
    ['CERT_HAS_EXPIRED', 'has expired'],
    ['28P01', '%23 for "#"'],
    ['28000', 'does not admit the user site'],
    ['3D000', 'no database content on db.example:5432'],
    ['ECONNREFUSED', 'No PostgreSQL answers at db.example:5432 (ECONNREFUSED)'],
    ['ENOTFOUND', 'No PostgreSQL answers'],
  ])('with %s is explained, without the password', (code, said) => {
    const problem = postgresProblem(ADDRESS, failed(code))
    expect(problem).toContain(said)
    expect(problem).not.toContain('hush')
  })

  it.each([
    [failed('28000', 'no pg_hba.conf entry for host "10.0.0.1", no encryption'), 'Add sslmode=require'],
    [new Error('The server does not support SSL connections'), 'take sslmode out'],
    [new Error('timeout exceeded when trying to connect'), 'No PostgreSQL answers'],
    [new URIError('URI malformed'), 'Give %25 in its place'],
    [Object.assign(failed('ENOENT'), { path: '/etc/ca.pem' }), '/etc/ca.pem for its certificates'],
  ])('%s is explained', (error, said) => expect(postgresProblem(ADDRESS, error)).toContain(said))

  it('is named by what can be read of an address', () =>
    expect(postgresProblem('postgres://', failed('ECONNREFUSED'))).toContain('at the server of DATABASE_URL'))

  it.each([failed('42601'), new Error('something else'), 'text'])('is not why: %s', (error) =>
    expect(postgresProblem(ADDRESS, error)).toBeUndefined())
})
