import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that are looked at; an import of more is never taken for a repeated one. */
const MAX_FILES = 500_000

/** Folders in one another that are looked at. */
const MAX_DEPTH = 12

/** Inputs that decide over an import, besides the content that is here already. */
export interface ImportInputs {
  /** Text that differs between versions of the program and of the packages that it uses. */
  readonly program: string
  readonly languages: readonly string[]
  readonly exports: readonly string[]
  readonly media: readonly string[]
  /** Path of the file of options. */
  readonly options: string | undefined
  /** Path of the file with redirects. */
  readonly redirects: string | undefined
  readonly only: readonly string[]
  readonly mainLanguage?: string | undefined
  readonly exampleContent?: string | undefined
}

/**
 * Hash of all that decides over an import. Of exports and media it takes the path, the size and the moments of the last
 * change of each file: to read them all may take longer than to import them.
 *
 * @returns Undefined where a file cannot be found, or there are too many.
 */
export async function importFingerprint({
  exports,
  media,
  options,
  redirects,
  ...values
}: ImportInputs): Promise<string | undefined> {
  const hash = createHash('sha256').update(JSON.stringify(values))
  const files = new FileMarks()
  try {
    for (const file of [options, redirects]) {
      hash.update(file === undefined ? '[]' : JSON.stringify([await readFile(file, 'utf8')]))
    }
    for (const paths of [exports, media]) {
      hash.update(JSON.stringify([paths.length]))
      for (const path of paths) for await (const mark of files.below(path)) hash.update(mark)
    }
  } catch {
    // The import itself says what is wrong with its files.
    return undefined
  }
  return hash.digest('hex')
}

/** Marks of files that are others once a file was changed. */
class FileMarks {
  #files = 0

  /** @throws {Error} For a path that is not there, and for more than is looked at. */
  async *below(path: string, depth = 0): AsyncGenerator<string> {
    this.#files += 1
    if (this.#files > MAX_FILES || depth > MAX_DEPTH) throw new Error('There are too many files.')
    const stats = await stat(path, { bigint: true })
    if (!stats.isDirectory()) {
      // The second moment also changes where a program sets the first one back.
      yield JSON.stringify([path, String(stats.size), String(stats.mtimeNs), String(stats.ctimeNs)])
      return
    }
    yield JSON.stringify([path])
    for (const name of (await readdir(path)).sort()) yield* this.below(join(path, name), depth + 1)
  }
}
