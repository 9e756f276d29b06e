import type { BlockMapping, ConvertContext, ConvertedBlock, ToolsFor } from '../convert/convert.ts'
import { convertHtml } from '../convert/convert-html.ts'
import { joinNeighbours } from '../convert/join-neighbours.ts'
import { exampleOf, MAX_CONVERT_DEPTH } from '../convert/limits.ts'
import { anchorFrom } from '../convert/links.ts'
import { wordsOnly } from '../convert/words-only.ts'
import { groupAttribute } from '../grammar/attributes.ts'
import { type BlockNode, type BlockPiece, ownHtml, wholeHtml } from '../grammar/parse-blocks.ts'
import { withAnchor } from '../rich-text/pieces.ts'
import { CORE_MAPPINGS } from './core-mappings.ts'
import { PLUGIN_MAPPINGS } from './plugin-mappings.ts'
import { unknownBlock } from './unknown-block.ts'

/** Converts blocks and the HTML between them, in order. */
export function convertBlocks(
  nodes: readonly BlockPiece[],
  context: ConvertContext,
  toolsFor: ToolsFor,
): readonly ConvertedBlock[] {
  return joinNeighbours(
    nodes.flatMap((node) =>
      typeof node === 'string' ? htmlBetween(node, context, toolsFor) : convertBlock(node, context, toolsFor),
    ),
  )
}

function convertBlock(node: BlockNode, context: ConvertContext, toolsFor: ToolsFor): readonly ConvertedBlock[] {
  if (node.name === undefined || node.name === 'core/freeform') return htmlBetween(wholeHtml(node), context, toolsFor)
  if (context.depth > MAX_CONVERT_DEPTH) {
    const html = wholeHtml(node)
    context.report({ level: 'changed', code: 'too-deep', subject: node.name, example: exampleOf(html) })
    return wordsOnly(html)
  }
  reportOddities(node, node.name, context)
  const mapping = mappingOf(node.name, context)
  const blocks = mapping ? mapping.convert(node, toolsFor(context)) : unknownBlock(node, toolsFor(context))
  return anchored(blocks, node)
}

/**
 * HTML that belongs to no block. WordPress shows it without paragraphs where it has none, which nobody wanted: blank
 * lines part them here.
 */
function htmlBetween(html: string, context: ConvertContext, toolsFor: ToolsFor): readonly ConvertedBlock[] {
  if (!/[^\s<]/.test(html.replace(/<(?!img\b|iframe\b|video\b|audio\b|object\b|embed\b)[^<>]*>/gi, ''))) return []
  return convertHtml(html, context, { toolsFor, autop: !/<p[\s>]/i.test(html) })
}

function mappingOf(name: string, context: ConvertContext): BlockMapping | undefined {
  const known = [context.mappings?.blocks ?? [], CORE_MAPPINGS, PLUGIN_MAPPINGS]
  for (const mappings of known) {
    const mapping = mappings.find(({ names }) => names.some((pattern) => matches(pattern, name)))
    if (mapping) return mapping
  }
  return undefined
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

function reportOddities(node: BlockNode, name: string, context: ConvertContext): void {
  if (node.hasBrokenAttributes) context.report({ level: 'changed', code: 'broken-attributes', subject: name })
  if (Object.keys(groupAttribute(groupAttribute(node.attributes, 'metadata'), 'bindings')).length > 0) {
    context.report({ level: 'changed', code: 'bound-to-field', subject: name })
  }
}

/** Gives the first of the blocks the id of the old one: links of this page and of others lead there. */
function anchored(blocks: readonly ConvertedBlock[], node: BlockNode): readonly ConvertedBlock[] {
  const [first, ...rest] = blocks
  const id = /^\s*<[a-z][a-z0-9]*\s[^<>]*?\bid="([^"<>]{1,200})"/i.exec(ownHtml(node).slice(0, 2000))?.[1]
  const anchor = id === undefined ? undefined : anchorFrom(id)
  if (!first || anchor === undefined) return blocks
  // Texts have their anchors already, where a link leads to one.
  return first.blockType === 'richText' && !isContainer(node) ? blocks : [withAnchor(first, anchor), ...rest]
}

function isContainer({ pieces }: BlockNode): boolean {
  return pieces.some((piece) => typeof piece !== 'string')
}
