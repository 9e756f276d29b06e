import { rm } from 'node:fs/promises'
import { rich } from '@vitrine/kit/fields'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../../bench/support/search/corpus.mjs'
import { demo } from '../../packages/demo/content/content.ts'
import { seedDemo } from '../../packages/demo/src/seed/seed-demo.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { smallImages } from '../support/small-images.ts'
import { type Case, DEMO_TERMS, ranksOf } from './ranks.ts'

/** Documents of the generated corpus among which the demo stands. */
const DOCUMENTS = 250

/** Of these, each is looked for in several ways. */
const LOOKED_FOR = [3, 40, 77, 121, 164, 202, 249]

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
    const cases = [...DEMO_TERMS, ...generatedCases()]
    expect(cases.length).toBeGreaterThanOrEqual(60)
    const { meanReciprocalRank, low } = await ranksOf(content.payload, cases)
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
