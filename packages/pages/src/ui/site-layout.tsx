import type { ReactNode } from 'react'

/**
 * The frame of every page. Header and footer come from their own feature, so the program that composes pages hands them
 * in.
 */
export function SiteLayout(props: {
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}): ReactNode {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      {props.header}
      <main className="site-layout__main" id="content" tabIndex={-1}>
        {props.children}
      </main>
      {props.footer}
    </>
  )
}
