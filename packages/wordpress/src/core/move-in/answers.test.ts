import { describe, expect, it } from 'vitest'
import { parseOptions } from '../plan/parse-options.ts'
import { NO_PAGE, optionsOf } from './answers.ts'

const given = (answers: Readonly<Record<string, string>>) => parseOptions(optionsOf(answers))

describe('answers', () => {
  it('are options of the import', () =>
    expect(
      given({
        frontPage: '12',
        postsPage: '14',
        headerMenu: 'main',
        'kinds.event': 'post',
        trash: 'draft',
        settings: 'true',
      }),
    ).toEqual({
      options: {
        frontPage: 12,
        postsPage: 14,
        headerMenu: 'main',
        kinds: { event: 'post' },
        trash: 'draft',
        settings: true,
      },
      problems: [],
    }))
  it('may name a time zone', () =>
    expect(given({ timeZone: 'Europe/Berlin' }).options.timeZone).toMatchObject({ name: 'Europe/Berlin' }))
  it('say that the list of posts is the home page', () =>
    expect(given({ frontPage: NO_PAGE, postsPage: '14' }).options).toEqual({ showOnFront: 'posts' }))
  it('say that no page shows the list of posts', () =>
    expect(given({ frontPage: '12', postsPage: NO_PAGE }).options).toEqual({ frontPage: 12, showOnFront: 'page' }))
  it('that cannot be used are named', () =>
    expect(given({ timeZone: 'Atlantis/Capital' }).problems.join()).toContain('timeZone'))
})
