import { addressOf, type Languages, localPathOf } from '@vitrine/content/core'
import type { Pages } from './pages.ts'

/** Feed of a list of posts, as WordPress addresses it. */
const WORDPRESS_FEED = /\/feed\/$/

/**
 * Finds where an address without a page may have been meant to lead: written in small letters, the feed of a list as
 * WordPress names it, or with the prefix of the main language.
 *
 * @returns Decoded path; undefined when there is nothing either.
 */
export async function otherAddress(
  path: string,
  { languages, find }: { readonly languages: Languages; readonly find: Pages['find'] },
): Promise<string | undefined> {
  for (const candidate of candidates(path, languages)) {
    if ((await find(candidate)).kind !== 'not found') return candidate
  }
  return undefined
}

function candidates(path: string, languages: Languages): readonly string[] {
  const local = localPathOf(path, languages)
  // A language may be written with capitals, `/pt-BR/`, and a visitor may write any with them.
  const small = [addressOf({ ...local, path: local.path.toLowerCase() }, languages), path.toLowerCase()]
  const named = [path, ...small, withoutMainPrefix(path, languages)].flatMap((address) =>
    WORDPRESS_FEED.test(address) ? [address, address.replace(WORDPRESS_FEED, '/feed.xml')] : [address],
  )
  return [...new Set(named)].filter((address) => address !== path)
}

/** The main language has no prefix. It had one where another was the main language before. */
function withoutMainPrefix(path: string, [main]: Languages): string {
  return path.startsWith(`/${main}/`) ? path.slice(main.length + 1) : path
}
