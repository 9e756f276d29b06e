/** Words of a text, with what is said of them. */
export type PostInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly PostInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly PostInline[] }

/** Part of a text that stands on lines of its own. */
export type PostBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly PostInline[] }
  | { readonly kind: 'quote'; readonly content: readonly PostBlock[] }
  | { readonly kind: 'code'; readonly text: string }
  /** @property start First number of a numbered list; absent: it has none. */
  | { readonly kind: 'list'; readonly start?: number; readonly items: readonly (readonly PostBlock[])[] }

/** Words of a text, without what is said of them: a line for each part. */
export function wordsOfPost(blocks: readonly PostBlock[]): string {
  return blocks
    .map(wordsOfBlock)
    .filter((words) => words !== '')
    .join('\n')
}

function wordsOfBlock(block: PostBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return wordsOfInlines(block.content)
    case 'quote':
      return wordsOfPost(block.content)
    case 'code':
      return block.text
    case 'list':
      return block.items.map(wordsOfPost).join('\n')
  }
}

function wordsOfInlines(inlines: readonly PostInline[]): string {
  return inlines
    .map((inline) => ('text' in inline ? inline.text : inline.kind === 'break' ? ' ' : wordsOfInlines(inline.content)))
    .join('')
}

/** Words of a text that its writer did not quote. */
export function ownWordsOfPost(blocks: readonly PostBlock[]): string {
  return wordsOfPost(blocks.filter(({ kind }) => kind !== 'quote'))
}

/** Counts the links of a text that lead to other sites. */
export function countLinks(blocks: readonly PostBlock[]): number {
  return sum(blocks, (block) => {
    switch (block.kind) {
      case 'paragraph':
        return linksInInlines(block.content)
      case 'quote':
        return countLinks(block.content)
      case 'list':
        return sum(block.items, countLinks)
      case 'code':
        return 0
    }
  })
}

function linksInInlines(inlines: readonly PostInline[]): number {
  return sum(inlines, (inline) => {
    if (!('content' in inline)) return 0
    const own = inline.kind === 'link' && !inline.href.startsWith('/') ? 1 : 0
    return own + linksInInlines(inline.content)
  })
}

function sum<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((count, item) => count + countOf(item), 0)
}
