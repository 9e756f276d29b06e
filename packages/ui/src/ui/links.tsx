import type { LinkView } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'

/** The links of a block: the first one asks, the others offer. */
export function Links({ links }: { readonly links: readonly LinkView[] }): ReactNode {
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
          {link.label}
        </ButtonLink>
      ))}
    </p>
  )
}
