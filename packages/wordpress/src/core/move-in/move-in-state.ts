import type { AdminLabel } from '@vitrine/content/core'
import type { FileRole } from './file-role.ts'
import type { ImportProgress } from './import-progress.ts'
import type { ImportRequest } from './import-request.ts'
import type { PresentState, Task } from './move-in.ts'
import type { UploadedFile } from './piece.ts'

/** A file or folder that lies ready for an import. */
export interface ReadyFile {
  readonly name: string
  readonly kind: 'file' | 'folder'
  /** Undefined for a folder. */
  readonly bytes: number | undefined
  readonly role: FileRole
}

/** A file of which some pieces came. */
export interface UnfinishedFile extends UploadedFile {
  readonly received: number
}

/** All that the page shows of a moment, but for reports: a value of JSON. */
export interface MoveInState {
  readonly state: PresentState
  /** The last task that was started. */
  readonly task: Task | undefined
  /** False when the files of the task lie on another machine. */
  readonly isHere: boolean
  readonly request: ImportRequest | undefined
  readonly progress: ImportProgress | undefined
  readonly timeLeftMs: number | undefined
  /** Reason for an end before its time; empty where there is none. */
  readonly message: AdminLabel
  /** In ISO 8601. */
  readonly endedAt: string | undefined
  readonly files: readonly ReadyFile[]
  readonly unfinished: readonly UnfinishedFile[]
  /** Reports that can be read. */
  readonly reports: { readonly look: boolean; readonly import: boolean }
  /** True when the last import can be taken back. */
  readonly canUndo: boolean
}
