import type { ReactNode } from 'react'

/** A link that asks to be followed. `quiet` is the second of two. */
export function ButtonLink(props: {
  readonly href: string
  readonly newTab?: boolean
  readonly quiet?: boolean
  readonly children: ReactNode
}): ReactNode {
  const { href, newTab = false, quiet = false, children } = props
  return (
    <a
      className={quiet ? 'button-link button-link--quiet' : 'button-link'}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  )
}
