/** Files that are taken at once, and files that are sent at a time: two fill most lines, and leave the server room. */
export const [MAX_TAKEN, MAX_SENT] = [200, 2]

/** Words of editors about a file while it is uploaded, or after. */
export interface FileTexts {
  readonly alt: string
  readonly caption: string
}

/** How far an upload has come. */
export type UploadState =
  | { readonly kind: 'waiting' }
  /** @property percent Of the bytes, 0 to 100. At 100 the server makes the sizes. */
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'stored'; readonly id: number; readonly filename: string }
  /** The library has the same bytes already. */
  | { readonly kind: 'duplicate'; readonly id: number; readonly filename: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** A file that somebody chose, with what has become of it. */
export interface UploadRow {
  readonly key: string
  readonly name: string
  readonly isImage: boolean
  readonly state: UploadState
  /** True when it is stored even though the library has the same bytes. */
  readonly mayRepeat: boolean
  readonly texts: FileTexts
  /** Texts that the server has. */
  readonly savedTexts: FileTexts
  /** Why texts could not be saved. */
  readonly textProblem?: string
}

export type UploadAction =
  | { readonly type: 'taken'; readonly rows: readonly UploadRow[] }
  | { readonly type: 'changed'; readonly key: string; readonly state: UploadState }
  | { readonly type: 'typed'; readonly key: string; readonly texts: Partial<FileTexts> }
  | { readonly type: 'saved'; readonly key: string; readonly texts: FileTexts }
  | { readonly type: 'not saved'; readonly key: string; readonly problem: string }
  | { readonly type: 'again'; readonly key: string; readonly mayRepeat: boolean }
  | { readonly type: 'dismissed'; readonly keys: readonly string[] }

export const NO_TEXTS: FileTexts = { alt: '', caption: '' }

/** The row of a file that was chosen. One that is too large is not sent. */
export function newRow(
  file: { readonly key: string; readonly name: string; readonly type: string },
  problem?: string,
): UploadRow {
  return {
    key: file.key,
    name: file.name,
    isImage: file.type.startsWith('image/'),
    state: problem === undefined ? { kind: 'waiting' } : { kind: 'failed', reason: problem },
    mayRepeat: false,
    texts: NO_TEXTS,
    savedTexts: NO_TEXTS,
  }
}

export function uploadRows(rows: readonly UploadRow[], action: UploadAction): readonly UploadRow[] {
  switch (action.type) {
    case 'taken':
      return [...rows, ...action.rows]
    case 'dismissed':
      return rows.filter(({ key }) => !action.keys.includes(key))
    default:
      return rows.map((row) => (row.key === action.key ? changedRow(row, action) : row))
  }
}

function changedRow(row: UploadRow, action: Exclude<UploadAction, { type: 'taken' | 'dismissed' }>): UploadRow {
  switch (action.type) {
    case 'changed':
      return { ...row, state: action.state }
    case 'typed':
      return { ...row, texts: { ...row.texts, ...action.texts } }
    case 'saved':
      return { ...withoutProblem(row), savedTexts: action.texts }
    case 'not saved':
      return { ...row, textProblem: action.problem }
    case 'again':
      return { ...row, state: { kind: 'waiting' }, mayRepeat: action.mayRepeat }
  }
}

function withoutProblem({ textProblem: _, ...row }: UploadRow): UploadRow {
  return row
}

/** Rows whose turn it is to be sent. */
export function startable(rows: readonly UploadRow[]): readonly UploadRow[] {
  const sent = rows.filter(({ state }) => state.kind === 'sending').length
  return rows.filter(({ state }) => state.kind === 'waiting').slice(0, Math.max(0, MAX_SENT - sent))
}

/** True while something would be lost with the page: files on their way, or texts that nobody has saved. */
export function isUnsaved(row: UploadRow): boolean {
  return row.state.kind === 'waiting' || row.state.kind === 'sending' || hasNewTexts(row)
}

/** True for texts that the server does not have. */
export function hasNewTexts({ texts, savedTexts }: UploadRow): boolean {
  return texts.alt !== savedTexts.alt || texts.caption !== savedTexts.caption
}

/** Rows by what has become of them, for a summary. */
export function countRows(rows: readonly UploadRow[]): {
  readonly onTheirWay: number
  readonly stored: number
  readonly refused: number
} {
  const count = (...kinds: readonly UploadState['kind'][]) =>
    rows.filter(({ state }) => kinds.includes(state.kind)).length
  return { onTheirWay: count('waiting', 'sending'), stored: count('stored'), refused: count('failed', 'duplicate') }
}
