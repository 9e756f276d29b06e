'use client'

import { useRouteCache } from '@payloadcms/ui'
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type ImportOutcome, importRedirects, REDIRECTS_FILE } from './ask-redirects.ts'
import { useRedirectWords } from './redirect-words.ts'
import './redirect-tools.css'

/** Downloads all redirects, and takes a file of them. */
export function RedirectsFile({ mayImport }: { readonly mayImport: boolean }): ReactNode {
  const words = useRedirectWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { clearRouteCache } = useRouteCache()
  const [outcome, setOutcome] = useState<ImportOutcome | 'busy' | 'failed'>()

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setOutcome('busy')
    const answer = await importRedirects(file).catch(() => 'failed' as const)
    setOutcome(answer)
    // The same file can be chosen again once it is mended.
    target.value = ''
    if (answer !== 'failed' && 'added' in answer) clearRouteCache()
  }
  return (
    <section className="redirects-file">
      <p className="redirects-file__actions">
        <a className="redirect-tools__button" download href={REDIRECTS_FILE}>
          {words.export}
        </a>
        {mayImport && (
          <>
            <button
              aria-describedby={`${id}-format`}
              className="redirect-tools__button"
              disabled={outcome === 'busy'}
              onClick={() => input.current?.click()}
              type="button"
            >
              {outcome === 'busy' ? words.importing : words.import}
            </button>
            <input
              accept=".csv,.txt,text/csv"
              aria-label={words.import}
              hidden
              onChange={send}
              ref={input}
              type="file"
            />
          </>
        )}
      </p>
      {mayImport && (
        <p className="redirects-file__format" id={`${id}-format`}>
          {words.format}
        </p>
      )}
      <Outcome outcome={outcome} />
    </section>
  )
}

function Outcome({ outcome }: { readonly outcome: ImportOutcome | 'busy' | 'failed' | undefined }): ReactNode {
  const words = useRedirectWords()
  if (outcome === undefined || outcome === 'busy') return null
  if (outcome === 'failed') return <p role="alert">{words.failed}</p>
  if ('added' in outcome) return <output>{words.done(outcome.added, outcome.replaced, outcome.same)}</output>
  const { problems, total, message } = outcome
  if (problems.length === 0) return <p role="alert">{message || words.failed}</p>
  return (
    <div className="redirects-file__problems" role="alert">
      <p>{words.wrong(problems.length, total)}</p>
      <ul>
        {problems.map(({ line, message: fault }) => (
          <li key={line}>
            <strong>{words.line(line)}:</strong> {fault}
          </li>
        ))}
      </ul>
    </div>
  )
}
