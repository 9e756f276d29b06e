import type { ImportedItem, ImportTools } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { FORUM_LENGTHS } from '../limits.ts'
import { convertBoard } from './convert-board.ts'
import { convertReply, convertTopic } from './convert-posts.ts'

const item = (given: Partial<Omit<ImportedItem, 'metas'>> & { readonly metas?: Readonly<Record<string, string>> }) => {
  const { metas = {}, ...own } = given
  return {
    ...{
      id: 1,
      kind: 'topic',
      title: 'Oil',
      content: 'Words',
      excerpt: '',
      slug: 'oil',
      status: 'publish',
      author: 'ada',
    },
    ...{ parent: 0, menuOrder: 0, terms: [] },
    metas: Object.entries(metas).map(([key, value]) => ({ key, value })),
    ...own,
  }
}

const toolsWith = (own: Partial<ImportTools>): ImportTools => ({
  parts: [],
  above: undefined,
  siblings: [],
  author: { name: 'Ada', email: 'ada@example.org' },
  blocks: () => [],
  words: (html, max) => html.slice(0, max),
  unserialize: (text) => (text === '' ? undefined : JSON.parse(text)),
  dayAt: () => '2026-01-31',
  image: () => undefined,
  file: () => undefined,
  item: (id) => ({ $source: `item:${id}` }),
  term: () => undefined,
  report: () => {},
  ...own,
})

describe('a forum of bbPress', () => {
  it.each([
    [{ status: 'publish' }, { reads: 'everyone', writes: 'members' }],
    [{ status: 'private' }, { reads: 'members', writes: 'members' }],
    [{ status: 'hidden' }, { reads: 'list', writes: 'list' }],
    [{ metas: { _bbp_status: 'closed' } }, { reads: 'everyone', writes: 'nobody' }],
    [{ metas: { _bbp_forum_type: 'category' } }, { reads: 'everyone', writes: 'nobody' }],
  ])('of %j is a board with %j', (given, rights) =>
    expect(convertBoard(item({ kind: 'forum', ...given }), toolsWith({}))).toMatchObject({
      data: { slug: 'oil', ...rights },
    }))
  it('stands in the one above it, which comes first', () =>
    expect(convertBoard(item({ kind: 'forum', parent: 7 }), toolsWith({}))).toMatchObject({
      data: { parent: { $source: 'item:7' } },
      after: [7],
    }))
})

const FORUM = {
  id: 7,
  kind: 'forum',
  title: 'Oils',
  status: 'publish',
  metas: [{ key: '_bbp_sticky_topics', value: '[1]' }],
}
const TOPIC = { id: 8, kind: 'topic', title: 'Oil', status: 'publish', metas: [] }

describe('a topic of bbPress', () => {
  it('is sticky where its forum says so, and closed by its state', () =>
    expect(convertTopic(item({ status: 'closed', publishedAt: 0 }), toolsWith({ above: FORUM }))).toMatchObject({
      data: {
        isSticky: true,
        isClosed: true,
        source: 'Words',
        at: '1970-01-01T00:00:00.000Z',
        board: { $source: 'item:7' },
      },
      after: [7],
    }))
  it('of an account whose mail address nobody knows names nobody', () => {
    const converted = convertTopic(item({}), toolsWith({ above: FORUM, author: { name: 'Ada' } }))
    expect(converted).not.toHaveProperty('data.author')
  })
  it('of a guest has the name above its words, whatever signs are in it, and no account', () => {
    const metas = { _bbp_anonymous_name: 'Bo_<b>*', _bbp_anonymous_email: 'bo@example.org' }
    const converted = convertTopic(item({ author: '', metas }), toolsWith({ above: FORUM, author: undefined }))
    expect(converted).toMatchObject({ data: { source: '**Bo\\_<b>\\*:**\n\nWords' } })
    expect(converted).not.toHaveProperty('data.author')
    expect(convertTopic(item({ metas }), toolsWith({ above: FORUM }))).toMatchObject({ data: { source: 'Words' } })
  })
  it('has its tags below its words', () => {
    const terms = ['Oil', 'Hard & soft'].map((name) => ({ taxonomy: 'topic-tag', slug: 'x', name }))
    expect(convertTopic(item({ terms }), toolsWith({ above: FORUM }))).toMatchObject({
      data: { source: 'Words\n\n#Oil, #Hard & soft' },
    })
  })
  it('that is longer than texts are here is cut', () =>
    expect(convertTopic(item({ content: 'ab '.repeat(9_000) }), toolsWith({ above: FORUM }))).toHaveProperty(
      'data.source.length',
      FORUM_LENGTHS.text,
    ))
  it.each([
    [{ status: 'spam' }, 'It was spam.'],
    [{ status: 'pending' }, 'It waited for a moderator.'],
    [{ status: 'private' }, 'Not everybody could read it (private).'],
  ])('with %j stays away: %s', (given, problem) =>
    expect(convertTopic(item(given), toolsWith({ above: FORUM }))).toEqual({ problem }))
  it('without words comes all the same, since numbers are counted with it', () =>
    expect(convertTopic(item({ content: '<p> </p>' }), toolsWith({ above: FORUM }))).toMatchObject({
      data: { source: '…' },
    }))
  it('without its forum stays away', () =>
    expect(convertTopic(item({}), toolsWith({}))).toEqual({ problem: 'Its forum is not in the export.' }))
})

describe('a reply of bbPress', () => {
  const reply = (id: number, status = 'publish') => ({ id, kind: 'reply', status })
  const siblings = [reply(30), reply(31, 'spam'), reply(32), reply(33)]
  it('waits for the one before it that is shown, and names the number that it answers', () =>
    expect(
      convertReply(
        item({ id: 33, kind: 'reply', metas: { _bbp_reply_to: '32' } }),
        toolsWith({ above: TOPIC, siblings }),
      ),
    ).toMatchObject({ data: { answers: 3, topic: { $source: 'item:8' } }, after: [8, 32] }))
  it('that is the first waits for its topic alone', () =>
    expect(convertReply(item({ id: 30, kind: 'reply' }), toolsWith({ above: TOPIC, siblings }))).toMatchObject({
      after: [8],
    }))
  it('of a topic that stays away does, too', () =>
    expect(
      convertReply(item({ id: 30, kind: 'reply' }), toolsWith({ above: { ...TOPIC, status: 'spam' }, siblings })),
    ).toEqual({ problem: 'Its topic is not imported.' }))
})
