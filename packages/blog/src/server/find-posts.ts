import { FOR_EVERYONE, findSelected, published } from '@vitrine/content/queries'
import type { Payload, Where } from 'payload'
import { nextPostAt } from './next-post.ts'
import { postCounts } from './post-counts.ts'

/** Levels of references that lists are read with: a post, its picture, author and categories. */
const DEPTH = 1

/** Fields for a link to a post. */
const NAME = { title: true, path: true, languages: true, _status: true, publishedAt: true } as const

/** Fields for the card of a post. */
const SUMMARY = {
  ...NAME,
  summary: true,
  minutes: true,
  image: true,
  author: true,
  categories: true,
  sticky: true,
} as const

/**
 * Visitors of a language see what was written in it: the question is asked of the titles of that language alone. What is
 * not for everyone is in no list.
 */
const LISTED_HERE: Where = { and: [{ title: { exists: true } }, FOR_EVERYONE] }

const ORDER = ['-sticky', '-publishedAt', '-id']

export interface FoundPosts {
  readonly posts: readonly object[]
  /** Parts that all of them fill, at least 1. */
  readonly parts: number
}

/** Field projection: link only, card, or the full post. */
export type Shown = 'name' | 'summary' | 'whole'

const READING = {
  name: { select: NAME, depth: 0 },
  summary: { select: SUMMARY, depth: DEPTH },
  whole: { select: { ...SUMMARY, coAuthors: true, layout: true, guid: true, createdAt: true }, depth: DEPTH },
} as const

/** Time that no post is put off to. */
const NEVER = '9999-12-31T00:00:00.000Z'

/**
 * Posts whose time has come: those before the next one that waits for its time. So the question stays the same, and with
 * it its answer, until that one appears.
 */
export async function due(payload: Payload): Promise<Where> {
  const next = await nextPostAt(payload)
  return { publishedAt: { less_than: next === undefined ? NEVER : new Date(next).toISOString() } }
}

/**
 * Finds the first published posts, pinned ones before the others and then the newest first.
 *
 * @param asked.where Which of them.
 */
export async function findFirst(
  payload: Payload,
  asked: { readonly where: Where; readonly count: number; readonly locale: string; readonly shown: Shown },
): Promise<readonly object[]> {
  const { where, count, locale, shown } = asked
  const { docs } = await published(payload, 'posts', {
    where: { and: [await due(payload), LISTED_HERE, where] },
    locale,
    limit: count,
    sort: ORDER,
    ...READING[shown],
  })
  return docs
}

/**
 * Finds a part of the published posts, pinned ones first and then the newest first.
 *
 * @param asked.where Which of them.
 * @param asked.count Posts of a part.
 * @param asked.part From 1.
 * @param asked.until When the next post shows by itself, in milliseconds since 1970.
 */
export async function findPosts(
  payload: Payload,
  asked: {
    readonly where: Where
    readonly count: number
    readonly part: number
    readonly locale: string
    readonly until: number | undefined
  },
): Promise<FoundPosts> {
  const { where, count, part, locale, until } = asked
  const appeared = await due(payload)
  const ask = (isCounted: boolean) =>
    published(payload, 'posts', {
      where: { and: [appeared, LISTED_HERE, where] },
      locale,
      limit: count,
      page: part,
      isCounted,
      sort: ORDER,
      ...READING.summary,
    })
  let found: Awaited<ReturnType<typeof ask>> | undefined
  const { total } = await postCounts(payload).get(JSON.stringify([locale, where]), async () => {
    found = await ask(true)
    return { total: found.totalDocs, until }
  })
  found ??= await ask(false)
  return { posts: found.docs, parts: Math.max(1, Math.ceil(total / count)) }
}

/** The post before or after a moment. */
export async function findNeighbour(
  payload: Payload,
  asked: { readonly date: string; readonly id: number; readonly way: 'before' | 'after'; readonly locale: string },
): Promise<object | undefined> {
  const { date, id, way, locale } = asked
  const { docs } = await findSelected(payload, {
    collection: 'posts',
    where: {
      and: [
        // Nearly all are published. Asked for what they are not, SQLite goes by their dates.
        { _status: { not_equals: 'draft' } },
        await due(payload),
        LISTED_HERE,
        { id: { not_equals: id } },
        { publishedAt: way === 'before' ? { less_than: date } : { greater_than: date } },
      ],
    },
    locale,
    limit: 1,
    pagination: false,
    sort: way === 'before' ? '-publishedAt' : 'publishedAt',
    ...READING.name,
  })
  return docs[0]
}
