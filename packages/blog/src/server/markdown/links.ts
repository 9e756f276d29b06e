import { parseLocalTexts, record } from '@vitrine/content/core'
import type { Payload } from 'payload'
import type { LinkTarget } from './read-markdown.ts'

/** Collections whose documents have addresses that texts link to. */
const LINKED = ['pages', 'posts'] as const

/** The addresses of a site, both ways. */
export interface Links {
  readonly targetOf: (address: string) => LinkTarget | undefined
  readonly addressOf: (target: LinkTarget) => string | undefined
}

/** Reads the addresses of all pages and posts once. */
export async function readLinks(payload: Payload): Promise<Links> {
  const targets = new Map<string, LinkTarget>()
  const paths = new Map<string, string>()
  for (const relationTo of LINKED) {
    const { docs } = await payload.find({
      collection: relationTo,
      depth: 0,
      pagination: false,
      select: { path: true, paths: true },
    })
    for (const doc of docs) {
      const { id, path, paths: local } = record(doc)
      for (const own of [String(path), ...Object.values(parseLocalTexts(local))]) {
        targets.set(own, { relationTo, value: Number(id) })
      }
      paths.set(`${relationTo} ${id}`, String(path))
    }
  }
  return {
    targetOf: (address) => (address.startsWith('/') ? targets.get(decoded(address)) : undefined),
    addressOf({ relationTo, value }) {
      const path = paths.get(`${relationTo} ${value}`)
      return path && encodeURI(path)
    },
  }
}

/** An address as it is stored; one that is written wrongly stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    // A percent sign that encodes nothing.
    return address
  }
}
