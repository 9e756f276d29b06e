import { contentCache, type Remembered } from '@vitrine/content/cache'
import type { Payload } from 'payload'

/** The next post that appears by itself. */
interface NextPost {
  /** Milliseconds since 1970; undefined where no post waits for its time. */
  readonly at: number | undefined
}

const remembered = new WeakMap<Payload, Remembered<NextPost>>()

/** Time when the next scheduled post appears, in milliseconds since 1970. */
export async function nextPostAt(payload: Payload): Promise<number | undefined> {
  const next =
    remembered.get(payload) ?? contentCache(payload).remember<NextPost>({ limit: 1, untilOf: ({ at }) => at })
  remembered.set(payload, next)
  return (await next.get('', () => findNext(payload))).at
}

async function findNext(payload: Payload): Promise<NextPost> {
  const { docs } = await payload.find({
    collection: 'posts',
    where: {
      and: [{ _status: { not_equals: 'draft' } }, { publishedAt: { greater_than: new Date().toISOString() } }],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    sort: 'publishedAt',
    select: { publishedAt: true },
  })
  const { publishedAt } = (docs[0] ?? {}) as { publishedAt?: string }
  return { at: publishedAt ? Date.parse(publishedAt) : undefined }
}
