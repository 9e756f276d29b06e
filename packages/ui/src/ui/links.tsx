import type { FieldMark, LinkRow } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { Marked } from './marked.tsx'

/**
 * The links of a block: the first one asks, the others offer.
 *
 * @param props.markOf Marks the element that shows the text of a link.
 */
export function Links(props: {
  readonly links: readonly LinkRow[]
  readonly markOf: (link: LinkRow) => FieldMark
}): ReactNode {
  const { links, markOf } = props
  if (links.length === 0) return null
  return (
    <p className="links">
      {links.map((link, index) => (
        <ButtonLink
          key={link.href + link.label}
          href={link.href}
          newTab={link.newTab}
          look={index > 0 ? 'quiet' : 'solid'}
        >
          <Marked mark={markOf(link)}>{link.label}</Marked>
        </ButtonLink>
      ))}
    </p>
  )
}
