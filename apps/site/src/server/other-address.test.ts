import { describe, expect, it } from 'vitest'
import type { Found } from './answers.ts'
import { otherAddress } from './other-address.ts'

const THERE = ['/', '/services/', '/pt-BR/sobre/', '/de/services/', '/feed.xml', '/de/journal/feed.xml', '/über-uns/']

async function lead(path: string) {
  const asked: string[] = []
  const find = async (address: string) => {
    asked.push(address)
    return { kind: THERE.includes(address) ? 'page' : 'not found' } as Found
  }
  return { to: (await otherAddress(path, { languages: ['en', 'de', 'pt-BR'], find }))?.path, asked }
}

describe('an address without a page', () => {
  it.each([
    ['/Services/', '/services/'],
    ['/SERVICES/', '/services/'],
    ['/DE/Services/', '/de/services/'],
    ['/pt-BR/Sobre/', '/pt-BR/sobre/'],
    ['/Über-uns/', '/über-uns/'],
    ['/feed/', '/feed.xml'],
    ['/Feed/', '/feed.xml'],
    ['/de/journal/feed/', '/de/journal/feed.xml'],
    ['/en/services/', '/services/'],
    ['/index.php', '/'],
    ['/de/services/index.php', '/de/services/'],
  ])('%s leads to %s', async (path, to) => expect((await lead(path)).to).toBe(to))

  it.each([
    '/nothing/',
    '/nothing/index.php',
    '/index.php/services/',
    '/Nothing/',
    '/en/nothing/',
    '/nothing/feed/',
  ])('%s leads nowhere', async (path) => expect((await lead(path)).to).toBeUndefined())

  it('that is written as it should be costs no second look', async () =>
    expect((await lead('/nothing/')).asked).toEqual([]))
})
