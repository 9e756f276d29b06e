import type { ReactNode } from 'react'

/** Heading of a page of the forum, with what is said below it and links beside each other. */
export function ForumHead(props: {
  readonly title: string
  readonly description?: string | undefined
  /** Names of what is special about it, such as that it is closed. */
  readonly marks?: readonly string[]
  readonly children?: ReactNode
}): ReactNode {
  const { title, description, marks = [], children } = props
  return (
    <header className="forum-head">
      {marks.length > 0 && (
        <ul className="forum-marks">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      <h1 className="forum-head__title">{title}</h1>
      {description && <p className="forum-head__description">{description}</p>}
      {children && <p className="forum-head__links">{children}</p>}
    </header>
  )
}
