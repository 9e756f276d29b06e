import type { ReportLine } from '../convert/convert.ts'
import type { ConvertedForm } from '../forms/form-source.ts'
import { FORM_SOURCES } from '../forms/form-sources.ts'
import { withSender } from '../forms/mail-sender.ts'
import { type OtherForm, type OtherFormPlugin, otherFormFor } from '../forms/other-forms.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { refTo, type SourceRef } from '../source/source-key.ts'
import { siteLanguageOf } from './languages.ts'
import type { ImportOptions } from './options.ts'
import type { PlannedDocument } from './plan.ts'

/** A file that a plugin for forms exported, by its text. */
export interface FormFile {
  readonly name: string
  readonly text: string
}

/** Forms that came in files of their own, and those of the export that other plugins than Contact Form 7 made. */
export interface PlannedForms {
  readonly documents: readonly PlannedDocument[]
  readonly lines: readonly ReportLine[]
  /** The form that a shortcode or block of a plugin means by a number or a title. */
  find(plugin: OtherFormPlugin, written: string): SourceRef | undefined
}

/** True for the text of a file that a plugin for forms exported. */
export function isFormFile(file: FormFile): boolean {
  return formsIn(file).length > 0
}

/** Plans the forms of files. One that the export has too, or that was given before, is left out. */
export function planFormFiles(
  files: readonly FormFile[],
  { index, options }: { readonly index: ExportIndex; readonly options: ImportOptions },
): PlannedForms {
  const known = new Map<string, OtherForm>()
  for (const form of formsOfItems(index)) known.set(form.ref.$source, form)
  const documents: PlannedDocument[] = []
  const lines: ReportLine[] = []
  for (const file of files) {
    for (const form of formsIn(file)) {
      const other = otherForm(form, file)
      const isKnown = [...known.values()].some((one) => isSame(one, other))
      if (isKnown) {
        lines.push({ level: 'note', code: 'form-twice', subject: form.title, example: file.name })
        continue
      }
      known.set(other.ref.$source, other)
      documents.push(documentOf(form, other, options))
      lines.push(...form.lines.map((line) => ({ ...line, example: line.example ?? file.name })))
    }
  }
  const forms = [...known.values()]
  return { documents, lines, find: (plugin, written) => otherFormFor(plugin, written, forms) }
}

interface PluginForm extends ConvertedForm {
  readonly plugin: OtherFormPlugin
}

function formsIn({ name, text }: FormFile): readonly PluginForm[] {
  return FORM_SOURCES.flatMap(({ plugin, read }) =>
    plugin === 'contact-form-7' ? [] : read({ from: 'file', name, text }).map((form) => ({ ...form, plugin })),
  )
}

/** Forms of WPForms are items of an export. */
function* formsOfItems({ items }: ExportIndex): Generator<OtherForm> {
  for (const { id, kind, status, title } of items.values()) {
    if (kind === 'wpforms' && status !== 'trash') yield { plugin: 'wpforms', id, title, ref: refTo(`item:${id}`) }
  }
}

function otherForm({ plugin, number, title }: PluginForm, { name }: FormFile): OtherForm {
  const id = number ?? numberInName(name)
  const known =
    id ??
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, MAX_KEY_LENGTH)
  return { plugin, ...(id !== undefined && { id }), title, ref: refTo(`form:${plugin}-${known}`) }
}

const MAX_KEY_LENGTH = 100

/** Files of Ninja Forms do not say which form they hold, but their names often do: `nf-form-3.nff`. */
function numberInName(name: string): number | undefined {
  const digits = /(?:^|[^a-z])form[-_ ]?(\d{1,9})(?!\d)/i.exec(name)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

function isSame(one: OtherForm, other: OtherForm): boolean {
  if (one.plugin !== other.plugin) return false
  return one.id !== undefined && other.id !== undefined ? one.id === other.id : one.ref.$source === other.ref.$source
}

function documentOf(form: PluginForm, { ref }: OtherForm, options: ImportOptions): PlannedDocument {
  const locale = siteLanguageOf(form.language ?? '', options.languages) ?? options.language
  return {
    key: ref.$source,
    collection: 'contact-forms',
    locale,
    data: withSender(form.values, options.sender),
    dependsOn: [],
    oldAddresses: [],
  }
}
