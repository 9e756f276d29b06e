'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useSaveWords } from './save-words.ts'
import { installSending } from './send-saves.ts'
import { endWaiting, followWaiting, savesThatWait, type WaitingSave } from './waiting-saves.ts'
import './saves.css'

const NONE: readonly WaitingSave[] = []

/** Lets no save of a form be lost, and tells the editor of one that waits: see `sendingSaves`. */
export function SavesGuard({ children }: { readonly children: ReactNode }): ReactNode {
  // Before the forms in it save anything.
  useState(installSending)
  const waiting = useSyncExternalStore(followWaiting, savesThatWait, () => NONE)
  return (
    <>
      {children}
      <div className="waiting-saves" role="alert">
        {waiting.map((save) => (
          <WaitingSaveNotice key={save.document} save={save} />
        ))}
      </div>
    </>
  )
}

function WaitingSaveNotice({ save }: { readonly save: WaitingSave }): ReactNode {
  const { document, hindrance, goOn } = save
  const words = useSaveWords()
  return (
    <section className="waiting-saves__save">
      <p>{words.said[hindrance]}</p>
      <div className="waiting-saves__actions">
        {hindrance === 'signedOut' && (
          <a href="/admin/login" target="_blank" rel="noreferrer">
            {words.signIn}
          </a>
        )}
        {hindrance === 'changedElsewhere' ? (
          <>
            <a href={`/admin/collections/${document}/versions`} target="_blank" rel="noreferrer">
              {words.versions}
            </a>
            <button type="button" onClick={() => goOn('overwrite')}>
              {words.overwrite}
            </button>
            <button type="button" onClick={() => openStored(document)}>
              {words.openStored}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => goOn('again')}>
            {words.again}
          </button>
        )}
      </div>
    </section>
  )
}

function openStored(document: string): void {
  endWaiting(document)
  location.reload()
}
