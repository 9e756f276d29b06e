import type { Alignment, Mark, RichTextNode } from '@vitrine/kit/core'
import { createElement, Fragment, type ReactNode } from 'react'
import { ResponsiveImage } from './responsive-image.tsx'

const MARK_ELEMENTS: Readonly<Record<Mark, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
}

/** Parsed rich text as elements. */
export function RichTextContent({ nodes }: { readonly nodes: readonly RichTextNode[] }): ReactNode {
  // The nodes of one text never change their order while they are shown.
  // biome-ignore lint/suspicious/noArrayIndexKey: there is nothing else to tell them apart
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>)
}

function renderNode(node: RichTextNode): ReactNode {
  const children = 'children' in node ? <RichTextContent nodes={node.children} /> : null
  switch (node.kind) {
    case 'text':
      return node.marks.reduce<ReactNode>((inside, mark) => createElement(MARK_ELEMENTS[mark], null, inside), node.text)
    case 'break':
      return <br />
    case 'rule':
      return <hr />
    case 'noteMark':
      return (
        <sup>
          <a id={node.id} href={node.href} role="doc-noteref">
            {node.note}
          </a>
        </sup>
      )
    case 'picture':
      return (
        <figure className="prose__figure">
          <a href={node.image.fallback.url}>
            <ResponsiveImage image={node.image} sizes="(min-width: 48rem) 42rem, 100vw" />
          </a>
          {node.caption && <figcaption className="prose__caption">{node.caption}</figcaption>}
        </figure>
      )
    case 'link':
      return (
        <a href={node.href} {...(node.newTab && { target: '_blank', rel: 'noopener' })}>
          {children}
        </a>
      )
    case 'heading':
      return createElement(`h${node.level}`, { id: node.id, ...aligned(node) }, children)
    case 'list':
      return node.ordered ? <ol start={node.start}>{children}</ol> : <ul>{children}</ul>
    case 'item':
      return <li>{children}</li>
    case 'quote':
      return <blockquote>{children}</blockquote>
    case 'paragraph':
      return <p {...aligned(node)}>{children}</p>
  }
}

/** The attribute that the stylesheet aligns by; the policy of the site allows no style in an element. */
function aligned({ align }: { readonly align?: Alignment }): { readonly 'data-align'?: Alignment } {
  return align ? { 'data-align': align } : {}
}
