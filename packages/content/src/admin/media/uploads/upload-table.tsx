import { type ReactNode, useEffect, useState } from 'react'
import { MAX_MEDIA_TEXT } from '../../../core/media/media-details.ts'
import { countRows, hasNewTexts, type UploadRow } from '../../../core/media/upload-rows.ts'
import { type MediaWords, useMediaWords } from '../media-words.ts'
import type { Uploads } from './use-uploads.ts'

/**
 * Files that were just uploaded, or are on their way, with their texts to be written.
 *
 * @param props.onChoose Given where a file is being chosen: takes one of the library by its number.
 */
export function UploadTable({
  uploads,
  onChoose,
}: {
  readonly uploads: Uploads
  readonly onChoose: ((id: number) => void) | undefined
}): ReactNode {
  const words = useMediaWords()
  const { rows, dismiss } = uploads
  if (rows.length === 0) return null
  const { onTheirWay, stored } = countRows(rows)
  return (
    <section aria-label={words.uploads} className="media-uploads">
      <div className="media-uploads__head">
        <h2 className="media-uploads__title">{words.uploads}</h2>
        <output className="media-uploads__summary">{words.summary(stored, rows.length)}</output>
        {onTheirWay === 0 && (
          <button className="media-button" onClick={() => dismiss(rows.map(({ key }) => key))} type="button">
            {words.dismissAll}
          </button>
        )}
      </div>
      <table className="media-uploads__table">
        <thead>
          <tr>
            <th scope="col">{words.file}</th>
            <th scope="col">{words.altText}</th>
            <th scope="col">{words.caption}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} onChoose={onChoose} row={row} uploads={uploads} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  readonly row: UploadRow
  readonly uploads: Uploads
  readonly words: MediaWords
  readonly onChoose: ((id: number) => void) | undefined
}

function Row({ row, uploads, words, onChoose }: RowProps): ReactNode {
  const { key, name, state, texts } = row
  const isLost = state.kind === 'failed' || state.kind === 'duplicate'
  return (
    <tr className="media-uploads__row" data-state={state.kind}>
      <td>
        <div className="media-uploads__file">
          <Preview file={uploads.fileOf(key)} isImage={row.isImage} />
          <div className="media-uploads__facts">
            <span className="media-uploads__name">{state.kind === 'stored' ? state.filename : name}</span>
            <State {...{ row, uploads, words, onChoose }} />
          </div>
        </div>
      </td>
      {(['alt', 'caption'] as const).map((field) => (
        <td className="media-uploads__text" key={field}>
          <label>
            <span className="media-uploads__label">{field === 'alt' ? words.altText : words.caption}</span>
            <input
              aria-label={field === 'alt' ? words.altOf(name) : words.captionOf(name)}
              disabled={state.kind === 'duplicate'}
              maxLength={MAX_MEDIA_TEXT}
              onBlur={() => hasNewTexts(row) && uploads.saveTexts(row)}
              onChange={({ target }) => uploads.type(key, { [field]: target.value })}
              placeholder={field === 'alt' && row.isImage ? words.altHint : undefined}
              type="text"
              value={texts[field]}
            />
          </label>
        </td>
      ))}
      <td className="media-uploads__end">
        {(isLost || (state.kind === 'stored' && !hasNewTexts(row))) && (
          <button
            aria-label={words.dismiss(name)}
            className="media-button media-button--plain"
            onClick={() => uploads.dismiss([key])}
            type="button"
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </td>
    </tr>
  )
}

function State({ row, uploads, words, onChoose }: RowProps): ReactNode {
  const { key, name, state, savedTexts, textProblem } = row
  switch (state.kind) {
    case 'waiting':
      return <span className="media-uploads__state">{words.waiting}</span>
    case 'sending':
      return (
        <span className="media-uploads__state">
          <progress aria-label={name} max={100} value={state.percent} />
          {state.percent < 100 ? words.percent(state.percent) : words.preparing}
        </span>
      )
    case 'failed':
      return (
        <span className="media-uploads__state media-uploads__state--wrong" role="alert">
          {state.reason}
          {uploads.fileOf(key) && (
            <button className="media-button" onClick={() => uploads.again(key, false)} type="button">
              {words.again}
            </button>
          )}
        </span>
      )
    case 'duplicate':
      return (
        <span className="media-uploads__state media-uploads__state--notice">
          {words.duplicate(state.filename)}
          <button
            className="media-button"
            onClick={() => (onChoose ? onChoose(state.id) : uploads.dismiss([key]))}
            type="button"
          >
            {words.useThatOne}
          </button>
          <button className="media-button" onClick={() => uploads.again(key, true)} type="button">
            {words.uploadAnyway}
          </button>
        </span>
      )
    case 'stored':
      return (
        <span className="media-uploads__state">
          {textProblem ? (
            <span className="media-uploads__state--wrong" role="alert">
              {textProblem}{' '}
              <button className="media-button" onClick={() => uploads.saveTexts(row)} type="button">
                {words.again}
              </button>
            </span>
          ) : (
            <span>{savedTexts.alt || savedTexts.caption ? words.saved : words.stored}</span>
          )}
          {onChoose && (
            <button className="media-button media-button--first" onClick={() => onChoose(state.id)} type="button">
              {words.useThis}
            </button>
          )}
        </span>
      )
  }
}

function Preview({ file, isImage }: { readonly file: File | undefined; readonly isImage: boolean }): ReactNode {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file || !isImage) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file, isImage])
  return (
    <span className="media-uploads__preview">
      {/* Files that no browser shows have no preview. */}
      {address && <img alt="" onError={() => setAddress(undefined)} src={address} />}
    </span>
  )
}
