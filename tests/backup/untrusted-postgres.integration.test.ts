import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { runCommand } from '@vitrine/backup/command'
import { openPayload } from '@vitrine/cms/config'
import { ConfigError, loadSettings } from '@vitrine/cms/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const AUTHORITY = fileURLToPath(new URL('../fixtures/own-authority/certificate.pem', import.meta.url))
const KEY = new URL('../fixtures/own-authority/key.pem', import.meta.url)

const PASSWORD = 'hush'

let server: Server
let folder: string
let address: string

/** A PostgreSQL whose certificate no machine knows. It hangs up on who trusts it. */
beforeAll(async () => {
  const [cert, key] = [await readFile(AUTHORITY), await readFile(KEY)]
  folder = await mkdtemp(join(tmpdir(), 'vitrine-untrusted-'))
  server = createServer((socket: Socket) => {
    // Who does not trust it breaks off.
    socket.on('error', () => {})
    // Asked for encryption. https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-SSL
    socket.once('data', () => {
      socket.write('S')
      const secure = new TLSSocket(socket, { isServer: true, cert, key })
      secure.on('error', () => {})
      secure.once('data', () => secure.end())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  address = `postgres://site:${PASSWORD}@127.0.0.1:${port}/site?sslmode=require`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(databaseUrl: string): Promise<void> {
  const dataDir = join(folder, 'opened')
  await openPayload(loadSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }, folder))
}

async function run(args: readonly string[], databaseUrl: string): Promise<void> {
  await runCommand(args, {
    env: { DATA_DIR: join(folder, args.join(' ')), DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    projectRoot: folder,
    say: () => {},
    now: () => new Date('2026-11-25T02:35:00Z'),
  })
}

/** Programs that connect to the database: start, import and all other commands open the content in one way. */
const PROGRAMS: Readonly<Record<string, (databaseUrl: string) => Promise<void>>> = {
  'the start of a site': open,
  'a backup': (url) => run(['backup', '--to', folder], url),
  'a restore': async (url) => {
    await writeFile(join(folder, 'archive.tar.gz'), 'x')
    await run(['restore', join(folder, 'archive.tar.gz')], url)
  },
  'a check before an upgrade': (url) => run(['upgrade', '--check'], url),
}

describe.each(Object.entries(PROGRAMS))('%s', (_, program) => {
  const said = async (databaseUrl: string) => {
    const error = await program(databaseUrl).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(ConfigError)
    const { message } = error as ConfigError
    expect(message).not.toContain(PASSWORD)
    return message
  }

  it('says which authority is not known, and how to name it', async () => {
    const { host } = new URL(address)
    expect(await said(address)).toBe(
      `The certificate of ${host} is signed by an authority that this machine does not know (DEPTH_ZERO_SELF_SIGNED_CERT). ` +
        'Get the certificate of the authority from who runs the database, and add sslrootcert=/path/to/ca.pem to ' +
        'DATABASE_URL, behind "?" or "&"; or set NODE_EXTRA_CA_CERTS to that file.',
    )
  })

  it('trusts an authority that DATABASE_URL names', async () =>
    expect(await said(`${address}&sslrootcert=${encodeURIComponent(AUTHORITY)}`)).toMatch(/^No PostgreSQL answers/))

  it('says which character of the password is to be written how', async () =>
    expect(await said(address.replace(PASSWORD, `${PASSWORD}#1`))).toContain(
      'has "#", which ends them there. Give %23',
    ))
})
