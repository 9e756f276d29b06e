import { describe, expect, it } from 'vitest'
import { parseQuery } from './parsed-query.ts'
import { type TierOptions, tiersOf } from './tiers.ts'

const tiers = (options: TierOptions) => {
  const question = parseQuery('Tisch ', 'de')
  return question ? tiersOf(question, options) : []
}

const compounds = new Map([['tisch', ['esstische', 'holztischplatte']]])

describe('compounds of which a word is a part', () => {
  it('answer after everything that has the whole word', () =>
    expect(tiers({ compounds }).map(({ name }) => name)).toEqual([
      'whole title',
      'title',
      'title stem',
      'heading',
      'often',
      'text',
      'part',
    ]))

  it('are looked for by their stems, beside that of the word', () =>
    expect(tiers({ compounds }).at(-1)?.ask).toEqual([{ any: ['de7tisch', 'de7esstisch', 'de7holztischplatt'] }]))

  it('are looked for in titles alone where nothing else is', () =>
    expect(tiers({ compounds, titlesOnly: true }).at(-1)).toEqual({
      name: 'part',
      ask: [{ any: ['de4tisch', 'de4esstisch', 'de4holztischplatt'] }],
    }))

  it('are not asked for where there are none', () => expect(tiers({}).map(({ name }) => name)).not.toContain('part'))
})
