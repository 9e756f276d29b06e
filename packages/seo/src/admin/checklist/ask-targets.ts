import type { AdminLabel } from '@vitrine/content/core'
import type { LinkTargets, PageOutline } from '../../core/checklist.ts'
import { type LinkCollections, type LinkedDocument, linkedDocuments } from '../../core/linked-documents.ts'

/** Addresses of this site that are asked for; a page with more links is checked in part. */
const MAX_ADDRESSES = 60

/** Addresses asked for at the same time. */
const AT_ONCE = 4

/** Name of a document that is gone. */
const DELETED = { en: 'one that was deleted', de: 'eines, das gelöscht wurde' }

/** Answers that mean that nothing is there. */
const GONE = [404, 410]

/**
 * Asks the site what became of the addresses that a page's links lead to.
 *
 * @param stored Fields of the form: links to drafts are not in the markup.
 */
export async function askTargets(
  links: PageOutline['links'],
  stored: unknown,
  collections: LinkCollections,
): Promise<LinkTargets> {
  const [gone, drafts] = await Promise.all([
    goneOf(ownAddresses(links)),
    draftsOf(linkedDocuments(stored, collections)),
  ])
  return { gone, drafts }
}

function ownAddresses(links: PageOutline['links']): readonly string[] {
  const addresses = links.flatMap(({ href }) => {
    if (href.startsWith('#') || !URL.canParse(href, window.location.origin)) return []
    const { origin, pathname, protocol } = new URL(href, window.location.origin)
    return origin === window.location.origin && protocol.startsWith('http') ? [pathname] : []
  })
  return [...new Set(addresses)].slice(0, MAX_ADDRESSES)
}

async function goneOf(addresses: readonly string[]): Promise<readonly string[]> {
  const waiting = [...addresses]
  const gone: string[] = []
  const askNext = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const answer = await fetch(address, { method: 'HEAD' })
      if (GONE.includes(answer.status)) gone.push(address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext))
  return gone
}

async function draftsOf(linked: readonly LinkedDocument[]): Promise<readonly AdminLabel[]> {
  const collections = [...new Set(linked.map(({ collection }) => collection))]
  const drafts = collections.map((collection) =>
    draftsIn(
      collection,
      linked.filter((document) => document.collection === collection).map(({ id }) => id),
    ),
  )
  return (await Promise.all(drafts)).flat()
}

async function draftsIn(collection: string, ids: readonly number[]): Promise<readonly AdminLabel[]> {
  const query = new URLSearchParams({
    'where[id][in]': ids.join(','),
    'select[title]': 'true',
    'select[_status]': 'true',
    depth: '0',
    limit: String(ids.length),
  })
  const answer = await fetch(`/api/${collection}?${query}`, { credentials: 'include' })
  if (!answer.ok) return []
  const { docs } = (await answer.json()) as { docs: readonly { id: number; title?: string; _status?: string }[] }
  const drafts = docs
    .filter(({ _status }) => _status === 'draft')
    .map(({ id, title }) => title ?? { en: `number ${id}`, de: `Nummer ${id}` })
  const missing = ids.filter((id) => docs.every((doc) => doc.id !== id)).map(() => DELETED)
  return [...drafts, ...missing]
}
