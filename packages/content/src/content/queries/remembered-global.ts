import type { GlobalSlug, Payload } from 'payload'
import { record } from '../../core/stored.ts'
import { contentCache } from '../../store/content-cache.ts'
import { findGlobal } from './find-global.ts'

/** Languages of a site, at most. */
const MAX_LANGUAGES = 100

/**
 * Reads a global that is not followed further, and remembers it until one of the site's globals changes. Nobody writes into
 * what is read. Once for each global, as long as the program runs.
 */
export function rememberedGlobal(
  payload: Payload,
  slug: GlobalSlug,
): (locale: string) => Promise<Readonly<Record<string, unknown>>> {
  const remembered = contentCache(payload).remember<Readonly<Record<string, unknown>>>({ limit: MAX_LANGUAGES })
  return (locale) => remembered.get(locale, async () => record(await findGlobal(payload, slug, { locale, depth: 0 })))
}
