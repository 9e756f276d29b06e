import { embedProvider } from '@vitrine/blocks/core'
import { parseVideoAddress } from '@vitrine/kit/core'
import { withoutTags } from '../html/without-tags.ts'
import { linkNode, paragraphNode, textNode } from '../rich-text/nodes.ts'
import type { ConvertContext, ConvertedBlock } from './convert.ts'
import { fitting, MAX_LENGTH } from './limits.ts'
import { linkFields } from './links.ts'
import { fileBlocks } from './media-files.ts'
import { richTextBlock } from './rich-text-block.ts'

/** Something of another site, or a page of this one, that content shows by its address. */
export interface Embed {
  readonly address: string
  readonly caption?: string
  /** Name for screen readers, where the content has one. */
  readonly title?: string
}

/** A video, a card of a known site, or a link, by what the address leads to. */
export function embedBlocks(embed: Embed, context: ConvertContext): readonly ConvertedBlock[] {
  const { caption = '', ...bare } = embed
  if (caption.length <= MAX_LENGTH.line) return shownEmbed(embed, context)
  // A caption that fits no field stands below.
  return [...shownEmbed(bare, context), richTextBlock([paragraphNode([textNode(caption)])])]
}

function shownEmbed(embed: Embed, context: ConvertContext): readonly ConvertedBlock[] {
  const address = embeddedAddress(embed.address)
  if (address === undefined) {
    if (embed.address.trim() !== '')
      context.report({ level: 'lost', code: 'embed-without-address', subject: embed.address.slice(0, 100) })
    return []
  }
  if (isVideo(address)) return [videoBlock({ ...embed, address }, context)]
  const media = context.lookup.mediaByAddress(address)
  if (media && media.kind !== 'image')
    return fileBlocks({ media, address, ...(embed.caption && { caption: embed.caption }) }, context)
  if (context.lookup.target(address) !== undefined) return linkBlocks(embed, address, context)
  const url = encrypted(address)
  const site = embedProvider(url)
  if (site === undefined) {
    context.report({ level: 'changed', code: 'embed-as-link', subject: hostOf(address) })
    return linkBlocks(embed, address, context)
  }
  context.report({ level: 'note', code: 'embed-as-card', subject: site })
  const title = fitting(embed.caption || embed.title || `Post at ${site}`, MAX_LENGTH.line, context.report)
  return [{ blockType: 'embed', url, title }]
}

/** Tells whether something that is embedded comes from a site of which nothing is known but its address. */
export function isOfUnknownSite(written: string, { lookup }: ConvertContext): boolean {
  const address = embeddedAddress(written)
  if (address === undefined || isVideo(address) || embedProvider(encrypted(address)) !== undefined) return false
  return lookup.mediaByAddress(address) === undefined && lookup.target(address) === undefined
}

/** The address without the insecure scheme: known sites answer at https alone. */
function encrypted(address: string): string {
  return address.replace(/^http:/i, 'https:')
}

/** Tells whether an address is that of one video at YouTube or Vimeo. */
export function isVideo(address: string): boolean {
  return parseVideoAddress(address) !== undefined
}

/** A video at a provider. */
export function videoBlock({ address, caption, title }: Embed, context: ConvertContext): ConvertedBlock {
  return {
    blockType: 'video',
    source: 'provider',
    address: address.replace(/^\/\//, 'https://'),
    title: fitting(title || caption || 'Video', MAX_LENGTH.line, context.report),
    layout: 'column',
    ratio: '16-9',
    ...(caption && { caption: fitting(caption, MAX_LENGTH.caption, context.report) }),
  }
}

function linkBlocks({ caption, title }: Embed, address: string, context: ConvertContext): readonly ConvertedBlock[] {
  const fields = linkFields(address, false, context)
  const words = caption || title || titleOfTarget(address, context) || address
  return [richTextBlock([paragraphNode(fields ? [linkNode(fields, [textNode(words)])] : [textNode(words)])])]
}

function titleOfTarget(address: string, context: ConvertContext): string | undefined {
  const target = context.lookup.target(address)
  if (!target || target.to === 'path') return undefined
  const id = /^item:(\d+)$/.exec(target.ref.$source)?.[1]
  const title = id === undefined ? undefined : context.lookup.item(Number(id))?.title
  return title && withoutTags(title)
}

/** The address that a player's address stands for, with a scheme. Undefined for what is none of the web. */
function embeddedAddress(written: string): string | undefined {
  const address = written.trim().replace(/^\/\//, 'https://')
  if (address.length > MAX_LENGTH.address) return undefined
  if (address.startsWith('/') && !address.includes(' ')) return address
  if (!/^https?:\/\/[^\s/]/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const inner =
    /(?:^|\.)soundcloud\.com$/.test(url.hostname) && url.pathname.startsWith('/player')
      ? url.searchParams.get('url')
      : null
  return inner && /^https?:\/\//.test(inner) ? inner : address
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address.slice(0, 100)
}
