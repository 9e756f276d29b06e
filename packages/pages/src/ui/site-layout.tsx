import type { ReactNode } from 'react'

/**
 * The frame of every page. Header and footer come from their own feature, so the program that composes pages hands them
 * in.
 */
export function SiteLayout(props: {
  /** Text of the link that leads keyboards past the menu. */
  readonly skipLabel: string
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}): ReactNode {
  return (
    <>
      <a className="skip-link" href="#content">
        {props.skipLabel}
      </a>
      {props.header}
      <main className="site-layout__main" id="content" tabIndex={-1}>
        {props.children}
      </main>
      {props.footer}
    </>
  )
}
