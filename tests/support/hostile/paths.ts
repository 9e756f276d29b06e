import { COLLECTIONS, GLOBALS } from './addresses.ts'
import { between, pick, type Random } from './draw.ts'
import { hostileText } from './texts.ts'

/** Characters of a path that no program can be expected to look up. */
const LONG_PATH = 9_000

/** Documents of a demo have small numbers. */
const MOST_DOCUMENTS = 40

/** Known paths of the site, from which hostile ones are made. */
export interface KnownPaths {
  /** Pages of the site, with a slash at both ends. */
  readonly pages: readonly string[]
  /** Files that its pages load. */
  readonly files: readonly string[]
}

/** Fills an address in, most often with what is there. */
export function filledAddress(random: Random, address: string, known: KnownPaths): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'page') return pick(random, known.pages)
    if (name === 'file') return pick(random, known.files)
    if (name === 'text' || random() < 0.15) return encodeURIComponent(wellFormed(hostileText(random)))
    if (name === 'collection') return pick(random, COLLECTIONS)
    if (name === 'global') return pick(random, GLOBALS)
    return String(between(random, 1, MOST_DOCUMENTS))
  })
}

/** Ways to write a path that mean the same, or nothing, or something else to another program. */
const MANGLED: readonly ((path: string, random: Random) => string)[] = [
  (path) => `${path}/`,
  (path) => path.replace(/\/$/, ''),
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `${path}/../..`,
  (path) => `${path}/%2e%2e/%2E%2E/`,
  (path) => path.replace(/\/(?=[^/]*$)/, '%2f'),
  (path) => path.replace(/\/(?=[^/]*$)/, '\\'),
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}%`,
  (path) => `${path}%00`,
  (path) => `${path}%ff%fe`,
  (path) => `${path}%0d%0aX-Injected:%20yes`,
  (path) => `${path};a=b`,
  (path) => `${path}#fragment`,
  (path) => `${path}?`,
  (path) => `${path}.json`,
  (path) => `${path}.php`,
  (path) => `${path}~`,
  (path) => `http://evil.example${path}`,
  (path) => path.slice(1),
  (path) => `${path}${'/x'.repeat(LONG_PATH / 2)}`,
  (path) => `${path}${'a'.repeat(LONG_PATH)}`,
  (path) => `${path}é`,
  (path, random) => path.slice(0, between(random, 1, path.length)),
  () => '*',
  () => '',
]

/** Writes a path in another way, now and then. */
export function mangledPath(random: Random, path: string): string {
  return random() < 0.75 ? path : pick(random, MANGLED)(path, random)
}

/** A lone half of a pair has no place in an address. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd')
}
