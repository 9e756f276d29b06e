import type { BlockBase, RichTextNode } from '@vitrine/kit/core'
import type { ImageBlock } from '../blocks/image/image.block.ts'
import type { RawHtmlBlock } from '../blocks/raw-html/raw-html.block.ts'

/** Whether a block has links that may open over the page: to pictures in full size, or marked by hand. */
export function opensLarge(block: BlockBase): boolean {
  switch (block.blockType) {
    case 'gallery':
      return true
    case 'image':
    case 'carousel':
      return (block as Pick<ImageBlock, 'group'>).group !== undefined
    case 'rawHtml':
      return /<a [^>]*data-lightbox|<img /.test((block as RawHtmlBlock).html)
    default:
      return texts(block).some(holdsPicture)
  }
}

/** Rich texts of a block: its own, and those of its rows. */
function texts(block: BlockBase): readonly RichTextNode[] {
  const { content, items, panels } = block as BlockBase & { readonly [name: string]: unknown }
  const rows = [items, panels].flatMap((list) => (Array.isArray(list) ? list : []))
  return [content, ...rows.map((row: { readonly content?: unknown }) => row.content)].flatMap((nodes) =>
    Array.isArray(nodes) ? (nodes as RichTextNode[]) : [],
  )
}

function holdsPicture(node: RichTextNode): boolean {
  return node.kind === 'picture' || ('children' in node && node.children.some(holdsPicture))
}

/** Addresses of the links of a page that were marked by hand; those of pictures that blocks show are its own. */
export function markedAddresses(blocks: readonly BlockBase[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.blockType !== 'rawHtml') return []
    const links = (block as RawHtmlBlock).html.match(/<a [^>]*data-lightbox[^>]*>/g) ?? []
    return links.flatMap((link) => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? [])
  })
}
