import { decodePercent } from './decode-percent.ts'
import type { WrittenLink } from './written-link.ts'

/** Reads a link as WPBakery packs it: `url:https%3A%2F%2Fx%2F|title:Text|target:_blank|rel:nofollow`. A bare address is one too. */
export function packedLink(packed: string): WrittenLink {
  const parts = new Map<string, string>()
  for (const part of packed.split('|')) {
    const [, name, value] = /^\s*(url|title|target|rel):([\s\S]*)$/.exec(part) ?? []
    if (name !== undefined && value !== undefined) parts.set(name, decodePercent(value).trim())
  }
  if (parts.size === 0) return { address: decodePercent(packed.split('|')[0] ?? '').trim(), label: '' }
  return {
    address: parts.get('url') ?? '',
    label: parts.get('title') ?? '',
    newTab: parts.get('target') === '_blank',
  }
}
