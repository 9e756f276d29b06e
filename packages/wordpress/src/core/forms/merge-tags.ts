import type { AskedField } from './asked-form.ts'
import { allFields } from './from-fields.ts'
import { escapeMailTags } from './mail-tags.ts'
import { plainLines } from './plain-words.ts'
import type { FormReport } from './report.ts'

/** Merge tags of other plugins, with the mail-tags that say the same. */
const SPECIAL: Readonly<Record<string, string>> = {
  admin_email: '[_site_admin_email]',
  'wp:admin_email': '[_site_admin_email]',
  'system:admin_email': '[_site_admin_email]',
  site_name: '[_site_title]',
  'wp:site_title': '[_site_title]',
  site_url: '[_site_url]',
  'wp:site_url': '[_site_url]',
  page_url: '[_url]',
  page_title: '[_post_title]',
  embed_url: '[_url]',
  'wp:post_title': '[_post_title]',
  'wp:post_url': '[_url]',
  user_ip: '[_remote_ip]',
  ip: '[_remote_ip]',
  'other:user_ip': '[_remote_ip]',
  user_agent: '[_user_agent]',
  date: '[_date]',
  date_mdy: '[_date]',
  date_dmy: '[_date]',
  'other:date': '[_date]',
  'other:time': '[_time]',
  form_name: '[_contact_form_title]',
  form_title: '[_contact_form_title]',
  entry_id: '[_serial_number]',
  'submission:sequence': '[_serial_number]',
}

const ALL = new Set(['all_fields', 'fields_table', 'all_fields_table', 'all_fields_display'])

interface MergeContext {
  readonly fields: readonly AskedField[]
  readonly names: ReadonlyMap<string, string>
  /** Key of the field that a merge tag names; undefined for one that names none. */
  readonly keyOf: (tag: string) => string | undefined
  readonly report: FormReport
}

/** A text of another plugin with its merge tags, `{…}`, as mail-tags. Markup is left out. */
export function withMailTags(text: unknown, { fields, names, keyOf, report }: MergeContext): string {
  const escaped = escapeMailTags(plainLines(text))
  return escaped.replace(/\{([^{}\n]{1,200})\}/g, (whole, tag: string) => {
    const written = tag.trim()
    if (ALL.has(written.replace(/:.*$/, ''))) return allFields(fields, names)
    const name = names.get(keyOf(written) ?? '')
    if (name !== undefined) return `[${name}]`
    const special = SPECIAL[written.replace(/\s.*$/, '')]
    if (special === undefined) report.note('unknown-mail-tag', written)
    return special ?? whole
  })
}
