import type { ReactNode } from 'react'

/** Takes the place of a form that was sent. The focus moves here, which also reads it aloud. */
export function SentText({ text }: { readonly text: string }): ReactNode {
  if (text === '') return null
  return (
    <div className="form-sent" tabIndex={-1}>
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and come all at once
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  )
}
