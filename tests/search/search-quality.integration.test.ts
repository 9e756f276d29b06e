import { rm } from 'node:fs/promises'
import { rich } from '@vitrine/kit/fields'
import { createSearch } from '@vitrine/search/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../../bench/support/search/corpus.mjs'
import { demo } from '../../packages/demo/content/content.ts'
import { seedDemo } from '../../packages/demo/src/seed/seed-demo.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { smallImages } from '../support/small-images.ts'

/** Term of a visitor, the page that should come first, and the language when it is not English. */
type Case = readonly [term: string, path: string, locale?: 'de' | 'he']

const DEMO: readonly Case[] = [
  ['prices', '/services/prices/'],
  ['price', '/services/prices/'],
  ['pric', '/services/prices/'],
  ['prcies', '/services/prices/'],
  ['furniture', '/services/furniture/'],
  ['furnitrue', '/services/furniture/'],
  ['furni', '/services/furniture/'],
  ['fu', '/services/furniture/'],
  ['interiors', '/services/interiors/'],
  ['interior', '/services/interiors/'],
  ['intreiors', '/services/interiors/'],
  ['light', '/services/light/'],
  ['lights', '/services/light/'],
  ['LIGHT', '/services/light/'],
  ['studio', '/studio/'],
  ['stduio', '/studio/'],
  ['rooms', '/studio/rooms/'],
  ['contact', '/contact/'],
  ['contcat', '/contact/'],
  ['privacy', '/privacy/'],
  ['privcy', '/privacy/'],
  ['open evening', '/studio/open-evening/'],
  ['evening', '/studio/open-evening/'],
  ['opne evening', '/studio/open-evening/'],
  ['how we work', '/studio/approach/'],
  ['work', '/studio/approach/'],
  ['services', '/services/'],
  ['halden', '/'],
  ['halden rye', '/'],
  ['where does the shadow go', '/services/light/'],
  ['waiting bench', '/services/furniture/'],
  ['paper cord', '/services/furniture/'],
  ['trestles', '/services/furniture/'],
  ['walnut in the clamps', '/services/furniture/'],
  ['sawyer', '/services/furniture/'],
  ['sensor glare', '/services/light/'],
  ['electrician', '/services/light/'],
  ['electrican', '/services/light/'],
  ['"no further drawing"', '/services/light/'],
  ['three builders we would hire', '/services/interiors/'],
  ['tenders survey', '/services/interiors/'],
  ['walk through in the dark', '/services/interiors/'],
  ['material library', '/studio/'],
  ['switchboard', '/studio/'],
  ['"one kettle"', '/studio/'],
  ['sail loft', '/studio/'],
  ['rights', '/privacy/'],
  ['who is responsible', '/privacy/'],
  ['what if it costs more', '/services/prices/'],
  ['sunset', '/studio/open-evening/'],
  ['saw is off', '/studio/open-evening/'],
  ['twenty-six weeks', '/studio/approach/'],
  ['put the kettle on', '/studio/approach/'],
  ['terrazzo', '/'],
  ['five rooms', '/'],
  ['ordinary mornings', '/'],
  ['Möbel', '/services/furniture/', 'de'],
  ['mobel', '/services/furniture/', 'de'],
  ['Licht', '/services/light/', 'de'],
  ['Kontakt', '/contact/', 'de'],
  ['konatkt', '/contact/', 'de'],
  ['Offene Abende', '/studio/open-evening/', 'de'],
  ['elf Leute ein Kessel', '/studio/', 'de'],
  ['wohin mit dem schatten', '/services/light/', 'de'],
  ['wie wir arbeiten', '/studio/approach/', 'de'],
  ['Papierschnur', '/services/furniture/', 'de'],
  ['יצירת קשר', '/contact/', 'he'],
  ['קשר', '/contact/', 'he'],
  ['יציר', '/contact/', 'he'],
]

/** Documents of the generated corpus among which the demo stands. */
const DOCUMENTS = 250

/** Of these, each is looked for in several ways. */
const LOOKED_FOR = [3, 40, 77, 121, 164, 202, 249]

/** The place that counts as last: what stands further down nobody sees. */
const PLACES = 10

describe.each(['sqlite', 'postgres'] as const)('what visitors look for, on %s', (kind) => {
  let postgres: TestPostgres | undefined
  let content: TestContent
  let folder: string

  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : undefined
    content = await openContent(await postgres?.createDatabase('quality'), { languages: 'en de he' })
    folder = await smallImages()
    await seedDemo(content.payload, demo, { languages: ['en', 'de', 'he'], folder, progress: () => {} })
    for (let number = 0; number < DOCUMENTS; number += 1) {
      const { title, headings, body } = documentOf(number)
      await content.payload.create({
        collection: 'pages',
        data: {
          title,
          slug: `document-${number}`,
          layout: [{ blockType: 'richText', heading: headings.split('\n')[0], content: rich(...body.split('\n')) }],
          _status: 'published',
        } as never,
      })
    }
  })

  afterAll(async () => {
    await content.close()
    await postgres?.stop()
    await rm(folder, { recursive: true })
  })

  it('comes first nearly always', async () => {
    const { search } = createSearch({ payload: content.payload, onError: (error) => expect.fail(String(error)) })
    const cases = [...DEMO, ...generatedCases()]
    const ranks: number[] = []
    const low: string[] = []
    for (const [term, path, locale = 'en'] of cases) {
      const found = await search({ term, locale, limit: PLACES })
      const paths = found.state === 'unavailable' ? [] : found.hits.map((hit) => hit.path)
      const place = paths.indexOf(path)
      ranks.push(place < 0 ? 0 : 1 / (place + 1))
      if (place !== 0) low.push(`${term} → ${path}: ${place < 0 ? 'not found' : place + 1}, first ${paths[0]}`)
    }
    const meanReciprocalRank = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
    expect(cases.length).toBeGreaterThanOrEqual(60)
    expect(meanReciprocalRank, low.join('\n')).toBeGreaterThanOrEqual(0.9)
  })
})

/** Documents looked for by their title, a part of it, its beginning, with an error, and by words of their text. */
function generatedCases(): readonly Case[] {
  return LOOKED_FOR.flatMap((number) => {
    const { title, body } = documentOf(number)
    const path = `/document-${number}/`
    const words = title.split(' ')
    const longest = [...words].sort((one, other) => other.length - one.length)[0] ?? ''
    const rare = body.split(/[\s.]+/).filter((word) => word.length > 9)
    return [
      [title, path],
      [title.toUpperCase(), path],
      [words.slice(0, 2).join(' '), path],
      [title.slice(0, -2), path],
      [title.replace(longest, swapped(longest)), path],
      [rare.slice(0, 3).join(' '), path],
      [
        `"${body
          .split(/[\s.]+/)
          .slice(4, 9)
          .join(' ')}"`,
        path,
      ],
    ] satisfies Case[]
  })
}

/** A word with two letters in each other's place. */
function swapped(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle - 1) + word[middle] + word[middle - 1] + word.slice(middle + 1)
}
