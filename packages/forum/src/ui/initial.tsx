import type { ReactNode } from 'react'

/** First letter of the name of a writer in a circle, in place of an image: none is asked of another host. */
export function Initial({ name, locale }: { readonly name: string; readonly locale: string }): ReactNode {
  return (
    <span className="initial" aria-hidden="true">
      {Array.from(name)[0]?.toLocaleUpperCase(locale)}
    </span>
  )
}
