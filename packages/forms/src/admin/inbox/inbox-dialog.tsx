import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useInboxWords } from './use-inbox-words.ts'

interface InboxDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Dialog over the inbox, open as long as it is shown. The browser gives the focus back when it closes. */
export function InboxDialog({ title, onClose, children }: InboxDialogProps): ReactNode {
  const words = useInboxWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog aria-labelledby={id} className="inbox-dialog" onClose={onClose} ref={dialog}>
      <h2 className="inbox-dialog__title" id={id}>
        {title}
      </h2>
      {children}
      <button className="inbox-button" onClick={() => dialog.current?.close()} type="button">
        {words.close}
      </button>
    </dialog>
  )
}
