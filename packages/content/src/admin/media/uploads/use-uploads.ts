import { useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { MAX_UPLOAD_BYTES } from '../../../core/media/media-details.ts'
import {
  type FileTexts,
  hasNewTexts,
  isUnsaved,
  MAX_TAKEN,
  newRow,
  startable,
  type UploadRow,
  uploadRows,
} from '../../../core/media/upload-rows.ts'
import { changeMedia } from '../ask-media.ts'
import { type MediaWords, useMediaWords } from '../media-words.ts'
import { sendFile } from './send-file.ts'

const MEGABYTE = 1024 * 1024

export interface Uploads {
  readonly rows: readonly UploadRow[]
  readonly take: (files: readonly File[]) => void
  /** The file of a row, for a preview of it. */
  readonly fileOf: (key: string) => File | undefined
  readonly type: (key: string, texts: Partial<FileTexts>) => void
  readonly saveTexts: (row: UploadRow) => void
  readonly again: (key: string, mayRepeat: boolean) => void
  readonly dismiss: (keys: readonly string[]) => void
}

/**
 * Uploads files two at a time, and saves what is typed about them.
 *
 * @param options.folder Where they are put; undefined: in no folder.
 * @param options.onStored Is called for each file that is in the library.
 * @param options.onTooMany Is called when more were given than are taken at once.
 */
export function useUploads(options: {
  readonly folder: string | undefined
  readonly onStored: () => void
  readonly onTooMany: () => void
}): Uploads {
  const { folder, onStored, onTooMany } = options
  const { code: locale } = useLocale()
  const words = useMediaWords()
  const [rows, dispatch] = useReducer(uploadRows, [])
  const files = useRef(new Map<string, { readonly file: File; readonly folder: string | undefined }>())
  const begun = useRef(new Set<string>())

  const take = useCallback(
    (chosen: readonly File[]) => {
      if (chosen.length > MAX_TAKEN) onTooMany()
      const taken = chosen.slice(0, MAX_TAKEN).map((file) => {
        const key = crypto.getRandomValues(new Uint32Array(2)).join('-')
        files.current.set(key, { file, folder })
        return newRow({ key, name: file.name, type: file.type }, problemOf(file, words))
      })
      dispatch({ type: 'taken', rows: taken })
    },
    [folder, onTooMany, words],
  )

  useEffect(() => {
    for (const { key, texts, mayRepeat } of startable(rows)) {
      const chosen = files.current.get(key)
      if (!chosen || begun.current.has(key)) continue
      begun.current.add(key)
      dispatch({ type: 'changed', key, state: { kind: 'sending', percent: 0 } })
      const onProgress = (percent: number) => dispatch({ type: 'changed', key, state: { kind: 'sending', percent } })
      void sendFile({ ...chosen, texts, locale, mayRepeat }, words, onProgress).then((state) => {
        begun.current.delete(key)
        if (state.kind === 'stored') {
          dispatch({ type: 'saved', key, texts })
          onStored()
        }
        dispatch({ type: 'changed', key, state })
      })
    }
  }, [rows, locale, words, onStored])

  const saveTexts = useCallback(
    async ({ key, state, texts }: UploadRow) => {
      if (state.kind !== 'stored') return
      const problem = await changeMedia(`/${state.id}?${new URLSearchParams({ depth: '0', locale })}`, texts)
      dispatch(
        problem === undefined
          ? { type: 'saved', key, texts }
          : { type: 'not saved', key, problem: problem || words.notDone },
      )
    },
    [locale, words],
  )

  useSavedWhenStored(rows, saveTexts)
  useLeavingGuard(rows.some(isUnsaved))

  return {
    rows,
    take,
    fileOf: (key) => files.current.get(key)?.file,
    type: (key, texts) => dispatch({ type: 'typed', key, texts }),
    saveTexts,
    again: (key, mayRepeat) => dispatch({ type: 'again', key, mayRepeat }),
    dismiss: (keys) => {
      for (const key of keys) files.current.delete(key)
      dispatch({ type: 'dismissed', keys })
    },
  }
}

/** Saves what was typed while a file was on its way. What is typed afterwards is saved when its field is left. */
function useSavedWhenStored(rows: readonly UploadRow[], saveTexts: (row: UploadRow) => void): void {
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const row of rows) {
      if (row.state.kind !== 'stored' || seen.current.has(row.key)) continue
      seen.current.add(row.key)
      if (hasNewTexts(row)) saveTexts(row)
    }
  }, [rows, saveTexts])
}

/** Has the browser ask before the page is left. */
function useLeavingGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}

function problemOf({ size }: File, words: MediaWords): string | undefined {
  if (size <= MAX_UPLOAD_BYTES) return undefined
  return words.tooLarge(Math.ceil(size / MEGABYTE), MAX_UPLOAD_BYTES / MEGABYTE)
}
