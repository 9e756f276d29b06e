import { fileLimitOf } from '../template/options.ts'
import type { ConfigProblem } from './config-problem.ts'
import type { AttachedFile } from './site.ts'
import type { CheckContext } from './written-form.ts'

/** Bytes of all files of a mail; mail servers refuse what is larger. [reference 12] */
const MAX_ATTACHED_BYTES = 25 * 1024 * 1024

/** Checks the files that go with a mail: those of fields, by name in brackets, and those of the site, one a line. */
export function checkAttachments(
  text: string,
  { form, site }: CheckContext,
): readonly Omit<ConfigProblem, 'section'>[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  const files = lines
    .filter((line) => line !== '' && !line.startsWith('['))
    .map((path) => ({ path, file: site.findFile(path) }))
  const pathOf = (found: AttachedFile['found']) => files.filter(({ file }) => file.found === found)
  const missing = pathOf(false).map(({ path }) => ({ code: 'file_not_found', detail: { path } }) as const)
  const [outside] = pathOf('outside')
  const fields = form.tags.filter(({ basetype, rawName }) => basetype === 'file' && text.includes(`[${rawName}]`))
  const bytes = [...fields.map(fileLimitOf), ...files.map(({ file }) => (file.found === true ? file.bytes : 0))].reduce(
    (total, size) => total + size,
    0,
  )
  return [
    ...missing,
    ...(outside ? [{ code: 'file_not_in_content_dir', detail: { path: outside.path } } as const] : []),
    ...(bytes > MAX_ATTACHED_BYTES ? [{ code: 'attachments_overweight' } as const] : []),
  ]
}
