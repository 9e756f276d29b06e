import { describe, expect, it } from 'vitest'
import { countText, FORUM_TEXTS, forumTexts } from './forum-texts.ts'

/** Names of what differs in a text. */
const named = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the texts of the forum', () => {
  it.each(['de', 'he'] as const)('say the same in %s: what differs is named in each', (language) => {
    const english = Object.entries(FORUM_TEXTS.en).map(([name, text]) => [name, named(text)])
    expect(Object.entries(FORUM_TEXTS[language]).map(([name, text]) => [name, named(text)])).toEqual(english)
  })

  it('count in words', () => {
    const { repliesNone: none, repliesOne: one, repliesMany: many } = forumTexts('de')
    const counted = [0, 1, 1_234].map((count) => countText(count, { none, one, many }, 'de'))
    expect(counted).toEqual(['keine Antwort', '1 Antwort', '1.234 Antworten'])
  })
})
