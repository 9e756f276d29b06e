import { distinctNames } from '../core/distinct-names.ts'
import { type Entries, files, valuesByField } from '../core/entries.ts'
import { isDisguised } from '../core/file-content.ts'
import type { ContactForm } from '../core/form.ts'
import type { Problem } from '../core/problem.ts'
import { inRows } from '../core/rows.ts'
import type { FormTag } from '../core/template/form-tag.ts'
import { fileLimitOf } from '../core/template/options.ts'
import { fileAccept } from '../fields/file/file-accept.ts'
import { isStaged, type StagedFile } from './uploads.ts'

/** A file that belongs to an accepted message. */
export interface StoredFile {
  readonly field: string
  /** Safe to show and to send. */
  readonly name: string
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** Bytes that the files of each field may have in all, by the names of all rows that a group can have. */
export function fileLimits(form: ContactForm): ReadonlyMap<string, number> {
  const limits = new Map<string, number>()
  for (const tag of fieldsOfAllRows(form)) {
    if (tag.basetype === 'file') limits.set(tag.name, Math.max(limits.get(tag.name) ?? 0, fileLimitOf(tag)))
  }
  return limits
}

function fieldsOfAllRows({ body, tags }: ContactForm): readonly FormTag[] {
  if (body.kind === 'template') return tags
  const fields = body.fields.map((field) => ({ ...field, name: field.tag.name }))
  const written = inRows(fields, body.groups, (group) => body.groups[group]?.rows?.max ?? 1)
  return written.map(({ tag, name }) => ({ ...tag, name }))
}

/** The files that arrived for each file field. */
export function stagedByField(tags: readonly FormTag[], entries: Entries): ReadonlyMap<string, readonly StagedFile[]> {
  const values = valuesByField(entries)
  return new Map(
    tags
      .filter(({ basetype }) => basetype === 'file')
      .map(({ name }) => [name, files(values.get(name) ?? []).filter(isStaged)]),
  )
}

/** Problems of fields that got a file which is surely not what its name says. */
export function disguisedFiles(
  { tags, messages }: Pick<ContactForm, 'tags' | 'messages'>,
  staged: ReadonlyMap<string, readonly StagedFile[]>,
): readonly Problem[] {
  const accept = (field: string) =>
    tags.flatMap((tag) => (tag.basetype === 'file' && tag.name === field ? fileAccept(tag) : []))
  return [...staged].flatMap(([field, files]) =>
    files.some((file) => isDisguised(file, accept(field))) ? [{ field, error: messages.upload_file_type_invalid }] : [],
  )
}

/** Bytes of all files that go with one mail. [reference 12] */
const MAX_ATTACHED_BYTES = 25 * 1024 * 1024

/** The files that fit into a mail, in order; those that do not are kept with the message only. */
export function attachable(files: readonly StoredFile[]): readonly StoredFile[] {
  let bytes = 0
  return files.filter(({ size }) => {
    if (bytes + size > MAX_ATTACHED_BYTES) return false
    bytes += size
    return true
  })
}

/**
 * The files of a message. Several of one name are told apart, in the message as in its mails.
 *
 * @param place Where each file lies once it is kept.
 */
export function storedFiles(
  staged: ReadonlyMap<string, readonly StagedFile[]>,
  place: (path: string) => string,
): readonly StoredFile[] {
  const files = [...staged].flatMap(([field, list]) =>
    list.flatMap(({ safeName: name, path, size }) =>
      path === undefined ? [] : [{ field, name, path: place(path), size }],
    ),
  )
  const names = distinctNames(files.map(({ name }) => name))
  return files.map((file, index) => ({ ...file, name: names[index] ?? file.name }))
}
