import { describe, expect, it } from 'vitest'
import { canonicalPath, ownPath, redirectEnd, type StoredRedirect } from './redirect-end.ts'

const SITE = 'https://halden.example'

const end = (from: string, to: string, stored: readonly StoredRedirect[]) =>
  redirectEnd({ from, to }, async (address) => stored.find((redirect) => redirect.from === address), SITE)

describe('an old address', () => {
  it.each([
    ['old', '/old/'],
    [' /old ', '/old/'],
    ['/old.html', '/old.html'],
    ['/u\u0308ber', '/über/'],
    ['/', '/'],
  ])('%j is stored as %j', (written, stored) => expect(canonicalPath(written)).toBe(stored))
})

describe('a new address', () => {
  it.each([
    ['/new?a=1#b', '/new/'],
    ['https://halden.example/new/', '/new/'],
    ['/caf%C3%A9/', '/café/'],
    ['/100%/', '/100%/'],
  ])('%j is the page %j of this site', (to, path) => expect(ownPath(to, SITE)).toBe(path))
  it.each(['https://elsewhere.example/new/', '//elsewhere.example/', 'https://'])('%j is nobody’s page here', (to) =>
    expect(ownPath(to, SITE)).toBeUndefined())
})

describe('the end of a redirect', () => {
  it('is its own address when nothing follows', async () =>
    expect(await end('/a/', '/b/#c', [])).toEqual({ kind: 'end', to: '/b/#c' }))
  it('is the end of those that follow, for good', async () =>
    expect(
      await end('/a/', '/b/', [
        { from: '/b/', to: '/c/', status: '301' },
        { from: '/c/', to: 'https://d.example/', status: '301' },
      ]),
    ).toEqual({ kind: 'end', to: 'https://d.example/' }))
  it('takes along what a step adds to the address', async () => {
    const moved = [{ from: '/b/', to: '/c/?x=2', status: '301' }]
    expect(await end('/a/', '/b/?from=flyer#form', moved)).toEqual({ kind: 'end', to: '/c/?x=2&from=flyer#form' })
  })
  it('does not skip a temporary step, nor one to a deleted page', async () => {
    const forNow = [
      { from: '/b/', to: '/c/', status: '302' },
      { from: '/c/', to: '/d/', status: '301' },
    ]
    expect(await end('/a/', '/b/', forNow)).toEqual({ kind: 'end', to: '/b/' })
    expect(await end('/a/', '/b/', [{ from: '/b/', status: '410' }])).toEqual({ kind: 'end', to: '/b/' })
  })
  it('is none when it leads to itself', async () =>
    expect(await end('/a/', 'https://halden.example/a?x', [])).toEqual({ kind: 'circle', by: '/a/' }))
  it('is none when others lead back, even for now', async () =>
    expect(
      await end('/a/', '/b/', [
        { from: '/b/', to: '/c/', status: '302' },
        { from: '/c/', to: '/a/', status: '301' },
      ]),
    ).toEqual({ kind: 'circle', by: '/c/' }))
  it('is found though the stored ones go round among themselves', async () =>
    expect(
      (
        await end('/a/', '/b/', [
          { from: '/b/', to: '/c/', status: '301' },
          { from: '/c/', to: '/b/', status: '301' },
        ])
      ).kind,
    ).toBe('end'))
})
