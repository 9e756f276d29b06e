import type { LinkFields } from '../rich-text/nodes.ts'
import type { SourceRef } from '../source/source-key.ts'
import type { SliderReport } from './slider-report.ts'
import type { SliderContext } from './slider-source.ts'

/** Longest address that a link keeps, in characters. */
const MAX_ADDRESS = 2000

/** A link group as blocks store it. */
export interface StoredLink {
  readonly type: 'page' | 'post' | 'project' | 'url'
  readonly page?: SourceRef
  readonly post?: SourceRef
  readonly project?: SourceRef
  readonly url?: string
  readonly newTab: boolean
  readonly label?: string
}

/** Leads of a slider: to documents where the export has them, else to addresses that are safe. */
export class SliderLinks {
  private readonly context: SliderContext
  private readonly report: SliderReport

  constructor(context: SliderContext, report: SliderReport) {
    this.context = context
    this.report = report
  }

  /** A link group. Undefined for an empty address, and for one that must not be followed. */
  to(
    written: string,
    { newTab = false, label = '' }: { newTab?: boolean; label?: string } = {},
  ): StoredLink | undefined {
    const address = written.trim()
    if (address === '' || address === '#') return undefined
    const more = { newTab, ...(label && { label: label.slice(0, 200) }) }
    const found = this.context.lookup?.target(address)
    if (found && found.to !== 'path') {
      if (!found.fragment && !found.query) return { type: found.to, [found.to]: found.ref, ...more }
      this.report.note('slider-link-fragment', address)
      return { type: found.to, [found.to]: found.ref, ...more }
    }
    const url = found?.to === 'path' ? found.path : safeAddress(address)
    if (url === undefined || url.length > MAX_ADDRESS) {
      this.report.lost('slider-link', address.slice(0, 80))
      return undefined
    }
    return { type: 'url', url, ...more }
  }

  /** Fields of a link in rich text. */
  inText(written: string): LinkFields | undefined {
    const link = this.to(written)
    if (!link) return undefined
    const { newTab } = link
    if (link.type === 'url') return { linkType: 'custom', url: link.url ?? '', newTab }
    const value = link[link.type]
    return value && { linkType: 'internal', doc: { relationTo: COLLECTIONS[link.type], value }, newTab }
  }
}

const COLLECTIONS = { page: 'pages', post: 'posts', project: 'projects' } as const

/** Schemes that a visitor may be led to; a path or an anchor of this site has none. */
function safeAddress(address: string): string | undefined {
  const [, scheme] = /^([a-z][a-z0-9+.-]{0,20}):/i.exec(address) ?? []
  if (scheme) return /^(?:https?|mailto|tel)$/i.test(scheme) ? address : undefined
  if (/[\s<>"\\]/.test(address)) return undefined
  if (/^(?:\/(?!\/)|#|\?)/.test(address)) return address
  if (address.startsWith('//')) return `https:${address}`
  // `example.com/x` was written without its scheme; other words are a path of the site.
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address) ? `https://${address}` : `/${address}`
}
