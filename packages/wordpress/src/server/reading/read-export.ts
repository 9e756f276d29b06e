import type { SourceEvent, SourceProblem } from '../../core/source/source.ts'
import { SourceMerge } from '../../core/source/source-merge.ts'
import { SourceReader } from '../../core/source/source-reader.ts'
import { TextDecoding } from './decode-text.ts'
import type { ExportFile } from './export-files.ts'
import { findExportFiles, PackedTooWellError } from './export-files.ts'
import { findFormFiles } from './form-files.ts'
import { findSliderArchives } from './slider-archives.ts'

export interface ReadProgress {
  readonly readBytes: number
  readonly totalBytes: number
  /** Name of the file at hand. */
  readonly file: string
}

export interface ReadExportOptions {
  /** Called after each chunk of a file. */
  readonly onProgress?: (progress: ReadProgress) => void
  readonly signal?: AbortSignal
  /** Places of items that are not wanted, such as those that a first reading found to be replaced. */
  readonly leaveOut?: ReadonlySet<number>
}

/** A source of events that can be read again. */
export type ExportReader = (options?: ReadExportOptions) => AsyncIterable<SourceEvent>

/**
 * Reads the files of one export as a stream, in order: a file, a gzip or zip, a folder, or several of them as one.
 * Memory stays flat whatever their size. What is wrong with them comes as `problem` events; a file that is no export
 * gives nothing but one of code `not-an-export`.
 *
 * @throws {ExportFileError} When a path is not there or cannot be read.
 */
export async function* readExport(
  paths: readonly string[],
  { onProgress, signal, leaveOut }: ReadExportOptions = {},
): AsyncGenerator<SourceEvent, void, undefined> {
  const found = await findExportFiles(paths)
  try {
    for (const problem of found.problems) yield { event: 'problem', problem }
    const isEmpty = found.files.length + found.problems.length === 0
    if (isEmpty && !(await hasOtherFiles(paths))) yield nothingFound()
    const totalBytes = found.files.reduce((sum, { bytes }) => sum + bytes, 0)
    const merge = new SourceMerge()
    let readBytes = 0
    for (const file of found.files) {
      merge.startFile()
      const onBytes = (count: number) => {
        readBytes += count
        onProgress?.({ readBytes, totalBytes, file: file.name })
      }
      for await (const events of readFile(file, onBytes)) {
        signal?.throwIfAborted()
        for (const event of events.flatMap((event) => merge.add(event))) {
          const isUnwanted = event.event === 'item' && event.place !== undefined && leaveOut?.has(event.place)
          if (!isUnwanted) yield event
        }
      }
    }
  } finally {
    found.close()
  }
}

async function* readFile(file: ExportFile, onBytes: (count: number) => void): AsyncGenerator<readonly SourceEvent[]> {
  const decoding = new TextDecoding()
  const reader = new SourceReader(file.name)
  let damage: SourceProblem | undefined
  const onDamage = (problem: SourceProblem) => {
    damage = problem
  }
  for await (const bytes of undamaged(file, onBytes, onDamage)) yield reader.write(decoding.write(bytes))
  yield reader.write(decoding.end())
  yield reader.end(damage !== undefined)
  if (damage) yield [{ event: 'problem', problem: damage }]
}

/** Bytes of a file up to where it can be read. */
async function* undamaged(
  file: ExportFile,
  onBytes: (count: number) => void,
  onDamage: (problem: SourceProblem) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* file.open(onBytes)
  } catch (error) {
    onDamage(damageOf(file, error))
  }
}

/** Explains an archive that does not unpack to its end; other errors are not ours to explain. */
function damageOf(file: ExportFile, error: unknown): SourceProblem {
  if (error instanceof PackedTooWellError) {
    const message = `The file “${file.name}” unpacks to far more than an export would; the rest of it was not read.`
    return { code: 'too-large', message }
  }
  if (!isUnpackError(error)) throw error
  const message = `The file “${file.name}” is damaged and does not unpack to its end. What could be read is taken; copy or export it again.`
  return { code: 'truncated', message }
}

/** Errors of zlib have codes that begin with `Z_`; those of yauzl have none. Errors of the disk have others. */
function isUnpackError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === undefined || (typeof code === 'string' && code.startsWith('Z_'))
}

/** Tells whether there are exports of sliders or forms. */
async function hasOtherFiles(paths: readonly string[]): Promise<boolean> {
  return (await findFormFiles(paths)).length > 0 || (await findSliderArchives(paths)).length > 0
}

function nothingFound(): SourceEvent {
  const message = 'There is no export in the folder: no .xml, .xml.gz or .zip file lies in it.'
  return { event: 'problem', problem: { code: 'not-an-export', message } }
}
