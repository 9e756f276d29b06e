import { describe, expect, it } from 'vitest'
import { parseRecent, withRecent } from './recent-terms.ts'

describe('recent searches', () => {
  it('have the newest first, five at most', () =>
    expect(['oak', 'ash', 'elm', 'fir', 'yew', 'lime'].reduce(withRecent, [] as readonly string[])).toEqual([
      'lime',
      'yew',
      'fir',
      'elm',
      'ash',
    ]))

  it('have each term once, as it was typed last', () =>
    expect(withRecent(['ash', 'Oak chair'], ' oak Chair ')).toEqual(['oak Chair', 'ash']))

  it('forget what was the beginning of a longer one', () =>
    expect(withRecent(['oa', 'ash'], 'oak')).toEqual(['oak', 'ash']))

  it('leave out what is blank', () => expect(withRecent(['ash'], '  ')).toEqual(['ash']))

  it.each([
    null,
    '',
    '{',
    '{"0":"oak"}',
    '[1, null, "", " "]',
    `["${'x'.repeat(81)}"]`,
  ])('are none when %j was kept', (stored) => expect(parseRecent(stored)).toEqual([]))

  it('are parsed as they were stored', () =>
    expect(parseRecent(JSON.stringify(['oak', 'ash']))).toEqual(['oak', 'ash']))
})
