import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'

/** Pairs of changes. Written statement by statement, the first few of them already cross. */
const PAIRS = 20

describe('a document that two save at once', () => {
  let content: TestContent

  beforeAll(async () => {
    content = await openContent('', { languages: 'en,de' })
  })

  afterAll(() => content.close())

  it('is the whole of one of them', async () => {
    const { payload } = content
    const { id } = await payload.create({
      collection: 'menus',
      data: { name: 'Main', items: [] },
    })
    const save = (name: string) => {
      const items = ['One', 'Two', 'Three'].map((label) => ({
        link: { type: 'url' as const, url: 'https://studio.example/', label: `${label} of ${name}` },
      }))
      return payload.update({ collection: 'menus', id, data: { name, items } })
    }
    for (let pair = 0; pair < PAIRS; pair += 1) {
      await Promise.all([save(`first ${pair}`), save(`second ${pair}`)])
      const { name, items } = await payload.findByID({ collection: 'menus', id, depth: 0 })
      expect(items?.map(({ link }) => link?.label)).toEqual(
        ['One', 'Two', 'Three'].map((label) => `${label} of ${name}`),
      )
    }
  })
})
