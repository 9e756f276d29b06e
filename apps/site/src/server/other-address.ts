import { addressOf, type Languages, localPathOf } from '@vitrine/content/core'
import type { Found } from './answers.ts'

/** Feed of a list of posts, as WordPress addresses it. */
const WORDPRESS_FEED = /\/feed\/$/

/** The file that answers every address of a WordPress site, which serves for the folder that it is in. */
const WORDPRESS_INDEX = /\/index\.php\/?$/i

/** An address where something is. `path` is decoded. */
export interface OtherAddress {
  readonly path: string
  readonly found: Found
}

/**
 * Finds where an address without a page may have been meant to lead: written in small letters, the feed of a list or the
 * home page as WordPress names them, or with the prefix of the main language.
 *
 * @returns Undefined when there is nothing either.
 */
export async function otherAddress(
  path: string,
  { languages, find }: { readonly languages: Languages; readonly find: (path: string) => Promise<Found> },
): Promise<OtherAddress | undefined> {
  for (const candidate of candidates(path, languages)) {
    const found = await find(candidate)
    if (found.kind !== 'not found') return { path: candidate, found }
  }
  return undefined
}

function candidates(path: string, languages: Languages): readonly string[] {
  const local = localPathOf(path, languages)
  // A language may be written with capitals, `/pt-BR/`, and a visitor may write any with them.
  const small = [addressOf({ ...local, path: local.path.toLowerCase() }, languages), path.toLowerCase()]
  const named = [path, ...small, withoutMainPrefix(path, languages)].flatMap((address) => [
    address,
    address.replace(WORDPRESS_FEED, '/feed.xml'),
    address.replace(WORDPRESS_INDEX, '/'),
  ])
  return [...new Set(named)].filter((address) => address !== path)
}

/** The main language has no prefix. It had one where another was the main language before. */
function withoutMainPrefix(path: string, [main]: Languages): string {
  return path.startsWith(`/${main}/`) ? path.slice(main.length + 1) : path
}
