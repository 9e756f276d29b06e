import { isBlockOf } from '@vitrine/kit/block'
import type { BlockBase, RichTextNode } from '@vitrine/kit/core'
import { gallery } from '../blocks/gallery/gallery.block.ts'
import { rawHtml } from '../blocks/raw-html/raw-html.block.ts'

/** True if a block has links that may open in the lightbox: to full-size images, or marked by hand. */
export function opensLarge(block: BlockBase): boolean {
  if (isBlockOf(gallery, block)) return true
  if (isBlockOf(rawHtml, block)) return /<a [^>]*data-lightbox|<img /.test(block.html)
  // Images and carousels name the gallery that they open in.
  if ('group' in block && block.group !== undefined) return true
  return texts(block).some(holdsImage)
}

/** Rich texts of a block: its own, and those of its rows. */
function texts(block: BlockBase): readonly RichTextNode[] {
  const { content, items, panels }: Readonly<Record<string, unknown>> = { ...block }
  const rows = [items, panels].flatMap((list) => (Array.isArray(list) ? list : []))
  return [content, ...rows.map((row: { readonly content?: unknown }) => row.content)].flatMap((nodes) =>
    Array.isArray(nodes) ? (nodes as RichTextNode[]) : [],
  )
}

function holdsImage(node: RichTextNode): boolean {
  return node.kind === 'picture' || ('children' in node && node.children.some(holdsImage))
}

/** Addresses of the links of a page that were marked by hand; those of pictures that blocks show are its own. */
export function markedAddresses(blocks: readonly BlockBase[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (!isBlockOf(rawHtml, block)) return []
    const links = block.html.match(/<a [^>]*data-lightbox[^>]*>/g) ?? []
    return links.flatMap((link) => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? [])
  })
}
