import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LIMITS, type LimitName, PATIENCE_MS } from './patience.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Limits in numbers: options of tests, hooks and waits, and what a page is told. */
const OWN_LIMIT = /\btimeout: [\d_]{4,}|\}, [\d_]{4,}\)$|DefaultTimeout\([\d_]+\)|(?:testTimeout|hookTimeout): \d/m

const names = Object.keys(LIMITS) as LimitName[]

it('a limit is shorter than the one around it, which would end it without a word', () => {
  const outlasting = names.filter((name) => {
    const limit = LIMITS[name]
    return 'within' in limit && limit.ms >= LIMITS[limit.within].ms
  })
  expect(outlasting).toEqual([])
})

it('what all tests share starts in time: a database filled in, a site and an admin, one after the other', () =>
  expect(LIMITS.start.ms + LIMITS.adminStart.ms).toBeLessThan(LIMITS.shared.ms))

it('every limit is longer on a slow machine, and in the same order', () => {
  const [first] = names as [LimitName]
  const factor = PATIENCE_MS[first] / LIMITS[first].ms
  expect(names.map((name) => PATIENCE_MS[name] / LIMITS[name].ms)).toEqual(names.map(() => factor))
  expect(factor).toBeGreaterThanOrEqual(2)
})

it('no test has a limit of its own', () => {
  const files = ['tests', 'packages', 'apps', 'scripts'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.\w+$/.test(name) && !/node_modules|dist\/|\.next\//.test(name))
      .map((name) => `${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => OWN_LIMIT.test(readFileSync(root + file, 'utf8')))).toEqual([])
})
