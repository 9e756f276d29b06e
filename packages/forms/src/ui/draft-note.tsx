import type { ReactNode } from 'react'
import type { FormTexts } from '../core/form-texts.ts'

/** Says that what is typed stays in this browser, and lets the visitor begin anew once something was found there. */
export function DraftNote({ texts }: { readonly texts: FormTexts }): ReactNode {
  return (
    <p className="form-draft">
      <span className="form-draft__found" hidden>
        {texts.draftRestored}{' '}
      </span>
      {texts.draftKept}{' '}
      <button type="button" className="form-draft__forget" hidden>
        {texts.draftForget}
      </button>
    </p>
  )
}
