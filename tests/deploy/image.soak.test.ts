import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { inEachRound, patience } from '../support/rounds.ts'
import { until } from '../support/until.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Bytes of the packed files: the image has those of Debian and Node besides, which are about 80 MB packed. */
const MAX_BYTES = { withAdmin: 200_000_000, withoutAdmin: 110_000_000 }

/** Account that owns nothing. */
const NOBODY = 65_534

/** Makes a file of the site, which has to fail, as the account that runs the site. */
const TRY_TO_WRITE = `require('node:fs').writeFileSync('written', '')`

it('a packed site runs as an account that may write to its data folder alone', patience(), async () => {
  await inEachRound(0, async ({ number }) => {
    const admin = number % 2 === 0
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-packed-'))
    const data = await mkdtemp(join(tmpdir(), 'vitrine-packed-data-'))
    const app = join(folder, 'app')
    const variant = admin ? [] : ['--without-admin']
    const said = execFileSync(process.execPath, ['scripts/image.mjs', '--into', app, ...variant], { cwd: root })
    const megabytes = Number(said.toString().match(/([\d.]+) MB\n$/)?.[1])
    expect(megabytes * 1_000_000).toBeLessThan(admin ? MAX_BYTES.withAdmin : MAX_BYTES.withoutAdmin)
    const bill = JSON.parse(await readFile(join(app, 'packed.json'), 'utf8')) as {
      readonly components: readonly { readonly name: string; readonly scope: string }[]
    }
    const files = bill.components.filter(({ scope }) => scope === 'required').map(({ name }) => name)
    expect(files).toEqual(expect.arrayContaining(['fastify', 'payload', 'react-dom', 'sharp']))
    expect(bill.components.some(({ name }) => name === '@payloadcms/next')).toBe(admin)
    await Promise.all([chmod(folder, 0o755), chown(data, NOBODY, NOBODY)])
    const port = await freePort()
    const account = { uid: NOBODY, gid: NOBODY, cwd: app }
    const env = {
      NODE_ENV: 'production' as const,
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      DATA_DIR: data,
      PORT: String(port),
      HOST: '127.0.0.1',
      ADMIN: admin ? 'on' : 'off',
    }
    expect(() => execFileSync(process.execPath, ['-e', TRY_TO_WRITE], { ...account, stdio: 'ignore' })).toThrow()
    const site = spawn(process.execPath, ['scripts/start.mjs'], { ...account, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let log = ''
    for (const stream of [site.stdout, site.stderr]) {
      stream.on('data', (chunk) => {
        log += chunk
      })
    }
    const url = `http://127.0.0.1:${port}`
    const statusOf = async (path: string) => (await fetch(url + path).catch(() => undefined))?.status
    await until('the site', async () => (await statusOf('/readyz')) === 200)
    expect(await statusOf('/')).toBe(200)
    expect(execFileSync(process.execPath, ['deploy/image/healthy.mjs'], { ...account, env }).toString()).toBe('')
    if (admin) await until('the admin', async () => (await statusOf('/admin/login')) === 200)
    else expect(await statusOf('/admin/login')).toBe(404)
    const backup = ['scripts/backup.mjs', 'backup', '--to', join(data, 'backups'), '--verify']
    expect(execFileSync(process.execPath, backup, { ...account, env }).toString()).toContain('vitrine-')
    expect(log).not.toMatch(/Cannot find module|EROFS|EACCES/)
    const ended = once(site, 'exit')
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await Promise.all([folder, data].map((path) => rm(path, { recursive: true, force: true })))
  })
})
