import { type Image, type ImageFile, linkTarget, mediaAddress } from '@vitrine/content/core'
import { EDITORS_NOTE, type EditorsNote } from '@vitrine/content/queries'
import { type BlockBase, type BlockParsers, type ParseContext, parseFrame } from '@vitrine/kit/core'

/** Maximum nesting of blocks. */
const MAX_NESTING = 5

/**
 * Makes what parsers of blocks read with: pictures, links and nested blocks of one language.
 *
 * @param options.address Gives the address of a page's path in this language.
 */
export function parseContext(
  options: {
    readonly locale: string
    readonly parsers: BlockParsers
    /** @param languages Languages that the page was saved in, as they are stored. */
    readonly address: (path: string, languages: unknown) => string
    readonly features?: NonNullable<ParseContext['features']>
  },
  depth = 0,
): ParseContext {
  const { locale, parsers, address } = options
  return {
    locale,
    ...(options.features && { features: options.features }),
    image: parseImage,
    href: (raw) => parseHref(raw, address),
    blocks: (raw) => (depth < MAX_NESTING ? parseBlocks(raw, parsers, parseContext(options, depth + 1)) : []),
  }
}

/** Reads blocks. One that no feature knows, or that is broken, becomes `unknown`: only its editor sees so. */
export function parseBlocks(raw: unknown, parsers: BlockParsers, context: ParseContext): readonly BlockBase[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return []
    const block = item as Readonly<Record<string, unknown>>
    const blockType = String(block.blockType ?? '')
    const id = typeof block.id === 'string' ? block.id : `block-${index}`
    const parser = Object.hasOwn(parsers, blockType) ? parsers[blockType] : undefined
    const parsed = parser?.({ ...block, id }, context)
    if (!parsed) {
      const { label: name, ...why } = (block[EDITORS_NOTE] ?? { label: blockType, missing: [] }) as EditorsNote
      return [{ blockType: 'unknown', id, name, ...why } as BlockBase]
    }
    const frame = parseFrame(block.frame)
    return [frame ? { ...parsed, frame } : parsed]
  })
}

/** Reads a populated upload with its sizes. */
export function parseImage(raw: unknown): Image | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { alt, sizes, focalX, focalY, updatedAt, ...original } = raw as Record<string, unknown>
  const fallback = parseFile(original, updatedAt)
  if (!fallback) return undefined
  const sources = Object.values((sizes ?? {}) as Record<string, unknown>).flatMap(
    (size) => parseFile(size, updatedAt) ?? [],
  )
  const jpegLike = sources.filter(({ type }) => type === 'image/webp').at(-1)
  return {
    alt: typeof alt === 'string' ? alt : '',
    // A phone without AVIF must not load a camera's original.
    fallback: jpegLike && jpegLike.width < fallback.width ? jpegLike : fallback,
    sources: sources.sort((a, b) => a.width - b.width),
    focalPoint: { x: percent(focalX), y: percent(focalY) },
  }
}

function parseFile(raw: unknown, updatedAt: unknown): ImageFile | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { filename, width, height, mimeType } = raw as Record<string, unknown>
  if (typeof filename !== 'string' || typeof width !== 'number' || typeof height !== 'number') return undefined
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return undefined
  return { url: mediaAddress(filename, updatedAt), width, height, type: mimeType }
}

function percent(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : 50
}

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/** Reads a link group: the address of its document, or its own when the scheme is harmless. */
function parseHref(raw: unknown, addressOf: (path: string, languages: unknown) => string): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { url } = raw as Record<string, unknown>
  const target = linkTarget(raw as Record<string, unknown>)
  if (!target) return typeof url === 'string' && SAFE_ADDRESS.test(url.trim()) ? url.trim() : undefined
  const { reference } = target
  if (typeof reference !== 'object' || reference === null) return undefined
  const { path, languages = null, _status } = reference as Record<string, unknown>
  return typeof path === 'string' && _status !== 'draft' ? addressOf(path, languages) : undefined
}
