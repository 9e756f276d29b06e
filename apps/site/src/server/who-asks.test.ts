import { describe, expect, it } from 'vitest'
import { type Asker, accountOf, whoAsks } from './who-asks.ts'

/** A site with one account, whose session is `right`. */
function siteWithAccount() {
  const world = { now: new Date(0), looks: 0 }
  const ask = whoAsks(
    async (headers) => {
      world.looks += 1
      return /payload-token=right|JWT right/.test(`${headers.get('cookie')} ${headers.get('authorization')}`)
        ? { name: 'Olive', email: 'olive@example.com', role: 'editor' as const, reads: async () => true }
        : undefined
    },
    () => world.now,
  )
  const asked = (headers: Record<string, string>, ip = '192.0.2.1') => ask({ headers, ip })
  const guess = async (times: number, ip?: string) => {
    const kinds = new Set<Asker['kind']>()
    for (let tries = 0; tries < times; tries += 1) {
      kinds.add((await asked({ cookie: `payload-token=wrong${tries}` }, ip)).kind)
    }
    return [...kinds]
  }
  return { world, ask: asked, guess }
}

it('features learn name and address of an account, and nothing of strangers', async () => {
  const account = accountOf((request) => siteWithAccount().ask(request.headers as Record<string, string>))
  const asked = (headers: Record<string, string>) => account({ headers, ip: '192.0.2.1' })
  expect(await asked({ cookie: 'payload-token=right' })).toEqual({ name: 'Olive', email: 'olive@example.com' })
  expect(await asked({ cookie: 'payload-token=wrong' })).toBeUndefined()
})

describe('who asks', () => {
  it.each([
    { cookie: 'a=b; payload-token=right' },
    { authorization: 'JWT right' },
  ])('is an account that proves itself by %o', async (headers) =>
    expect(await siteWithAccount().ask(headers)).toMatchObject({ kind: 'account', name: 'Olive', role: 'editor' }))

  it.each([
    {},
    { cookie: 'theme=dark' },
    { cookie: 'not-payload-token=right' },
    { cookie: 'payload-token=' },
  ])('is nobody without a proof, and nothing is looked up: %o', async (headers) => {
    const { world, ask } = siteWithAccount()
    expect([await ask(headers), world.looks]).toEqual([{ kind: 'nobody' }, 0])
  })

  it('is refused after sixty wrong proofs in a minute, and nothing is looked up', async () => {
    const { world, ask, guess } = siteWithAccount()
    expect(await guess(60)).toEqual(['nobody'])
    expect(await guess(5)).toEqual(['too many'])
    expect([await ask({ cookie: 'payload-token=right' }), world.looks]).toEqual([{ kind: 'too many' }, 60])
  })

  it('is counted by network, and heard again a minute later', async () => {
    const { world, ask, guess } = siteWithAccount()
    await guess(60, '2001:db8::1')
    expect(await guess(1, '2001:db8::2')).toEqual(['too many'])
    expect(await guess(1, '2001:db8:0:1::1')).toEqual(['nobody'])
    world.now = new Date(60_000)
    expect((await ask({ cookie: 'payload-token=right' }, '2001:db8::1')).kind).toBe('account')
  })

  it('may claim nothing as often as it likes', async () => {
    const { ask } = siteWithAccount()
    for (let asks = 0; asks < 100; asks += 1) await ask({})
    expect((await ask({ authorization: 'JWT right' })).kind).toBe('account')
  })
})
