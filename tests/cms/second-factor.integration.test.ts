import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setupCode } from '@vitrine/accounts/setup'
import { knowsNetwork } from '@vitrine/accounts/store'
import { record } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { TRIES_BEFORE_PAUSE, TRIES_PER_NETWORK } from '../../packages/accounts/src/core/code-tries.ts'
import { resetSecondFactor } from '../../packages/cms/src/commands/accounts.ts'
import { askPath } from '../support/api.ts'
import { codeOf } from '../support/authenticator.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const PASSWORD = 'correct horse battery'
const STEP_MS = 30_000

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
  readonly body: any
  readonly cookies: ReadonlyMap<string, string>
}

/** Somebody at a browser: keeps cookies as one does. */
class Person {
  readonly content: TestContent
  readonly email: string
  readonly address: string
  readonly jar = new Map<string, string>()
  key = ''

  constructor(content: TestContent, email: string, address = '192.0.2.1') {
    this.content = content
    this.email = email
    this.address = address
  }

  async ask(method: string, path: string, body?: object): Promise<Answer> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': this.address, ...(cookie && { cookie }) }
    const response = await askPath(
      this.content,
      path,
      { method, headers, ...(body && { body: JSON.stringify(body) }) },
      '',
    )
    const cookies = new Map<string, string>()
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
      if (value === '') this.jar.delete(name)
      else this.jar.set(name, value)
    }
    return { status: response.status, body: await response.json(), cookies }
  }

  post = (path: string, body: object = {}) => this.ask('POST', `/users${path}`, body)
  login = (password = PASSWORD) => this.post('/login', { email: this.email, password })
  changePassword = (account: number, password: string, currentPassword = PASSWORD) =>
    this.ask('PATCH', `/users/${account}`, { password, currentPassword })
  signIn = (code: string) => this.post('/second-factor/sign-in', { code })
  code = (steps = 0) => codeOf(this.key, steps)

  /** A code that has never been a right one. */
  wrongCode(): string {
    const near = [-2, -1, 0, 1, 2].map((steps) => this.code(steps))
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  }

  async isSignedIn(): Promise<boolean> {
    return Boolean((await this.ask('GET', '/users/me')).body.user)
  }

  /** @returns Recovery codes. */
  async setUp(): Promise<readonly string[]> {
    this.key = (await this.post('/second-factor/begin')).body.key
    const { status, body } = await this.post('/second-factor/confirm', { code: this.code() })
    expect([status, body.errors]).toEqual([200, undefined])
    return body.recoveryCodes
  }
}

const forgetFactors = async (content: TestContent) => {
  await runSql(content.payload, sql`delete from recovery_codes`)
  await runSql(content.payload, sql`delete from second_factors`)
  await runSql(content.payload, sql`delete from users_sessions`)
  await runSql(content.payload, sql`delete from account_settings`)
  await runSql(content.payload, sql`delete from deliveries`)
}

/** Makes an administrator and an author. @returns Their numbers. */
async function makeAccounts(content: TestContent): Promise<readonly [administrator: number, author: number]> {
  const make = (role: string, more = {}) =>
    content.payload.create({
      collection: 'users',
      data: { name: role, email: `${role}@example.com`, password: PASSWORD, role, ...more } as never,
    })
  const administrator = await make('administrator', { setupCode: setupCode(content.settings.secret) })
  const author = await make('author')
  return [Number(administrator.id), Number(author.id)]
}

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('a second factor on %s', (kind) => {
  let content: TestContent
  let [administratorId, authorId] = [0, 0]
  let networks = 0
  /** Runs a test on one database only, since it does not depend on it. */
  const once: (name: string, test: () => Promise<void>) => void = kind === 'sqlite' ? it : () => {}
  /** From a network that nobody has tried from. */
  const somebody = (role: 'author' | 'administrator') => {
    networks += 1
    return new Person(content, `${role}@example.com`, `192.0.2.${networks}`)
  }
  const withFactor = async (role: 'author' | 'administrator' = 'author') => {
    const owner = somebody(role)
    await owner.login()
    const recoveryCodes = await owner.setUp()
    return { owner, recoveryCodes }
  }
  /** The password has been shown, the code not. */
  const withTicket = async ({ key }: Person) => {
    const guest = somebody('author')
    guest.key = key
    expect((await guest.login()).body.secondFactor).toBe('code')
    return guest
  }

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('factor') : '')
    ;[administratorId, authorId] = await makeAccounts(content)
  })

  afterAll(() => content.close())

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:00:00Z') }))

  afterEach(async () => {
    vi.useRealTimers()
    await forgetFactors(content)
  })

  /** Receiver and text of the mails that wait. */
  const mails = async () => {
    const { docs } = await content.payload.find({ collection: 'deliveries', sort: 'id' })
    return docs.map(({ mail }) => [record(mail).to, record(mail).text])
  }

  const wait = (steps: number) => vi.setSystemTime(Date.now() + steps * STEP_MS)

  describe('that is turned on', () => {
    it('shows its key as text and as an image, and counts from the first right code', async () => {
      const owner = somebody('author')
      await owner.login()
      const { body } = await owner.post('/second-factor/begin')
      owner.key = body.key
      expect(body.key).toMatch(/^[A-Z2-7]{32}$/)
      expect(body.uri).toContain(`secret=${body.key}`)
      expect(body.qrCode).toMatch(/^<svg .*<\/svg>$/s)
      expect((await somebody('author').login()).body.token).toBeTruthy()
      expect((await owner.post('/second-factor/confirm', { code: owner.wrongCode() })).status).toBe(401)
      expect((await owner.post('/second-factor/confirm', { code: owner.code() })).body.recoveryCodes).toHaveLength(10)
      expect((await somebody('author').login()).body.secondFactor).toBe('code')
    })

    once('is shown to its owner and to administrators, and to nobody else', async () => {
      const { owner } = await withFactor()
      const boss = somebody('administrator')
      await boss.login()
      const path = `/users/${authorId}/second-factor`
      expect((await owner.ask('GET', path)).body).toEqual({ isOn: true, isNeeded: false, recoveryCodes: 10 })
      expect((await boss.ask('GET', path)).body).toEqual({ isOn: true })
      expect((await owner.ask('GET', `/users/${administratorId}/second-factor`)).status).toBe(403)
      expect((await somebody('author').ask('GET', path)).status).toBe(403)
    })

    it('keeps the browser signed in that turned it on, and ends all other sessions', async () => {
      const [other, token] = [somebody('author'), somebody('author')]
      await Promise.all([other.login(), token.login()])
      const { owner } = await withFactor()
      expect(await owner.isSignedIn()).toBe(true)
      expect(await other.isSignedIn()).toBe(false)
      expect((await other.post('/refresh-token')).status).toBe(403)
    })

    once('is not begun anew while it is on', async () => {
      const { owner } = await withFactor()
      expect((await owner.post('/second-factor/begin')).status).toBe(400)
      expect((await owner.post('/second-factor/confirm', { code: owner.code() })).status).toBe(400)
    })

    it('stands in the database sealed, its recovery codes as hashes', async () => {
      const { owner, recoveryCodes } = await withFactor()
      const rows = [
        ...(await runSql(content.payload, sql`select * from second_factors`)),
        ...(await runSql(content.payload, sql`select * from recovery_codes`)),
        ...(await runSql(content.payload, sql`select * from users`)),
      ]
      const stored = JSON.stringify(rows)
      expect(rows).toHaveLength(1 + recoveryCodes.length + 2)
      for (const secret of [owner.key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
        expect(stored).not.toContain(secret)
    })

    once('is read by nobody through the API, and leaves no version', async () => {
      await withFactor('administrator')
      const boss = somebody('administrator')
      await boss.login()
      for (const slug of ['second-factors', 'recovery-codes']) {
        expect((await boss.ask('GET', `/${slug}`)).status).toBe(403)
        expect(content.payload.collections[slug as 'users']?.config.versions).toBeFalsy()
      }
    })
  })

  describe('of an account that logs in', () => {
    it('leaves the right password with a ticket: no token, no session, no cookie of one', async () => {
      const { owner } = await withFactor()
      await owner.post('/logout')
      const guest = somebody('author')
      const { status, body, cookies } = await guest.login()
      expect(status).toBe(200)
      expect(body).toEqual({ message: 'Enter the code of your second factor.', secondFactor: 'code', user: null })
      expect([...cookies.keys()]).toEqual(['vitrine-second-factor'])
      expect(await runSql(content.payload, sql`select id from users_sessions`)).toEqual([])
    })

    it('is known at a network once the code was right, and not by its password alone', async () => {
      const { owner } = await withFactor()
      const guest = await withTicket(owner)
      wait(1)
      const isKnown = () => knowsNetwork(content.payload, { email: guest.email, address: guest.address })
      expect(await isKnown()).toBe(false)
      await guest.signIn(guest.code())
      expect(await isKnown()).toBe(true)
    })

    it('has signed in once the code was right, and not by its password alone', async () => {
      const { owner } = await withFactor()
      const guest = await withTicket(owner)
      wait(1)
      const lastSignIn = async () =>
        (await content.payload.findByID({ collection: 'users', id: authorId, depth: 0 })).lastSignInAt ?? null
      await runSql(content.payload, sql`update users set last_sign_in_at = null`)
      expect((await guest.login()).body.secondFactor).toBe('code')
      expect(await lastSignIn()).toBeNull()
      await guest.signIn(guest.code())
      expect(await lastSignIn()).not.toBeNull()
    })

    once('has a ticket that opens nothing, wherever it is shown', async () => {
      const { owner } = await withFactor()
      const guest = await withTicket(owner)
      const ticket = guest.jar.get('vitrine-second-factor') ?? ''
      expect(await guest.isSignedIn()).toBe(false)
      for (const [method, path] of [
        ['GET', `/users/${authorId}`],
        ['PATCH', `/users/${authorId}`],
        ['POST', '/users/refresh-token'],
        ['POST', '/users/second-factor/begin'],
        ['POST', '/users/second-factor/off'],
        ['POST', '/users/second-factor/recovery-codes'],
        ['GET', `/users/${authorId}/second-factor`],
        ['POST', '/pages'],
      ] as const)
        expect([path, (await guest.ask(method, path, method === 'GET' ? undefined : {})).status >= 400]).toEqual([
          path,
          true,
        ])
      for (const authorization of [`JWT ${ticket}`, `Bearer ${ticket}`]) {
        const { user } = await content.payload.auth({ headers: new Headers({ authorization }) })
        expect(user).toBeNull()
      }
      const cookie = `payload-token=${ticket}`
      expect((await content.payload.auth({ headers: new Headers({ cookie }) })).user).toBeNull()
    })

    it('lets in with the right code, with the session that a login makes', async () => {
      const plain = await somebody('author').login()
      const { owner } = await withFactor()
      wait(1)
      const guest = await withTicket(owner)
      const { status, body, cookies } = await guest.signIn(guest.code())
      expect([status, Object.keys(body).sort()]).toEqual([200, Object.keys(plain.body).sort()])
      expect([...cookies.keys()].sort()).toEqual(['payload-token', 'vitrine-second-factor'])
      expect(guest.jar.has('vitrine-second-factor')).toBe(false)
      expect(await guest.isSignedIn()).toBe(true)
      expect((await guest.post('/refresh-token')).status).toBe(200)
      const claims = (token: string) =>
        Object.keys(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64').toString()))
      expect(claims(body.token).sort()).toEqual(claims(plain.body.token).sort())
    })

    once('takes codes of one step before and after', async () => {
      const { owner } = await withFactor()
      wait(5)
      for (const [steps, status] of [
        [-2, 401],
        [2, 401],
        [-1, 200],
        [1, 200],
      ] as const) {
        const guest = await withTicket(owner)
        expect([steps, (await guest.signIn(guest.code(steps))).status]).toEqual([steps, status])
      }
    })

    it('takes a code once, and none before it any more', async () => {
      const { owner } = await withFactor()
      // What turned it on has counted.
      const first = await withTicket(owner)
      expect((await first.signIn(first.code())).status).toBe(401)
      wait(2)
      expect((await first.signIn(first.code())).status).toBe(200)
      const second = await withTicket(owner)
      expect((await second.signIn(second.code())).status).toBe(401)
      expect((await second.signIn(second.code(-1))).status).toBe(401)
    })

    it('takes a code once when many send it at the same time', async () => {
      const { owner, recoveryCodes } = await withFactor()
      wait(1)
      const guests = await Promise.all([1, 2, 3, 4].map(() => withTicket(owner)))
      const byCode = await Promise.all(guests.map((guest) => guest.signIn(guest.code())))
      expect(byCode.filter(({ status }) => status === 200)).toHaveLength(1)
      const others = await Promise.all([1, 2, 3, 4].map(() => withTicket(owner)))
      const byRecovery = await Promise.all(others.map((guest) => guest.signIn(String(recoveryCodes[0]))))
      expect(byRecovery.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    })

    it('takes each recovery code once, however it is typed, and of this account alone', async () => {
      const { owner, recoveryCodes } = await withFactor()
      const { recoveryCodes: ofBoss } = await withFactor('administrator')
      const guest = await withTicket(owner)
      const typed = ` ${String(recoveryCodes[3]).toLowerCase().replaceAll('-', ' ')} `
      expect((await guest.signIn(String(ofBoss[3]))).status).toBe(401)
      expect((await guest.signIn(typed)).status).toBe(200)
      expect((await guest.ask('GET', `/users/${authorId}/second-factor`)).body.recoveryCodes).toBe(9)
      expect((await (await withTicket(owner)).signIn(typed)).status).toBe(401)
    })

    once('asks for the password again after ten minutes, and after a new password', async () => {
      const { owner } = await withFactor()
      const [late, old] = [await withTicket(owner), await withTicket(owner)]
      expect((await owner.changePassword(authorId, `${PASSWORD} two`)).status).toBe(200)
      expect((await old.signIn(old.code(1))).body.errors[0].message).toContain('password again')
      await owner.changePassword(authorId, PASSWORD, `${PASSWORD} two`)
      const fresh = await withTicket(owner)
      wait(20)
      for (const guest of [late, fresh]) expect((await guest.signIn(guest.code())).status).toBe(401)
      expect((await somebody('author').signIn('123456')).body).toEqual((await late.signIn('123456')).body)
    })

    it('waits after wrong codes for one account, wherever they come from; recovery codes do not', async () => {
      const { owner, recoveryCodes } = await withFactor()
      wait(1)
      const guests = await Promise.all(Array.from({ length: TRIES_BEFORE_PAUSE + 2 }, () => withTicket(owner)))
      const tries = await Promise.all(guests.map((guest) => guest.signIn(guest.wrongCode())))
      expect(tries.map(({ status }) => status).sort()).toEqual([...Array(TRIES_BEFORE_PAUSE).fill(401), 429, 429])
      const guest = await withTicket(owner)
      const { status, body } = await guest.signIn(guest.code())
      expect([status, body.errors[0].message]).toEqual([429, expect.stringContaining('Wait')])
      expect((await guest.signIn(String(recoveryCodes[0]))).status).toBe(200)
      // Whoever is in has begun the count anew.
      const next = await withTicket(owner)
      expect((await next.signIn(next.code())).status).toBe(200)
    })

    once('stops one network that tries many', async () => {
      const { owner, recoveryCodes } = await withFactor()
      const guest = await withTicket(owner)
      const wrong = String(recoveryCodes[0]).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
      const statuses = []
      for (let count = 0; count <= TRIES_PER_NETWORK; count += 1) statuses.push((await guest.signIn(wrong)).status)
      expect(statuses).toEqual([...Array(TRIES_PER_NETWORK).fill(401), 429])
      expect((await guest.signIn(String(recoveryCodes[0]))).status).toBe(429)
      const elsewhere = await withTicket(owner)
      expect((await elsewhere.signIn(String(recoveryCodes[0]))).status).toBe(200)
    })

    once(
      'tells who has not the password nothing: it reads the same as without a factor, and without an account',
      async () => {
        await withFactor()
        const without = somebody('administrator')
        const nobody = new Person(content, 'nobody@example.com', '198.51.100.1')
        const answers = await Promise.all(
          [somebody('author'), without, nobody].map((one) => one.login('not the password')),
        )
        const [first, ...others] = answers.map(({ status, body, cookies }) => ({ status, body, cookies: [...cookies] }))
        expect(first?.status).toBe(401)
        for (const other of others) expect(other).toEqual(first)
      },
    )
  })

  describe('of an account that asks for a new password', () => {
    const resetToken = () =>
      content.payload.forgotPassword({ collection: 'users', data: { email: 'author@example.com' }, disableEmail: true })

    it('leaves the new password with a ticket, and the password is new', async () => {
      const { owner } = await withFactor()
      const guest = somebody('author')
      guest.key = owner.key
      const token = await resetToken()
      const { status, body, cookies } = await guest.post('/reset-password', { token, password: `${PASSWORD} new` })
      expect([status, body.secondFactor, body.token, body.user]).toEqual([200, 'code', undefined, null])
      expect([...cookies.keys()]).toEqual(['vitrine-second-factor'])
      expect(await runSql(content.payload, sql`select id from users_sessions`)).toEqual([])
      wait(1)
      expect((await guest.signIn(guest.code())).status).toBe(200)
      expect((await somebody('author').login()).status).toBe(401)
      expect((await guest.changePassword(authorId, PASSWORD, `${PASSWORD} new`)).status).toBe(200)
    })

    it('gets no token from Payload inside of the program either', async () => {
      await withFactor()
      const reset = await content.payload.resetPassword({
        collection: 'users',
        data: { token: await resetToken(), password: PASSWORD },
        overrideAccess: true,
      })
      const login = await content.payload.login({
        collection: 'users',
        data: { email: 'author@example.com', password: PASSWORD },
      })
      for (const { token, user } of [reset, login]) expect([token, user]).toEqual([undefined, null])
    })
  })

  describe('that is changed', () => {
    it('is turned off with password and code, and only so', async () => {
      const { owner } = await withFactor()
      wait(1)
      const off = (password: string, code: string) => owner.post('/second-factor/off', { password, code })
      expect((await off('not the password', owner.code())).status).toBe(401)
      expect((await off(PASSWORD, owner.wrongCode())).status).toBe(401)
      expect((await off(PASSWORD, '')).status).toBe(401)
      expect((await off(PASSWORD, owner.code())).status).toBe(200)
      expect(await mails()).toEqual([
        ['author <author@example.com>', expect.stringContaining('factor of your account')],
      ])
      expect(await owner.isSignedIn()).toBe(true)
      expect((await somebody('author').login()).body.token).toBeTruthy()
      expect(await runSql(content.payload, sql`select id from recovery_codes`)).toEqual([])
    })

    once('gets new recovery codes with password and code: the old ones count no more', async () => {
      const { owner, recoveryCodes } = await withFactor()
      wait(1)
      const renew = (password: string) => owner.post('/second-factor/recovery-codes', { password, code: owner.code() })
      expect((await renew('not the password')).status).toBe(401)
      const { body } = await renew(PASSWORD)
      expect(new Set([...body.recoveryCodes, ...recoveryCodes]).size).toBe(20)
      const guest = await withTicket(owner)
      expect((await guest.signIn(String(recoveryCodes[0]))).status).toBe(401)
      expect((await guest.signIn(body.recoveryCodes[9])).status).toBe(200)
    })

    it('is reset by administrators, for others, and ends the sessions', async () => {
      const { owner } = await withFactor()
      const boss = (await withFactor('administrator')).owner
      const reset = (by: Person, account: number) => by.post(`/${account}/second-factor/reset`)
      expect((await reset(owner, administratorId)).status).toBe(403)
      expect((await reset(owner, authorId)).status).toBe(403)
      expect((await reset(boss, administratorId)).status).toBe(400)
      const warn = vi.spyOn(content.payload.logger, 'warn')
      expect((await reset(boss, authorId)).status).toBe(200)
      expect(await mails()).toEqual([
        ['author <author@example.com>', expect.stringContaining('was turned off by administrator')],
      ])
      expect(warn).toHaveBeenCalledWith(`Account ${administratorId} reset the second factor of account ${authorId}.`)
      warn.mockRestore()
      expect(await owner.isSignedIn()).toBe(false)
      expect((await somebody('author').login()).body.token).toBeTruthy()
      expect((await reset(boss, authorId)).status).toBe(400)
    })

    it('is reset by a command, for the last administrator', async () => {
      const boss = (await withFactor('administrator')).owner
      expect(await resetSecondFactor(content.payload, 'Administrator@example.com')).toContain('is gone')
      expect(await boss.isSignedIn()).toBe(false)
      expect((await somebody('administrator').login()).body.token).toBeTruthy()
      expect(await resetSecondFactor(content.payload, 'administrator@example.com')).toContain('has no second factor')
      await expect(resetSecondFactor(content.payload, 'nobody@example.com')).rejects.toThrow('There is no account')
    })

    it('goes with its account', async () => {
      const { id } = await content.payload.create({
        collection: 'users',
        data: { name: 'Gone', email: 'gone@example.com', password: PASSWORD, role: 'author' } as never,
      })
      const gone = new Person(content, 'gone@example.com', '198.51.100.2')
      await gone.login()
      await gone.setUp()
      const guest = new Person(content, 'gone@example.com', '198.51.100.3')
      await guest.login()
      await content.payload.delete({ collection: 'users', id })
      expect(await runSql(content.payload, sql`select id from second_factors`)).toEqual([])
      expect(await runSql(content.payload, sql`select id from recovery_codes`)).toEqual([])
      expect((await guest.signIn('123456')).status).toBe(401)
    })
  })

  describe('that the site asks for', () => {
    const ask = async (rule: string, boss: Person) =>
      boss.ask('POST', '/globals/account-settings', { secondFactor: rule })

    once('is asked for by administrators who have one', async () => {
      const author = somebody('author')
      await author.login()
      expect((await ask('everybody', author)).status).toBe(403)
      const boss = somebody('administrator')
      await boss.login()
      for (const rule of ['administrators', 'everybody']) {
        const { status, body } = await ask(rule, boss)
        expect([status, body.errors?.[0].message]).toEqual([400, expect.stringContaining('for your own account first')])
      }
      await boss.setUp()
      expect((await ask('everybody', boss)).status).toBe(200)
      expect(await boss.isSignedIn()).toBe(true)
      expect(await author.isSignedIn()).toBe(false)
    })

    it('is set up right after the password, before anything else opens', async () => {
      const boss = (await withFactor('administrator')).owner
      await ask('everybody', boss)
      const author = somebody('author')
      const { body, cookies } = await author.login()
      expect([body.secondFactor, body.token, [...cookies.keys()]]).toEqual([
        'set-up',
        undefined,
        ['vitrine-second-factor'],
      ])
      expect(await author.isSignedIn()).toBe(false)
      expect((await author.signIn('123456')).status).toBe(401)
      expect(await author.setUp()).toHaveLength(10)
      expect(await author.isSignedIn()).toBe(true)
      expect(author.jar.has('vitrine-second-factor')).toBe(false)
      const { status } = await author.post('/second-factor/off', { password: PASSWORD, code: author.code(1) })
      expect(status).toBe(400)
    })

    once('is not set up by a ticket once it is on', async () => {
      const boss = (await withFactor('administrator')).owner
      await ask('everybody', boss)
      const [author, thief] = [somebody('author'), somebody('author')]
      await Promise.all([author.login(), thief.login()])
      await author.setUp()
      expect((await thief.post('/second-factor/begin')).status).toBe(401)
      expect((await thief.post('/second-factor/confirm', { code: author.code(1) })).status).toBe(401)
    })

    it('of administrators alone leaves others as they are, until they become one', async () => {
      const author = somebody('author')
      await author.login()
      const boss = (await withFactor('administrator')).owner
      expect((await ask('administrators', boss)).status).toBe(200)
      expect(await author.isSignedIn()).toBe(true)
      await boss.ask('PATCH', `/users/${authorId}`, { role: 'administrator' })
      expect(await author.isSignedIn()).toBe(false)
      expect((await author.login()).body.secondFactor).toBe('set-up')
      await boss.ask('PATCH', `/users/${authorId}`, { role: 'author' })
    })

    it('is not gone round by a session that came back', async () => {
      const boss = (await withFactor('administrator')).owner
      const author = somebody('author')
      await author.login()
      const sessions = await runSql(content.payload, sql`select * from users_sessions where _parent_id = ${authorId}`)
      await ask('everybody', boss)
      for (const { id, expires_at: expires } of sessions)
        await runSql(
          content.payload,
          sql`insert into users_sessions (_order, _parent_id, id, expires_at) values (1, ${authorId}, ${id}, ${expires})`,
        )
      expect((await author.post('/refresh-token')).status).toBe(403)
      expect(await author.isSignedIn()).toBe(false)
    })
  })

  it('ends an older session that a login writes back', async () => {
    const thief = somebody('author')
    await thief.login()
    const sessions = await runSql(content.payload, sql`select * from users_sessions where _parent_id = ${authorId}`)
    wait(1)
    const { owner } = await withFactor()
    for (const { id, created_at: created, expires_at: expires } of sessions)
      await runSql(
        content.payload,
        sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
          values (9, ${authorId}, ${id}, ${created}, ${expires})`,
      )
    expect(await thief.isSignedIn()).toBe(true)
    await withTicket(owner)
    expect(await thief.isSignedIn()).toBe(false)
    expect(await owner.isSignedIn()).toBe(true)
  })
})

describe('a second factor that everybody needs', () => {
  it('is set up by the first account too', async () => {
    const content = await openContent()
    await content.payload.updateGlobal({ slug: 'account-settings', data: { secondFactor: 'everybody' } as never })
    const first = new Person(content, 'first@example.com')
    const { body, cookies } = await first.post('/first-register', {
      name: 'First',
      email: 'first@example.com',
      password: PASSWORD,
      setupCode: setupCode(content.settings.secret),
    })
    expect([body.secondFactor, body.token, [...cookies.keys()]]).toEqual([
      'set-up',
      undefined,
      ['vitrine-second-factor'],
    ])
    expect(await first.isSignedIn()).toBe(false)
    await first.setUp()
    expect((await first.ask('GET', '/users/me')).body.user.role).toBe('administrator')
    await content.close()
  })
})

describe('sessions', () => {
  it('are made by Payload in no other place than those that are held back, and read without a key', async () => {
    const folder = join(import.meta.dirname, '../../node_modules/payload/dist')
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => /\.js$/.test(file) && !/\.spec\./.test(file),
    )
    const calling = async (call: RegExp) => {
      const found = await Promise.all(
        files.map(async (file) => (call.test(await readFile(join(folder, file), 'utf8')) ? [file] : [])),
      )
      return found.flat().sort()
    }
    // A new name here is a new way to sign in: see that it asks `holdSession` as well.
    expect(await calling(/\bawait addSessionToUser\(/)).toEqual([
      'auth/operations/login.js',
      'auth/operations/resetPassword.js',
    ])
    expect(await calling(/\bjwtSign\(\{/)).toEqual([
      'auth/operations/login.js',
      'auth/operations/refresh.js',
      'auth/operations/resetPassword.js',
    ])
    const content = await openContent()
    const { auth } = content.payload.collections.users?.config ?? {}
    expect(auth?.useSessions).toBe(true)
    for (const other of [auth?.useAPIKey, auth?.verify, auth?.disableLocalStrategy, auth?.strategies.length])
      expect(other).toBeFalsy()
    expect(content.payload.config.graphQL.disable).toBe(true)
    expect(content.payload.config.admin.autoLogin).toBeFalsy()
    await content.close()
  })
})
