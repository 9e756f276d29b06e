import { readdir, readFile } from 'node:fs/promises'
import { readResetLink } from '@vitrine/accounts/reset-link'
import { setupCode } from '@vitrine/accounts/setup'
import { knowsNetwork } from '@vitrine/accounts/store'
import { record } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { createLocalReq } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginGuard } from '../../packages/accounts/src/content/signing-in/login-guard.ts'
import { MAX_TRIES } from '../../packages/accounts/src/content/signing-in/login-tries.ts'
import { askJson, askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

const STRONG = 'seven wooden chairs'

const post = async (content: TestContent, path: string, body: object, token = '', address = '192.0.2.1') => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await askPath(content, `/users${path}`, init, token)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Error message beside the password field. */
const beside = (body: { readonly errors?: readonly { readonly data?: { readonly errors?: readonly object[] } }[] }) =>
  body.errors?.[0]?.data?.errors

const WEAK = [
  ['abc', 'at least 12'],
  ['a'.repeat(257), 'at most 256'],
  ['weak.one@example.com', 'e-mail address'],
  ['localhost:3000', 'name of the site'],
] as const

describe('passwords', () => {
  let content: TestContent
  let administrator: string

  beforeAll(async () => {
    content = await openContent()
  })

  afterAll(() => content.close())

  const refused = (why: string) => [{ path: 'password', message: expect.stringContaining(why) }]

  it.each(WEAK)('are refused to the first account: %.30s', async (password, why) => {
    const first = { name: 'Weak', email: 'weak.one@example.com', setupCode: setupCode(content.settings.secret) }
    const { status, body } = await post(content, '/first-register', { ...first, password })
    expect([status, beside(body)]).toEqual([400, refused(why)])
  })

  it('are refused to accounts that an administrator makes', async () => {
    administrator = await signIn(content, 'administrator')
    for (const [password, why] of WEAK) {
      const account = { name: 'Weak', email: 'weak.one@example.com', role: 'author', password }
      const { status, body } = await post(content, '', account, administrator)
      expect([status, beside(body)]).toEqual([400, refused(why)])
    }
  })

  it('are refused to who changes the own one, and change nothing', async () => {
    const { body } = await post(content, '', { name: 'Ada', email: 'ada@example.com', password: STRONG }, administrator)
    const { token } = (await post(content, '/login', { email: 'ada@example.com', password: STRONG })).body
    const change = (password: string) =>
      askJson(content, ['PATCH', `/users/${body.doc.id}`, { password, currentPassword: STRONG }], token)
    expect(beside((await change('abc')).body)).toEqual(refused('at least 12'))
    expect(beside((await change('ada@example.com')).body)).toEqual(refused('e-mail address'))
    expect((await post(content, '/login', { email: 'ada@example.com', password: STRONG })).status).toBe(200)
    expect((await change(`${STRONG}, two tables`)).status).toBe(200)
  })

  it('are refused to who comes by the link of a mail', async () => {
    const token = await content.payload.forgotPassword({
      collection: 'users',
      data: { email: 'ada@example.com' },
      disableEmail: true,
    })
    for (const [password, why] of [
      ['abc', 'at least 12'],
      ['Ada@Example.com', 'e-mail address'],
    ] as const) {
      const { status, body } = await post(content, '/reset-password', { token, password })
      expect([status, beside(body)]).toEqual([400, refused(why)])
    }
    expect((await post(content, '/reset-password', { token, password: STRONG })).status).toBe(200)
  })
})

describe.each(['sqlite', 'postgres'] as const)('an account that signs in, on %s', (kind) => {
  const account = { email: 'administrator@example.com', password: 'correct horse battery' }
  let postgres: TestPostgres | undefined
  let content: TestContent

  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : undefined
    content = await openContent(await postgres?.createDatabase('sessions'))
    await signIn(content, 'administrator')
  })

  afterAll(async () => {
    await content.close()
    await postgres?.stop()
  })

  it('keeps every session of several that begin at the same moment', async () => {
    const logins = await Promise.all([1, 2, 3].map(() => post(content, '/login', account)))
    const asked = await Promise.all(logins.map(({ body }) => askJson(content, ['GET', '/users/me'], body.token)))
    expect(asked.map(({ body }) => body.user?.email)).toEqual([account.email, account.email, account.email])
  })

  it.each(['/login', '/refresh-token', '/logout'])('keeps what is changed of it meanwhile: %s', async (path) => {
    const { payload } = content
    const { updateOne } = payload.db
    const { body } = await post(content, '/login', account)
    const changeFirst = async (asked: Parameters<typeof updateOne>[0]) => {
      Object.assign(payload.db, { updateOne })
      await runSql(payload, sql`update users set name = ${path}`)
      return updateOne.call(payload.db, asked)
    }
    Object.assign(payload.db, { updateOne: changeFirst })
    expect((await post(content, path, account, path === '/login' ? '' : body.token)).status).toBe(200)
    expect((await payload.find({ collection: 'users' })).docs.map(({ name }) => name)).toEqual([path])
    const { user } = (await askJson(content, ['GET', '/users/me'], body.token)).body
    expect(user?.email).toBe(path === '/logout' ? undefined : account.email)
  })

  it('loses its sessions that are over, and no others', async () => {
    const { body } = await post(content, '/login', account)
    await runSql(content.payload, sql`update users_sessions set expires_at = ${new Date(0).toISOString()}`)
    const later = await post(content, '/login', account)
    const rows = await runSql(content.payload, sql`select id from users_sessions`)
    expect(rows).toHaveLength(1)
    const me = async (token: string) => (await askJson(content, ['GET', '/users/me'], token)).body.user?.email
    expect([await me(body.token), await me(later.body.token)]).toEqual([undefined, account.email])
  })

  it('has the time of its last sign-in on record, which no request changes', async () => {
    await runSql(content.payload, sql`update users set last_sign_in_at = null`)
    const read = async () => (await content.payload.find({ collection: 'users' })).docs[0]
    await post(content, '/login', { ...account, password: 'not the password' })
    expect((await read())?.lastSignInAt ?? undefined).toBeUndefined()
    const before = Date.now()
    const { token } = (await post(content, '/login', account)).body
    const signedIn = await read()
    expect(Date.parse(String(signedIn?.lastSignInAt))).toBeGreaterThanOrEqual(before)
    const invented = { name: 'Other', lastSignInAt: new Date(0).toISOString(), invitedAt: new Date(0).toISOString() }
    expect((await askJson(content, ['PATCH', `/users/${signedIn?.id}`, invented], token)).status).toBe(200)
    const { name, lastSignInAt, invitedAt } = { ...(await read()) }
    expect([name, lastSignInAt, invitedAt ?? undefined]).toEqual(['Other', signedIn?.lastSignInAt, undefined])
  })

  describe('and its sessions', () => {
    const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
    let author: number
    const credentials = { email: 'ada@example.com', password: STRONG }

    const signInWith = async (userAgent: string, password = STRONG): Promise<string> => {
      const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
      const body = JSON.stringify({ ...credentials, password })
      return (await (await askPath(content, '/users/login', { method: 'POST', headers, body }, '')).json()).token
    }
    const listed = async (token: string, id = author) => askJson(content, ['GET', `/users/${id}/sessions`], token)
    const devices = async (token: string) =>
      (await listed(token)).body.sessions.map(({ device, isThis }: { device: string; isThis: boolean }) => [
        device,
        isThis,
      ])
    const isSignedIn = async (token: string) => Boolean((await askJson(content, ['GET', '/users/me'], token)).body.user)
    const end = (token: string, body: object, id = author) =>
      askJson(content, ['POST', `/users/${id}/sessions/end`, body], token)

    beforeAll(async () => {
      const data = { ...credentials, name: 'Ada', role: 'author' } as const
      author = Number((await content.payload.create({ collection: 'users', data })).id)
    })

    afterEach(() => runSql(content.payload, sql`delete from users_sessions where _parent_id = ${author}`))

    it('lists them by browser and system, with its own marked', async () => {
      const desk = await signInWith(FIREFOX)
      await signInWith(PHONE)
      expect((await devices(desk)).sort()).toEqual([
        ['Chrome, Android', false],
        ['Firefox, Windows', true],
      ])
      const [{ createdAt, usedAt }] = (await listed(desk)).body.sessions
      expect(Math.abs(Date.parse(createdAt) - Date.parse(usedAt))).toBeLessThan(60_000)
    })

    it('knows the device after the session was renewed', async () => {
      const desk = await signInWith(FIREFOX)
      expect((await askJson(content, ['POST', '/users/refresh-token'], desk)).status).toBe(200)
      expect(await devices(desk)).toEqual([['Firefox, Windows', true]])
    })

    it('ends one, or all but its own', async () => {
      const [desk, phone, other] = [await signInWith(FIREFOX), await signInWith(PHONE), await signInWith('')]
      const { sessions } = (await listed(desk)).body
      const { id } = sessions.find(({ device }: { device: string }) => device === 'Chrome, Android')
      expect((await end(desk, { session: id })).status).toBe(200)
      expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn(other)]).toEqual([true, false, true])
      await end(desk, {})
      expect([await isSignedIn(desk), await isSignedIn(other)]).toEqual([true, false])
    })

    it('shows them to administrators, who end them all, and to nobody else', async () => {
      const desk = await signInWith(FIREFOX)
      const administrator = (await post(content, '/login', account)).body.token
      const { docs } = await content.payload.find({ collection: 'users', where: { email: { equals: account.email } } })
      const id = Number(docs[0]?.id)
      for (const token of [desk, ''])
        expect([(await listed(token, id)).status, (await end(token, {}, id)).status]).toEqual([403, 403])
      expect(await devices(administrator)).toEqual([['Firefox, Windows', false]])
      await end(administrator, {})
      expect([await isSignedIn(desk), await isSignedIn(administrator)]).toEqual([false, true])
    })

    it('is signed out everywhere else by a new password', async () => {
      const [desk, phone] = [await signInWith(FIREFOX), await signInWith(PHONE)]
      const password = `${STRONG}, two tables`
      const { status } = await askJson(
        content,
        ['PATCH', `/users/${author}`, { password, currentPassword: STRONG }],
        desk,
      )
      expect([status, await isSignedIn(desk), await isSignedIn(phone)]).toEqual([200, true, false])
      const administrator = (await post(content, '/login', account)).body.token
      await askJson(content, ['PATCH', `/users/${author}`, { password: STRONG }], administrator)
      expect(await isSignedIn(desk)).toBe(false)
    })

    it('is signed out everywhere by a password that is chosen at the link of a mail', async () => {
      const desk = await signInWith(FIREFOX)
      const asked = { collection: 'users', data: { email: credentials.email }, disableEmail: true } as const
      const link = await content.payload.forgotPassword(asked)
      const { status, body } = await post(content, '/reset-password', { token: link, password: STRONG })
      expect([status, await isSignedIn(desk), await isSignedIn(body.token)]).toEqual([200, false, true])
    })
  })
})

describe.each(['sqlite', 'postgres'] as const)('an account whose session is in strange hands, on %s', (kind) => {
  const other = `${STRONG}, two tables`
  let postgres: TestPostgres | undefined
  let content: TestContent
  let administrator: string
  /** Of a name of its own in each test: wrong tries are counted by it. */
  let account = { email: '', password: STRONG }
  let accounts = 0
  let author: number
  let token: string

  const change = (body: object, by = token, path = `/users/${author}`) => askJson(content, ['PATCH', path, body], by)
  const logIn = async (data: object = account) => (await post(content, '/login', data)).status
  const besideField = (message: string) => [{ path: 'currentPassword', message: expect.stringContaining(message) }]
  /** Receiver, subject and text of the mails that wait. */
  const mails = async () => {
    const { docs } = await content.payload.find({ collection: 'deliveries', sort: 'id' })
    return docs.map(({ mail }) => record(mail)).map(({ to, subject, text }) => [to, subject, text])
  }

  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : undefined
    content = await openContent(await postgres?.createDatabase('own'))
    administrator = await signIn(content, 'administrator')
  })

  afterAll(async () => {
    await content.close()
    await postgres?.stop()
  })

  beforeEach(async () => {
    accounts += 1
    account = { email: `ada${accounts}@example.com`, password: STRONG }
    const data = { ...account, name: 'Ada', role: 'author' } as const
    author = Number((await content.payload.create({ collection: 'users', data })).id)
    token = (await post(content, '/login', account)).body.token
  })

  afterEach(async () => {
    await content.payload.delete({ collection: 'users', id: author })
    await runSql(content.payload, sql`delete from deliveries`)
  })

  it.each([
    [{ password: other }, 'Enter your current password'],
    [{ password: other, currentPassword: '' }, 'Enter your current password'],
    [{ password: other, currentPassword: [STRONG] }, 'Enter your current password'],
    [{ password: other, currentPassword: 'not the password' }, 'not your current password'],
    [{ email: 'thief@example.com' }, 'Enter your current password'],
    [{ email: 'thief@example.com', currentPassword: 'not the password' }, 'not your current password'],
  ])('keeps password and address: %j', async (body, message) => {
    const where = `/users?where[id][equals]=${author}`
    const refused = await change(body)
    expect([refused.status, beside(refused.body)]).toEqual([400, besideField(message)])
    const { errors } = (await change(body, token, where)).body
    expect(errors).toHaveLength(1)
    expect([await logIn(), await mails()]).toEqual([200, []])
  })

  it('keeps its hash and its reset link, which nobody writes', async () => {
    const before = await runSql(content.payload, sql`select hash, salt, reset_password_token from users`)
    await change({ hash: 'a', salt: 'b', resetPasswordToken: 'known', resetPasswordExpiration: '2099-01-01' })
    expect(await runSql(content.payload, sql`select hash, salt, reset_password_token from users`)).toEqual(before)
  })

  it('keeps its password from who guesses it from many addresses', async () => {
    const guess = async (count: number) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${count}` }
      const body = JSON.stringify({ password: other, currentPassword: 'not the password' })
      return (await askPath(content, `/users/${author}`, { method: 'PATCH', headers, body }, token)).status
    }
    const statuses = []
    for (let count = 0; count <= MAX_TRIES; count += 1) statuses.push(await guess(count))
    expect(statuses).toEqual([...Array(MAX_TRIES).fill(400), 429])
    expect(await logIn()).toBe(200)
  })

  it('is changed in all else, and named as it was, without the password', async () => {
    expect((await change({ name: 'Ada Byron', email: ` ${account.email.toUpperCase()}` })).status).toBe(200)
    expect(await mails()).toEqual([])
  })

  it('is given another password with the current one, which is told by mail and stored nowhere', async () => {
    const { status, body } = await change({ password: other, currentPassword: STRONG })
    expect([status, body.doc.currentPassword]).toEqual([200, undefined])
    expect([await logIn(), await logIn({ ...account, password: other })]).toEqual([401, 200])
    expect(await mails()).toEqual([
      [
        `Ada <${account.email}>`,
        'Your account for localhost:3000 was changed',
        expect.stringContaining('The password of'),
      ],
    ])
  })

  it('is left in no other session than its own by the check of the password', async () => {
    await change({ email: 'byron@example.com', currentPassword: STRONG })
    const sessions = await runSql(content.payload, sql`select id from users_sessions where _parent_id = ${author}`)
    expect(sessions).toHaveLength(1)
  })

  it('is given another address with the password', async () => {
    expect((await change({ email: 'byron@example.com', currentPassword: STRONG })).status).toBe(200)
    expect([await logIn(), await logIn({ ...account, email: 'byron@example.com' })]).toEqual([401, 200])
  })

  it('has another address told at the earlier one, in its language', async () => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'de' }
    await askPath(content, '/users/login', { method: 'POST', headers, body: JSON.stringify(account) }, '')
    expect((await change({ email: 'byron@example.com' }, administrator)).status).toBe(200)
    expect(await mails()).toEqual([
      [
        `Ada <${account.email}>`,
        'Ihr Konto für localhost:3000 wurde geändert',
        expect.stringContaining('wurde von administrator in byron@example.com geändert'),
      ],
    ])
  })

  it('is given another password by an administrator, who is named in the mail and asked for none', async () => {
    expect((await change({ password: other }, administrator)).status).toBe(200)
    expect((await askJson(content, ['GET', '/users/me'], token)).body.user).toBeNull()
    expect(await mails()).toEqual([
      [`Ada <${account.email}>`, expect.any(String), expect.stringContaining('was changed by administrator')],
    ])
  })

  it('has no use for a link that was mailed before', async () => {
    const asked = { collection: 'users', data: { email: account.email }, disableEmail: true } as const
    const link = await content.payload.forgotPassword(asked)
    await change({ email: 'byron@example.com', currentPassword: STRONG })
    expect((await post(content, '/reset-password', { token: link, password: other })).status).toBe(403)
  })
})

describe.each(['sqlite', 'postgres'] as const)('a network that an account signs in from, on %s', (kind) => {
  const email = 'olive@example.com'
  const home = '2001:db8:0:1::1'
  let postgres: TestPostgres | undefined
  let content: TestContent

  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : undefined
    content = await openContent(await postgres?.createDatabase('networks'))
    const first = { name: 'Olive', email, password: STRONG, setupCode: setupCode(content.settings.secret) }
    expect((await post(content, '/first-register', first, '', home)).status).toBe(200)
  })

  afterAll(async () => {
    await content.close()
    await postgres?.stop()
  })

  const knows = (address: string, of = email) => knowsNetwork(content.payload, { email: of, address })
  const stored = async () =>
    JSON.stringify(await runSql(content.payload, sql`select data from payload_kv where key like 'known-networks:%'`))

  it('is known from the first account on, however address and account are written', async () => {
    for (const address of [home, '2001:DB8:0:1::2']) expect(await knows(address, ` ${email.toUpperCase()}`)).toBe(true)
  })

  it('is in the database, as a hash alone', async () => {
    expect(await stored()).toContain('hash')
    expect(await stored()).not.toMatch(/2001|olive/)
  })

  it('is no network of another account, and of none', async () => {
    const other = { name: 'Ada', email: 'ada@example.com', password: STRONG, role: 'author' } as const
    await content.payload.create({ collection: 'users', data: other })
    for (const of of [other.email, 'nobody@example.com', 'a\0']) expect(await knows(home, of)).toBe(false)
  })

  it('is not known by a wrong password', async () => {
    await post(content, '/login', { email, password: 'not the password' }, '', '192.0.2.7')
    expect(await knows('192.0.2.7')).toBe(false)
  })

  it('is forgotten with the account', async () => {
    await content.payload.delete({ collection: 'users', where: { email: { equals: email } } })
    expect(await stored()).toBe('[]')
  })
})

describe('who logs in', () => {
  let content: TestContent
  const email = 'administrator@example.com'
  const wrong = { password: 'not the password' }

  beforeAll(async () => {
    content = await openContent()
    await signIn(content, 'administrator')
  })

  afterAll(() => content.close())

  const login = (account: object, address?: string) => post(content, '/login', account, '', address)

  it('reads the same whether there is such an account or not', async () => {
    const [known, unknown] = [await login({ email, ...wrong }), await login({ email: 'nobody@example.com', ...wrong })]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })

  it('is stopped after too many tries, for accounts that there are not, too', async () => {
    for (const account of [email, 'nobody@example.com']) {
      const tries = []
      for (let count = 0; count <= MAX_TRIES; count += 1)
        tries.push(await login({ email: account, ...wrong }, '192.0.2.9'))
      expect(tries.map(({ status }) => status)).toEqual([...Array(MAX_TRIES).fill(401), 429])
      expect(tries.at(-1)?.body.errors).toEqual([{ message: 'Too many attempts. Wait ten minutes, then try again.' }])
    }
  })

  it('is not kept out by the wrong tries of a stranger', async () => {
    expect((await login({ email, password: 'correct horse battery' }, '192.0.2.2')).status).toBe(200)
  })

  it('waits as long when there is no such account', async () => {
    const compared: string[] = []
    const guard = loginGuard({ takeAsLong: async (password) => void compared.push(password) })
    for (const account of [email, 'nobody@example.com']) {
      const req = await createLocalReq({}, content.payload)
      await guard.check({ email: account, password: account }, req)
    }
    expect(compared).toEqual(['nobody@example.com'])
  })

  it('is sent a mail for a new password, and reads the same when there is no account', async () => {
    const [known, unknown] = [
      await post(content, '/forgot-password', { email }),
      await post(content, '/forgot-password', { email: 'nobody@example.com' }),
    ]
    expect([known.status, known.body]).toEqual([200, { message: 'Success' }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const outbox = `${content.settings.dataDir}/outbox`
    const mail = await until('the mail', async () => {
      const [name] = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'))
      return name && (await readFile(`${outbox}/${name}`, 'utf8'))
    })
    expect(mail).toContain(`To: ${email}`)
    expect((await post(content, '/forgot-password', {})).status).toBe(400)
  })
})

describe('the cookie of a session', () => {
  const account = { email: 'administrator@example.com', password: 'correct horse battery' }

  const loggedIn = async (siteUrl: string) => {
    const content = await openContent('', { siteUrl })
    await signIn(content, 'administrator')
    const { headers } = await post(content, '/login', account)
    return { content, cookie: String(headers.get('set-cookie')) }
  }

  /** Makes a category with the cookie, as a page of an origin does. */
  const write = async (content: TestContent, cookie: string, headers: Record<string, string>) =>
    (
      await askPath(
        content,
        '/tags',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: cookie.split(';')[0] ?? '', ...headers },
          body: JSON.stringify({ title: 'A tag' }),
        },
        '',
      )
    ).status

  it('is sent over encrypted connections alone, and believed to pages of the site alone, where it is encrypted', async () => {
    const { content, cookie } = await loggedIn('https://www.example.com')
    expect(cookie).toMatch(/; Secure(?:=true)?;.*SameSite=Lax/)
    expect(await write(content, cookie, { origin: 'https://www.example.com' })).toBe(201)
    expect(await write(content, cookie, { origin: 'https://shop.example.com', 'sec-fetch-site': 'same-site' })).toBe(
      403,
    )
    expect(await write(content, cookie, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    await content.close()
  })

  it('works without encryption, for a site that is tried out under any name', async () => {
    const { content, cookie } = await loggedIn('http://localhost:3000')
    expect(cookie).not.toContain('Secure')
    expect(cookie).toContain('SameSite=Lax')
    expect(await write(content, cookie, { origin: 'http://192.0.2.7:3000' })).toBe(201)
    await content.close()
  })

  it('ends a working day after it was last used', async () => {
    const { content, cookie } = await loggedIn('http://localhost:3000')
    const expires = new Date(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '').getTime()
    expect(expires - Date.now()).toBeLessThanOrEqual(12 * 60 * 60 * 1000)
    await content.close()
  })
})

describe('invitations', () => {
  let content: TestContent
  let tokens: Readonly<Record<'administrator' | 'editor' | 'author', string>>
  const ada = { name: 'Ada "A" <b@c.example>', email: 'ada@example.com', role: 'editor' }
  const invite = (body: object, token = tokens.administrator) => post(content, '/invitations', body, token)
  const reset = (link: string, password = STRONG) =>
    post(content, '/reset-password', { token: link.split('/').at(-1), password })

  beforeAll(async () => {
    content = await openContent('', { siteUrl: 'https://www.example.com' })
    const administrator = await signIn(content, 'administrator')
    tokens = { administrator, editor: await signIn(content, 'editor'), author: await signIn(content, 'author') }
  })

  afterAll(() => content.close())

  it('are made by administrators alone', async () => {
    for (const token of [tokens.editor, tokens.author, '']) {
      expect((await invite({ ...ada, email: 'other@example.com' }, token)).status).toBe(403)
    }
    expect((await content.payload.count({ collection: 'users' })).totalDocs).toBe(3)
  })

  it('make an account whose owner chooses the password, once', async () => {
    const { status, body } = await invite(ada)
    expect([status, body]).toEqual([
      201,
      { link: expect.stringMatching(/^https:\/\/www\.example\.com\/admin\/reset\/[0-9a-f]{40}$/), isMailed: true },
    ])
    const { docs } = await content.payload.find({ collection: 'users', where: { email: { equals: ada.email } } })
    expect(docs[0]).toMatchObject({ name: ada.name, role: 'editor', invitedAt: expect.any(String) })
    expect(docs[0]?.lastSignInAt ?? undefined).toBeUndefined()
    expect((await reset(body.link, 'too short')).status).toBe(400)
    expect((await reset(body.link)).status).toBe(200)
    expect((await post(content, '/login', { email: ada.email, password: STRONG })).status).toBe(200)
    expect((await reset(body.link)).status).toBe(403)
  })

  it('go to the address alone, whatever the name is, with the link', async () => {
    const outbox = `${content.settings.dataDir}/outbox`
    const [name] = (await readdir(outbox)).filter((file) => file.endsWith('.eml'))
    const mail = await readFile(`${outbox}/${name}`, 'utf8')
    expect(mail).toMatch(/^To: .*<ada@example\.com>\r?$/m)
    expect(mail.match(/^(?:To|Cc|Bcc):/gim)).toHaveLength(1)
    expect(mail.replace(/=\r?\n/g, '')).toContain('https://www.example.com/admin/reset/')
  })

  it('lead to the address that is set, wherever the administrator works', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-host': '10.0.0.5', 'x-forwarded-proto': 'http' }
    const body = JSON.stringify({ ...ada, email: 'elsewhere@example.com' })
    const init = { method: 'POST', headers, body }
    const { link } = await (await askPath(content, '/users/invitations', init, tokens.administrator)).json()
    expect(link).toMatch(/^https:\/\/www\.example\.com\//)
  })

  it('are told apart from forgotten passwords at their links, and used up with the password', async () => {
    const { body } = await invite({ ...ada, name: 'Grace', email: 'grace@example.com' })
    const read = (link: string) => readResetLink(content.payload, link.split('/').at(-1) ?? '', new Date())
    const siteName = 'www.example.com'
    expect(await read(body.link)).toEqual({ name: 'Grace', email: 'grace@example.com', siteName, isInvitation: true })
    expect((await reset(body.link)).status).toBe(200)
    expect(await read(body.link)).toBeUndefined()
    const asked = { collection: 'users', data: { email: 'grace@example.com' }, disableEmail: true } as const
    expect(await read(String(await content.payload.forgotPassword(asked)))).toMatchObject({ isInvitation: false })
    for (const none of ['', 'a'.repeat(40), 'a\0']) expect(await read(none)).toBeUndefined()
  })

  it('say in the language of their owner that a link is used up', async () => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'de' }
    const body = JSON.stringify({ token: 'a'.repeat(40), password: STRONG })
    const response = await askPath(content, '/users/reset-password', { method: 'POST', headers, body }, '')
    expect([response.status, (await response.json()).errors[0].message]).toEqual([
      403,
      expect.stringContaining('Dieser Link gilt nicht mehr'),
    ])
  })

  it('run out after seven days', async () => {
    const { body } = await invite({ ...ada, email: 'late@example.com' })
    const token = body.link.split('/').at(-1)
    const { docs } = await content.payload.find({
      collection: 'users',
      where: { email: { equals: 'late@example.com' } },
      showHiddenFields: true,
    })
    const { resetPasswordExpiration, resetPasswordToken } = docs[0] ?? {}
    expect(resetPasswordToken).toBe(token)
    const days = (Date.parse(String(resetPasswordExpiration)) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
  })

  it.each([
    [{ ...ada, name: '' }, 'Enter a name.'],
    [{ ...ada, email: 'no address' }, 'valid email'],
    [{ ...ada, role: 'owner' }, 'Choose a role'],
    [ada, 'already registered'],
  ])('say what is wrong with %j', async (body, sentence) => {
    const answer = await invite(body)
    expect([answer.status, answer.body.errors[0].message]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('give the link also when no mail can be sent', async () => {
    const { payload } = content
    const { sendEmail } = payload
    payload.sendEmail = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const { status, body } = await invite({ ...ada, email: 'unreached@example.com' })
    payload.sendEmail = sendEmail
    expect([status, body.isMailed]).toEqual([201, false])
    expect((await reset(body.link)).status).toBe(200)
  })
})

describe('links of a site whose address is not set', () => {
  const account = { email: 'administrator@example.com', password: 'correct horse battery' }
  const admin = { 'x-forwarded-host': 'studio.local:3000', 'x-forwarded-proto': 'http' }
  const stranger = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  let content: TestContent
  let administrator: string

  const postFrom = async (path: string, body: object, headers: Record<string, string>, token = '') => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    return (await askPath(content, `/users${path}`, init, token)).json()
  }
  const originIn = (text: string) => /(https?:\/\/[^\s"<>]+?)\/admin\/reset\//.exec(text)?.[1]
  /** Origin of the link in the mail that a stranger has an account sent. */
  const forgottenBy = async (email: string) => {
    const { payload } = content
    const { sendEmail } = payload.email
    const sent = new Promise<string>((resolve) => {
      payload.email.sendEmail = async ({ html }) => resolve(String(html))
    })
    await postFrom('/forgot-password', { email }, stranger)
    const origin = originIn(await sent)
    payload.email.sendEmail = sendEmail
    return origin
  }

  beforeEach(async () => {
    content = await openContent()
    administrator = await signIn(content, 'administrator')
  })

  afterEach(() => content.close())

  it('lead an invited person to where the administrator works', async () => {
    const ada = { name: 'Ada', email: 'ada@example.com', role: 'author' }
    const { link } = await postFrom('/invitations', ada, admin, administrator)
    expect(originIn(link)).toBe('http://studio.local:3000')
    const [name] = (await readdir(`${content.settings.dataDir}/outbox`)).filter((file) => file.endsWith('.eml'))
    const mail = await readFile(`${content.settings.dataDir}/outbox/${name}`, 'utf8')
    expect(originIn(mail.replace(/=\r?\n/g, ''))).toBe('http://studio.local:3000')
  })

  it('lead to where an administrator last signed in, whichever host a stranger names', async () => {
    expect(await forgottenBy(account.email)).toBe('http://localhost:3000')
    await postFrom('/login', account, admin)
    await runSql(content.payload, sql`update users set reset_password_requested_at = null`)
    expect(await forgottenBy(account.email)).toBe('http://studio.local:3000')
  })

  it('do not follow where others sign in, nor wrong passwords', async () => {
    await signIn(content, 'author')
    await postFrom('/login', { ...account, email: 'author@example.com' }, admin)
    await postFrom('/login', { ...account, password: 'not the password' }, admin)
    expect(await forgottenBy(account.email)).toBe('http://localhost:3000')
  })
})
