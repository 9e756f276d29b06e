import { record } from '../../core/stored.ts'

/** Names of the files of a medium: its own, and those of its sizes. */
export function fileNames(medium: unknown): readonly string[] {
  const { filename, sizes } = record(medium)
  const all = [filename, ...Object.values(record(sizes)).map((size) => record(size).filename)]
  return all.filter((name): name is string => typeof name === 'string' && name !== '')
}
