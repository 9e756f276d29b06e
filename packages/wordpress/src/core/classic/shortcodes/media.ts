import type {
  ConvertContext,
  ConvertedBlock,
  FoundMedia,
  ShortcodeMapping,
  ShortcodeResult,
} from '../../convert/convert.ts'
import { embedBlocks, isVideo } from '../../convert/embeds.ts'
import { carouselBlocks, galleryBlocks } from '../../convert/galleries.ts'
import { audioBlocks, fileBlocks, videoBlocks } from '../../convert/media-files.ts'
import type { ShortcodeAttributes } from '../../shortcodes/attributes.ts'

/** An image with its caption: the words behind the image, in the oldest form those of an attribute. */
const caption: ShortcodeMapping = {
  names: ['caption', 'wp_caption'],
  convert({ attributes, content = '' }) {
    const [, image = content, words = ''] = /^([\s\S]*?<img\b[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content) ?? []
    const below = words.trim() || attributes.caption || ''
    const align = /^align(?:left|right|center|none|wide|full)$/.exec(attributes.align ?? '')?.[0] ?? ''
    return {
      html: `\n\n<figure class="wp-caption ${align}">${image.trim()}<figcaption>${below}</figcaption></figure>\n\n`,
    }
  },
}

const gallery: ShortcodeMapping = {
  names: ['gallery', 'wp_gallery'],
  convert({ attributes }, { context }) {
    const items = imagesOf(attributes, context).map((media) => ({ media, caption: media.caption }))
    if (items.length === 0) context.report({ level: 'lost', code: 'gallery-empty', subject: 'gallery' })
    if (attributes.type === 'slideshow') return { blocks: carouselBlocks(items, context) }
    const isCropped = attributes.type === undefined || /^(?:square|circle|thumbnails|default)$/.test(attributes.type)
    return { blocks: galleryBlocks({ items, columns: Number(attributes.columns) || 3, isCropped }, context) }
  },
}

/** Images by their numbers, else those that were uploaded to the item. */
function imagesOf(attributes: ShortcodeAttributes, context: ConvertContext): readonly FoundMedia[] {
  const media = mediaOf(attributes, context).filter(({ kind }) => kind === 'image')
  return attributes.order?.toUpperCase() === 'DESC' && attributes.ids === undefined ? media.toReversed() : media
}

function mediaOf(attributes: ShortcodeAttributes, context: ConvertContext): readonly FoundMedia[] {
  const ids = numbersOf(attributes.ids ?? attributes.include)
  if (ids.length > 0) {
    return ids.flatMap((id) => {
      const media = context.lookup.mediaById(id)
      if (!media) context.report({ level: 'lost', code: 'picture-missing', subject: `attachment ${id}` })
      return media ?? []
    })
  }
  const excluded = new Set(numbersOf(attributes.exclude).map((id) => `item:${id}`))
  const owner = numbersOf(attributes.id)[0] ?? context.item.id
  return context.lookup.mediaOf(owner).filter(({ ref }) => !excluded.has(ref.$source))
}

/** Most numbers of one shortcode. */
const MAX_NUMBERS = 2000

function numbersOf(written: string | undefined): readonly number[] {
  return (written ?? '')
    .split(/[\s,]+/, MAX_NUMBERS)
    .filter((number) => /^[1-9]\d{0,9}$/.test(number))
    .map(Number)
}

const playlist: ShortcodeMapping = {
  names: ['playlist'],
  convert({ attributes }, { context }) {
    const kind = attributes.type === 'video' ? 'video' : 'audio'
    const files = mediaOf(attributes, context).filter((media) => media.kind === kind)
    return { blocks: files.flatMap((media) => fileBlocks({ media, address: media.file }, context)) }
  },
}

const AUDIO_SOURCES = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'flac', '0'] as const
const VIDEO_SOURCES = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv', 'wmv', '0'] as const

const audio: ShortcodeMapping = {
  names: ['audio'],
  convert({ attributes }, { context }) {
    const addresses = AUDIO_SOURCES.flatMap((name) => attributes[name] || [])
    const found = filesOf(addresses, context)
    const best = found.find(({ media }) => /\.mp3$/i.test(media.file)) ?? found[0]
    if (best) return { blocks: audioBlocks(best, context) }
    return fallback(addresses, 'audio', context)
  },
}

const video: ShortcodeMapping = {
  names: ['video'],
  convert({ attributes }, { context }) {
    const addresses = VIDEO_SOURCES.flatMap((name) => attributes[name] || [])
    const embedded = addresses.find(isVideo)
    if (embedded !== undefined) return { blocks: embedBlocks({ address: embedded }, context) }
    const found = filesOf(addresses, context)
    const best = found.find(({ media }) => /\.(?:mp4|m4v|webm)$/i.test(media.file)) ?? found[0]
    if (!best) return fallback(addresses, 'video', context)
    const poster = attributes.poster ? context.lookup.mediaByAddress(attributes.poster) : undefined
    return {
      blocks: videoBlocks(
        {
          ...best,
          formats: found.map(({ media }) => media),
          ...(poster?.kind === 'image' && { poster }),
          loops: isOn(attributes.loop),
          autoplay: isOn(attributes.autoplay),
        },
        context,
      ),
    }
  },
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !/^(?:|0|off|no|false)$/i.test(value)
}

function filesOf(addresses: readonly string[], context: ConvertContext) {
  return addresses.flatMap((address) => {
    const media = context.lookup.mediaByAddress(address)
    return media ? [{ media, address }] : []
  })
}

/** Without a source the first file of the kind that was uploaded to the item; with one that is not there, a link to it. */
function fallback(addresses: readonly string[], kind: 'audio' | 'video', context: ConvertContext): ShortcodeResult {
  const [address] = addresses
  if (address !== undefined) {
    if (context.lookup.target(address) !== undefined)
      context.report({ level: 'lost', code: 'file-missing', subject: address.slice(0, 200) })
    return { blocks: embedBlocks({ address }, context) }
  }
  const attached = context.lookup.mediaOf(context.item.id).find((media) => media.kind === kind)
  const blocks: readonly ConvertedBlock[] = attached
    ? fileBlocks({ media: attached, address: attached.file }, context)
    : []
  return { blocks }
}

/** Images, galleries, videos and sounds. */
export const MEDIA_MAPPINGS: readonly ShortcodeMapping[] = [caption, gallery, playlist, audio, video]
