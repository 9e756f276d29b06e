'use client'

import { useLocale, useRouteCache } from '@payloadcms/ui'
import type { AdminLabel, AdminText } from '@vitrine/kit/core'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { MAX_FILE_BYTES, type Outcome, type ProductOutcome } from '../core/product-file/product-file.ts'
import { type SplitFile, splitProductFile } from '../core/product-file/split-product-file.ts'
import { productFileAddress, sendPart } from './send-product-file.ts'
import { useWords } from './use-words.ts'
import './product-file.css'
import './shop-admin.css'

/** Products that are named in the report, those first that need somebody. */
const MAX_NAMED = 500

/** A run over a file: to see what it would do, or to do it. */
interface Run {
  readonly isDry: boolean
  readonly isOver: boolean
  readonly total: number
  readonly outcomes: readonly ProductOutcome[]
  readonly unread: readonly string[]
  readonly problem?: AdminLabel
}

/** Above the list of products: all of them as a CSV file, and products from one. */
export function ProductFile({ mayImport }: { readonly mayImport: boolean }): ReactNode {
  const { word } = useWords()
  const { code } = useLocale()
  const { clearRouteCache } = useRouteCache()
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef<AbortController>(undefined)
  const [file, setFile] = useState<SplitFile>()
  const [run, setRun] = useState<Run>()
  const isBusy = run !== undefined && !run.isOver

  const go = async (split: SplitFile, isDry: boolean) => {
    const controller = new AbortController()
    leaving.current = controller
    const total = split.parts.reduce((sum, { products }) => sum + products, 0)
    let now: Run = { isDry, isOver: false, total, outcomes: [], unread: split.unread }
    const show = (more: Partial<Run>) => {
      now = { ...now, ...more }
      setRun(now)
    }
    show({})
    for (const part of split.parts) {
      const answer = await sendPart(part, { locale: code, isDry, signal: controller.signal })
      if (controller.signal.aborted) return show({ isOver: true, problem: STOPPED })
      if ('problem' in answer) return show({ isOver: true, problem: answer.problem })
      show({ outcomes: [...now.outcomes, ...answer.outcomes] })
    }
    show({ isOver: true })
  }

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    setFile(undefined)
    const split = chosen.size > MAX_FILE_BYTES ? TOO_LARGE : splitProductFile(await chosen.text())
    // The same file can be chosen again once it is mended.
    target.value = ''
    if ('parts' in split) {
      setFile(split)
      return go(split, true)
    }
    const problem = split.line > 0 ? atLine(split.line, split.problem) : split.problem
    setRun({ isDry: true, isOver: true, total: 0, outcomes: [], unread: [], problem })
  }

  const put = async () => {
    if (!file) return
    await go(file, false)
    setFile(undefined)
    clearRouteCache()
  }
  const waiting = run?.outcomes.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length ?? 0
  const isReady = file !== undefined && run?.isDry && run.isOver && !run.problem && waiting > 0
  return (
    <details className="order-act product-file">
      <summary>{word({ en: 'Products as a file (CSV)', de: 'Produkte als Datei (CSV)' })}</summary>
      <div className="product-file__body">
        <p>
          {word({
            en: 'The file has one line for each product and variant, in the language that is edited. Files exported from WooCommerce can be imported, too. Before anything changes you see what would.',
            de: 'Die Datei hat eine Zeile für jedes Produkt und jede Variante, in der Sprache, die bearbeitet wird. Auch Dateien aus WooCommerce können importiert werden. Bevor sich etwas ändert, sehen Sie, was sich ändern würde.',
          })}
        </p>
        <div className="product-file__actions">
          <a className="inbox-form__button order-link" download href={productFileAddress(code)}>
            {word({ en: 'Export', de: 'Exportieren' })}
          </a>
          {mayImport && (
            <>
              <button
                className="inbox-form__button"
                disabled={isBusy}
                onClick={() => input.current?.click()}
                type="button"
              >
                {word({ en: 'Choose a file…', de: 'Datei wählen…' })}
              </button>
              <input
                accept=".csv,.txt,text/csv"
                aria-label={word({ en: 'Choose a file…', de: 'Datei wählen…' })}
                hidden
                onChange={choose}
                ref={input}
                type="file"
              />
            </>
          )}
          {isBusy && (
            <button className="inbox-form__button" onClick={() => leaving.current?.abort()} type="button">
              {word({ en: 'Stop', de: 'Anhalten' })}
            </button>
          )}
          {isReady && (
            <button className="inbox-form__button" onClick={put} type="button">
              {word(importOf(waiting))}
            </button>
          )}
        </div>
        {run && <Report run={run} />}
      </div>
    </details>
  )
}

const COUNTS: readonly (readonly [Outcome, AdminText])[] = [
  ['new', { en: 'new', de: 'neu' }],
  ['changed', { en: 'changed', de: 'geändert' }],
  ['same', { en: 'as they are', de: 'unverändert' }],
  ['refused', { en: 'not possible', de: 'nicht möglich' }],
]

function Report({ run }: { readonly run: Run }): ReactNode {
  const { word } = useWords()
  const { outcomes, total, isDry, isOver, unread, problem } = run
  const counts = COUNTS.flatMap(([outcome, label]) => {
    const count = outcomes.filter((one) => one.outcome === outcome).length
    return count === 0 ? [] : [`${count} ${word(label)}`]
  })
  const named = COUNTS.toReversed()
    .flatMap(([outcome]) => outcomes.filter((one) => one.outcome === outcome && one.notes.length > 0))
    .slice(0, MAX_NAMED)
  return (
    <>
      {!isOver && (
        <progress
          aria-label={word({ en: 'Products that were looked at', de: 'Angesehene Produkte' })}
          max={total}
          value={outcomes.length}
        />
      )}
      <output>
        {isOver && counts.length > 0 && (
          <p>
            <strong>
              {word(isDry ? { en: 'This would happen:', de: 'Das würde geschehen:' } : { en: 'Done:', de: 'Fertig:' })}
            </strong>{' '}
            {counts.join(', ')}.
          </p>
        )}
      </output>
      {problem !== undefined && <p role="alert">{word(problem)}</p>}
      {isOver && unread.length > 0 && (
        <p>
          {word({ en: 'Columns that nothing is read from:', de: 'Spalten, aus denen nichts gelesen wird:' })}{' '}
          {unread.join(', ')}
        </p>
      )}
      {isOver && named.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <ul className="product-file__outcomes" tabIndex={0}>
          {named.map(({ line, name, outcome, notes }) => (
            <li key={line} data-outcome={outcome}>
              <strong>
                {word({ en: `Line ${line}`, de: `Zeile ${line}` })}: {name}
              </strong>
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const STOPPED: AdminText = {
  en: 'Stopped. What was imported before stays; import the file again to go on.',
  de: 'Angehalten. Was schon importiert war, bleibt; importieren Sie die Datei noch einmal, um fortzufahren.',
}

const TOO_LARGE = {
  line: 0,
  problem: {
    en: `A file of products has at most ${MAX_FILE_BYTES / 1024 / 1024} MiB. Divide it.`,
    de: `Eine Datei mit Produkten hat höchstens ${MAX_FILE_BYTES / 1024 / 1024} MiB. Teilen Sie sie.`,
  },
}

const atLine = (line: number, { en, de }: AdminText): AdminText => ({
  en: `Line ${line}: ${en}`,
  de: `Zeile ${line}: ${de}`,
})

const importOf = (products: number): AdminText =>
  products === 1
    ? { en: 'Import 1 product', de: '1 Produkt importieren' }
    : { en: `Import ${products} products`, de: `${products} Produkte importieren` }
