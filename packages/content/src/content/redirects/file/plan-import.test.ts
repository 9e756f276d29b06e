import { describe, expect, it } from 'vitest'
import type { ListedRedirect } from '../list-redirects.ts'
import { planImport } from './plan-import.ts'
import { readRedirectsFile } from './read-redirects-file.ts'

const SITE = 'https://example.com'

const there = (from: string, to: string | undefined, status: 301 | 302 = 301): ListedRedirect => {
  return { from, to, status, kind: 'path', matchedBy: 'path' }
}

const plan = (text: string, existing: readonly ListedRedirect[] = []) => {
  const file = readRedirectsFile(text)
  if ('problems' in file) throw new Error('The file is wrong.')
  return planImport(file.redirects, existing, SITE)
}

describe('an import', () => {
  it('says what is new, what is replaced, and what is there already', async () => {
    const existing = [there('/a/', '/one/'), there('/b/', '/two/'), there('/c/', undefined)]
    expect(await plan('/a/,/one/\n/b/,/other/\n/c/,,410\n/d/,/four/', existing)).toEqual({
      rows: [
        { from: '/b/', matchedBy: 'path', status: '301', to: '/other/' },
        { from: '/d/', matchedBy: 'path', status: '301', to: '/four/' },
      ],
      added: 1,
      replaced: 1,
      same: 2,
    })
  })

  it('makes chains short, within the file and with what is there', async () => {
    const planned = await plan('/a/,/b/\n/b/,/c/', [there('/x/', '/a/'), there('/c/', '/end/')])
    expect('rows' in planned && planned.rows.map(({ from, to }) => [from, to])).toEqual([
      ['/a/', '/end/'],
      ['/b/', '/end/'],
      ['/x/', '/end/'],
    ])
  })

  it('names the lines that would lead in a circle, and those alone', async () => {
    const planned = await plan('/a/,/b/\n/ok/,/fine/\n/c/,/c/', [there('/b/', '/a/')])
    expect('problems' in planned && planned.problems.map(({ line }) => line)).toEqual([1, 3])
  })
})
