import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import type { FormTexts } from '../core/form-texts.ts'

const WithDialog = enhancer('form-dialog', { when: 'load' })

/**
 * A window of its own for a form, behind a button. Without script a link in the button's place shows the form where it
 * stands, as does the server for a form that must be mended.
 */
export function FormDialog(props: {
  /** Unique on the page. */
  readonly id: string
  readonly title: string
  readonly buttonLabel: string
  readonly texts: FormTexts
  /** The server has something to say about the form. */
  readonly isOpen: boolean
  readonly children: ReactNode
}): ReactNode {
  const { id, title, buttonLabel, texts, isOpen, children } = props
  return (
    <WithDialog>
      <button
        type="button"
        className="button-link form-dialog__open"
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: id }}
      >
        {buttonLabel}
      </button>
      <a className="button-link form-dialog__link" href={`#${id}`}>
        {buttonLabel}
      </a>
      <dialog className="form-dialog" id={id} aria-labelledby={`${id}-title`} open={isOpen} {...{ closedby: 'any' }}>
        <div className="form-dialog__page">
          <div className="form-dialog__head">
            <h2 className="form-dialog__title" id={`${id}-title`}>
              {title}
            </h2>
            <button type="button" className="form-dialog__close" {...{ command: 'close', commandfor: id }}>
              {texts.closeForm}
            </button>
          </div>
          <div>{children}</div>
        </div>
      </dialog>
    </WithDialog>
  )
}
