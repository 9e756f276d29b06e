import { EDITORS_NOTE, type EditorsNote } from '@vitrine/content/queries'
import {
  type BlockBase,
  type BlockParsers,
  type ParseContext,
  parseFrame,
  parseHref,
  parseImage,
} from '@vitrine/kit/core'

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
