import type { ConvertContext } from '../../convert/convert.ts'
import { type LinkGroup, linkGroup } from '../../convert/links.ts'

/** A link as the content of a builder has it. */
export interface WrittenLink {
  readonly address: string
  readonly label: string
  readonly newTab?: boolean
}

/** Addresses that builders write for “none”. */
const NONE = new Set(['', '#', 'http://', 'https://', '#!'])

/** Makes the link that our blocks store. Undefined for an address that leads nowhere, or that is not safe. */
export function linkOf({ address, label, newTab }: WrittenLink, context: ConvertContext): LinkGroup | undefined {
  if (NONE.has(address.trim())) return undefined
  const words = label.replace(/\s+/g, ' ').trim()
  return linkGroup({ address, newTab: newTab === true, ...(words !== '' && { label: words }) }, context)
}
