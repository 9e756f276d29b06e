import type { ReactNode } from 'react'

/** The id of what follows the header: where the skip link leads. */
export const CONTENT_ID = 'content'

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
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {props.skipLabel}
      </a>
      {props.header}
      <main className="site-layout__main" id={CONTENT_ID} tabIndex={-1}>
        {props.children}
      </main>
      {props.footer}
    </>
  )
}
