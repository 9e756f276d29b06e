import { columnBlocks, fitInto } from '../convert/containers.ts'
import type { BlockMapping, ConvertContext, ConvertedBlock, ConvertTools, FoundMedia } from '../convert/convert.ts'
import { mediaOfAddress, reportMissingImage } from '../convert/images.ts'
import { fitting, inParts, MAX_LENGTH, MAX_ROWS } from '../convert/limits.ts'
import { linkGroup } from '../convert/links.ts'
import { richTextBlock } from '../convert/rich-text-block.ts'
import { groupAttribute, numberAttribute, textAttribute } from '../grammar/attributes.ts'
import { type BlockNode, innerBlocks, ownHtml, wholeHtml } from '../grammar/parse-blocks.ts'
import { attribute, firstOf, parseHtml, styleOf, wordsOf } from '../html/html-tree.ts'
import { paragraphNode, RULE, textNode } from '../rich-text/nodes.ts'
import { groundColour, isDark, surfaceOf } from './ground.ts'
import { heroOf } from './hero.ts'

const columns: BlockMapping = {
  names: ['core/columns'],
  convert(block, tools) {
    const inner = innerBlocks(block).filter(({ name }) => name === 'core/column')
    if (inner.length === 0 || inner.length !== innerBlocks(block).length) return tools.blocks(block.pieces)
    const columns = inner.map((column) => ({ blocks: tools.blocks(column.pieces), ...widthOf(column) }))
    return [...columnBlocks(columns, tools.context), ...strayWords(block, tools)]
  },
}

/** Words that stand beside the blocks in a block that holds nothing but blocks: those of broken content. */
function strayWords(block: BlockNode, tools: ConvertTools): readonly ConvertedBlock[] {
  const html = ownHtml(block).replace(/<(?:img|video)\b[^<>]*>/gi, '')
  return wordsOf(parseHtml(html)) === '' ? [] : tools.html(html)
}

function widthOf({ attributes }: BlockNode): { readonly width?: number } {
  const { width } = attributes
  const number = typeof width === 'number' ? width : typeof width === 'string' ? Number.parseFloat(width) : Number.NaN
  return Number.isFinite(number) && number > 0 ? { width: number } : {}
}

const column: BlockMapping = { names: ['core/column'], convert: (block, tools) => tools.blocks(block.pieces) }

const group: BlockMapping = {
  names: ['core/group'],
  convert(block, tools) {
    const layout = groupAttribute(block.attributes, 'layout')
    const inner = innerBlocks(block)
    const isRow = textAttribute(layout, 'type') === 'flex' && textAttribute(layout, 'orientation') !== 'vertical'
    const isBeside =
      (isRow || textAttribute(layout, 'type') === 'grid') && inner.length >= 2 && inner.length <= MAX_ROWS.columns
    const blocks = isBeside
      ? columnBlocks(
          inner.map((child) => ({ blocks: tools.blocks([child]) })),
          tools.context,
        )
      : tools.blocks(block.pieces)
    return onGround(block, blocks, tools.context)
  },
}

/** Blocks on the ground of the group around them, where it has one. */
function onGround(
  block: BlockNode,
  blocks: readonly ConvertedBlock[],
  context: ConvertContext,
): readonly ConvertedBlock[] {
  const colour = groundColour(block.attributes)
  const background = groupAttribute(
    groupAttribute(groupAttribute(block.attributes, 'style'), 'background'),
    'backgroundImage',
  )
  const image = mediaOfAddress(
    [textAttribute(background, 'url') ?? ''].filter(Boolean),
    numberAttribute(background, 'id'),
    context,
  )
  if ((colour === undefined && image?.kind !== 'image') || blocks.length === 0) return blocks
  return [
    {
      blockType: 'section',
      surface: colour === undefined ? 'surface' : surfaceOf(colour),
      padding: 'normal',
      width: 'page',
      ...(image?.kind === 'image' && { ground: { image: image.ref } }),
      blocks: fitInto('section', blocks, context),
    },
  ]
}

/** Words on an image, video or colour. */
const cover: BlockMapping = {
  names: ['core/cover', 'core/cover-image'],
  convert(block, tools) {
    const inner = innerBlocks(block)
    // Covers of the first years hold one paragraph of words.
    const blocks = [...tools.blocks(inner), ...strayWords(block, tools)]
    const media = coverMedia(block, tools.context)
    return heroOf(block, blocks, media, tools.context) ?? [coverSection(block, blocks, media, tools.context)]
  },
}

function coverMedia(block: BlockNode, context: ConvertContext): FoundMedia | undefined {
  const root = parseHtml(ownHtml(block))
  const shown = firstOf(root, 'video', 'img')
  const behind = firstOf(root, 'div', 'section')
  const style = behind && /url\(\s*["']?([^"')]+)/i.exec(styleOf(behind).get('background-image') ?? '')?.[1]
  const addresses = [textAttribute(block.attributes, 'url'), shown && attribute(shown, 'src'), style].filter(
    (one): one is string => Boolean(one),
  )
  const media = mediaOfAddress(addresses, numberAttribute(block.attributes, 'id'), context)
  if (!media && addresses[0]) reportMissingImage(addresses[0], context)
  return media
}

function coverSection(
  block: BlockNode,
  blocks: readonly ConvertedBlock[],
  media: FoundMedia | undefined,
  context: ConvertContext,
): ConvertedBlock {
  const { attributes } = block
  const colour =
    textAttribute(attributes, 'overlayColor') ??
    textAttribute(attributes, 'customOverlayColor') ??
    groundColour(attributes)
  const dark = colour === undefined ? attributes.isDark !== false : isDark(colour)
  const opacity = Math.min(100, Math.max(0, Math.round((numberAttribute(attributes, 'dimRatio') ?? 50) / 10) * 10))
  return {
    blockType: 'section',
    surface: dark ? 'ink' : 'surface',
    padding: 'large',
    width: 'page',
    height: heightOf(block),
    align: 'center',
    ...(media && {
      scheme: dark ? 'dark' : 'light',
      ground: {
        ...(media.kind === 'image' ? { image: media.ref, ...positionOf(block) } : { film: media.ref, loop: true }),
        ...(attributes.hasParallax === true && media.kind === 'image' && { motion: 'fixed' }),
        ...(opacity > 0 && { overlay: dark ? 'ink' : 'paper', overlayOpacity: opacity }),
      },
    }),
    blocks: fitInto('section', blocks, context),
  }
}

function heightOf({ attributes }: BlockNode): 'content' | 'half' | 'full' {
  const height = numberAttribute(attributes, 'minHeight') ?? 0
  const unit = textAttribute(attributes, 'minHeightUnit') ?? 'px'
  if (/^[ds]?vh$/.test(unit)) return height >= 90 ? 'full' : height >= 40 ? 'half' : 'content'
  return unit === 'px' && height >= 400 ? 'half' : 'content'
}

/** The side of an image that its focal point is at. */
function positionOf({ attributes }: BlockNode): { readonly position?: 'top' | 'bottom' | 'left' | 'right' } {
  const { x, y } = groupAttribute(attributes, 'focalPoint')
  if (typeof y === 'number' && y < 1 / 3) return { position: 'top' }
  if (typeof y === 'number' && y > 2 / 3) return { position: 'bottom' }
  if (typeof x === 'number' && x < 1 / 3) return { position: 'left' }
  return typeof x === 'number' && x > 2 / 3 ? { position: 'right' } : {}
}

/** An image or video beside words. */
const mediaText: BlockMapping = {
  names: ['core/media-text'],
  convert(block, tools) {
    const media = figureIn(ownHtml(block))
    const shown = { blocks: tools.html(media), width: numberAttribute(block.attributes, 'mediaWidth') ?? 50 }
    const stray = strayWords({ ...block, pieces: [ownHtml(block).replace(media, '')] }, tools)
    const words = { blocks: [...tools.blocks(innerBlocks(block)), ...stray], width: 100 - shown.width }
    const isRight =
      block.attributes.mediaPosition === 'right' || /has-media-on-the-right/.test(ownHtml(block).slice(0, 1000))
    if (shown.blocks.length === 0) return words.blocks
    return columnBlocks(isRight ? [words, shown] : [shown, words], tools.context)
  },
}

function figureIn(html: string): string {
  const start = html.search(/<figure\b/i)
  const end = start === -1 ? -1 : html.indexOf('</figure>', start)
  return end === -1 ? '' : html.slice(start, end + '</figure>'.length)
}

const buttons: BlockMapping = {
  names: ['core/buttons', 'core/button'],
  convert(block, tools) {
    const { context } = tools
    const all = block.name === 'core/button' ? [block] : innerBlocks(block)
    const made = all.map((button) => buttonOf(button, context))
    const links = made.filter((button) => 'link' in button)
    const lonely = made.flatMap((button) =>
      'words' in button && button.words !== '' ? [paragraphNode([textNode(button.words)])] : [],
    )
    return [
      ...inParts(links, MAX_ROWS.buttons).map((part) => ({
        blockType: 'buttonGroup',
        align: alignOf(block),
        buttons: part,
      })),
      ...(lonely.length > 0 ? [richTextBlock(lonely)] : []),
      ...(block.name === 'core/button' ? [] : strayWords(block, tools)),
    ]
  },
}

function buttonOf(button: BlockNode, context: ConvertContext) {
  const html = wholeHtml(button)
  const nodes = parseHtml(html)
  const link = firstOf(nodes, 'a')
  const words = wordsOf(link?.children ?? nodes)
  const address = (link && attribute(link, 'href')) ?? textAttribute(button.attributes, 'url')
  const newTab = (link && attribute(link, 'target')) === '_blank' || button.attributes.linkTarget === '_blank'
  const group = address === undefined ? undefined : linkGroup({ address, label: words || address, newTab }, context)
  // A button that leads nowhere is words.
  if (!group) return { words }
  const root = nodes.find((node) => node.kind === 'element')
  const classes = `${textAttribute(button.attributes, 'className') ?? ''} ${root?.kind === 'element' ? (root.attributes.get('class') ?? '') : ''}`
  return { link: group, look: /is-style-outline/.test(classes) ? 'outline' : 'solid' }
}

function alignOf({ attributes }: BlockNode): 'start' | 'center' | 'end' {
  const stands =
    textAttribute(groupAttribute(attributes, 'layout'), 'justifyContent') ?? textAttribute(attributes, 'align')
  if (stands === 'center') return 'center'
  return stands === 'right' ? 'end' : 'start'
}

const separator: BlockMapping = {
  names: ['core/separator'],
  convert(block) {
    const isDotted = /is-style-dots/.test(`${textAttribute(block.attributes, 'className') ?? ''} ${ownHtml(block)}`)
    return isDotted ? [{ blockType: 'separator', look: 'dotted', size: 'medium' }] : [richTextBlock([RULE])]
  },
}

/** CSS pixels up to which a space is little, and from which on it is much. */
const SMALL_SPACE_PX = 40
const LARGE_SPACE_PX = 100

const spacer: BlockMapping = {
  names: ['core/spacer'],
  convert(block) {
    const { height } = block.attributes
    const pixels =
      typeof height === 'number' ? height : Number.parseFloat(textAttribute(block.attributes, 'height') ?? '100')
    const size = pixels <= SMALL_SPACE_PX ? 'small' : pixels >= LARGE_SPACE_PX ? 'large' : 'medium'
    return [{ blockType: 'separator', look: 'space', size }]
  },
}

/** Links to profiles of which only some can be profiles of ours: https. */
const socialLinks: BlockMapping = {
  names: ['core/social-links', 'core/social-link'],
  convert(block, { context }) {
    const all = block.name === 'core/social-link' ? [block] : innerBlocks(block)
    const links = all.flatMap((link) => profileOf(link))
    const profiles = links.filter(({ url }) => /^https:/i.test(url) && url.length <= MAX_LENGTH.profileAddress)
    const others = links.filter((link) => !profiles.includes(link))
    const lines = others.flatMap(({ label, url }) => {
      const group = linkGroup({ address: url, label }, context)
      return group ? [{ link: group, look: 'quiet' }] : []
    })
    return [
      ...inParts(profiles, MAX_ROWS.profiles).map((part) => ({
        blockType: 'followLinks',
        look: 'icons',
        profiles: part.map(({ label, url }) => ({
          label: fitting(label, MAX_LENGTH.profileName, context.report),
          url,
        })),
      })),
      ...inParts(lines, MAX_ROWS.buttons).map((part) => ({ blockType: 'buttonGroup', align: 'start', buttons: part })),
    ]
  },
}

function profileOf({ attributes }: BlockNode): readonly { readonly label: string; readonly url: string }[] {
  const written = textAttribute(attributes, 'url')?.trim()
  const service = textAttribute(attributes, 'service') ?? 'Profile'
  if (written === undefined || written === '#') return []
  const url = /^[^\s@/:]+@[^\s@/:]+$/.test(written)
    ? `mailto:${written}`
    : written.replace(/^http:|^\/\//i, (start) => (start === '//' ? 'https://' : 'https:'))
  return [{ label: textAttribute(attributes, 'label') ?? `${service.charAt(0).toUpperCase()}${service.slice(1)}`, url }]
}

export const LAYOUT_MAPPINGS: readonly BlockMapping[] = [
  columns,
  column,
  group,
  cover,
  mediaText,
  buttons,
  separator,
  spacer,
  socialLinks,
]
