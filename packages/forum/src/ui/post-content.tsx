import type { ReactNode } from 'react'
import type { PostBlock, PostInline } from '../core/post/post-tree.ts'

/** Address of a page on this site, which search engines may follow. */
const OWN = /^\//

/** A text of a member. It is made of elements that are named here, whatever was typed: nothing is set as markup. */
export function PostContent({ blocks }: { readonly blocks: readonly PostBlock[] }): ReactNode {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their places.
    <Part key={place} block={block} />
  ))
}

function Part({ block }: { readonly block: PostBlock }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words inlines={block.content} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <PostContent blocks={block.content} />
        </blockquote>
      )
    case 'code':
      return (
        // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'list': {
      const items = block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their places.
        <li key={place}>
          <PostContent blocks={item} />
        </li>
      ))
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
  }
}

function Words({ inlines }: { readonly inlines: readonly PostInline[] }): ReactNode {
  return inlines.map((inline, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words never change their places.
    <Word key={place} inline={inline} />
  ))
}

function Word({ inline }: { readonly inline: PostInline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code>{inline.text}</code>
    case 'break':
      return <br />
    case 'strong':
      return (
        <strong>
          <Words inlines={inline.content} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Words inlines={inline.content} />
        </em>
      )
    case 'link':
      return (
        <a href={inline.href} rel={OWN.test(inline.href) ? undefined : 'ugc nofollow noopener'}>
          <Words inlines={inline.content} />
        </a>
      )
  }
}
