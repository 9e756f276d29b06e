import { cleanSlug, MAX_SLUG_LENGTH } from '@vitrine/content/core'
import { decodedPath } from './decoded-path.ts'

/** Segments that no post and no project may have, since lists stand there. */
export const RESERVED = {
  posts: /^(?:category|tag|series|author|page|\d{4})$/,
  projects: /^(?:category|page)$/,
} as const

/**
 * A slug of ours for one of WordPress: without what ours cannot hold, such as dots and emoji.
 *
 * @param language BCP 47 tag of a title that stands in for a slug.
 */
export function ourSlug(slug: string, fallback: string, language = ''): string {
  return cleanSlug(decodedPath(slug), language) || fallback
}

/** Gives slugs away, each once in its place. */
export class SlugRegister {
  readonly #taken = new Map<string, number>()

  /**
   * The slug itself, or with the first number that makes it one of its own.
   *
   * @param place What it has to be its own in, such as the path of a parent.
   */
  take(slug: string, place: string, isReserved: (slug: string) => boolean = () => false): string {
    const wanted = place + slug
    for (let number = this.#taken.get(wanted) ?? 1; ; number += 1) {
      const candidate = number === 1 ? slug : withNumber(slug, number)
      if (this.#taken.has(place + candidate) || isReserved(candidate)) continue
      this.#taken.set(place + candidate, 1)
      if (number > 1) this.#taken.set(wanted, number + 1)
      return candidate
    }
  }
}

function withNumber(slug: string, number: number): string {
  const end = `-${number}`
  return slug.slice(0, MAX_SLUG_LENGTH - end.length).replace(/[-_]+$/, '') + end
}

/** Segments below which the site itself answers. */
const OWN_SEGMENTS: ReadonlySet<string> = new Set(['media', 'admin', 'api', 'assets', 'preview', 'search'])

/** Tells whether a page at the top may not have a slug, because something else answers there. */
export function refusedSlug(slug: string, languages: readonly string[]): boolean {
  return OWN_SEGMENTS.has(slug) || languages.some((language) => language.toLowerCase() === slug)
}
