import { parseAdditionalSettings } from '../../../packages/forms/src/core/additional-settings.ts'
import { checkForm } from '../../../packages/forms/src/core/checks/check-form.ts'
import type { ConfigProblem } from '../../../packages/forms/src/core/checks/config-problem.ts'
import type { AttachedFile, Site } from '../../../packages/forms/src/core/checks/site.ts'
import type { MailTemplate } from '../../../packages/forms/src/core/form.ts'
import { readTemplate } from '../../../packages/forms/src/core/template/form-body.ts'
import { tagsOf } from '../../../packages/forms/src/core/template/scan.ts'
import { differs } from '../differs.ts'
import { plainFamily, type VectorFile } from '../family.ts'

type RecordedMail = Readonly<Record<string, string | boolean | undefined>>

interface RecordedForm {
  readonly form?: string
  readonly mail?: RecordedMail
  readonly mail_2?: RecordedMail
  readonly messages?: Readonly<Record<string, string>>
  readonly settings?: string
  readonly options?: { readonly include?: readonly string[]; readonly exclude?: readonly string[] }
}

interface ConfigVector {
  readonly changed: RecordedForm

  readonly errors: readonly Omit<ConfigProblem, 'code'>[]
}

export const family = plainFamily<ConfigVector>(({ changed, errors }, file) => {
  const defaults = file.shared.defaults as RecordedForm
  const parts = readTemplate(changed.form ?? defaults.form ?? '', new Set())
  const problems = checkForm(
    {
      body: { kind: 'template', parts },
      tags: tagsOf(parts),
      mail: mailOf({ ...defaults.mail, ...changed.mail }),
      ...(changed.mail_2 &&
        isOn(changed.mail_2.active ?? true) && { mail2: mailOf({ ...defaults.mail, ...changed.mail_2 }) }),
      messages: changed.messages ?? {},
      settings: parseAdditionalSettings(changed.settings ?? ''),
    },
    siteOf(file),
  )
  const { include, exclude = [] } = changed.options ?? {}
  const asked = problems.filter(({ code }) => !exclude.includes(code) && (include?.includes(code) ?? true))
  const recorded = inOrder(errors)
  const ours = inOrder(asked).map((problem, at) => (recorded[at]?.detail ? problem : { ...problem, detail: undefined }))
  return differs('errors', recorded, ours)
})

/** The order of problems is nobody's business, and we may tell more about one than was recorded. */
function inOrder<P extends Omit<ConfigProblem, 'code'>>(problems: readonly P[]): readonly P[] {
  const key = (problem: P) => JSON.stringify([problem.section, 'code' in problem && problem.code, problem.detail])
  return problems.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

function mailOf(mail: RecordedMail): MailTemplate {
  const text = (name: string) => String(mail[name] ?? '')
  return {
    recipient: text('recipient'),
    sender: text('sender'),
    subject: text('subject'),
    additionalHeaders: text('additional_headers'),
    body: text('body'),
    attachments: text('attachments'),
    useHtml: isOn(mail.use_html),
    excludeBlank: isOn(mail.exclude_blank),
  }
}

function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1'
}

function siteOf({ shared }: VectorFile): Site {
  const site = shared.defaults as Readonly<Record<string, unknown>>
  const findFile = (path: string): AttachedFile => {
    if (path === site.existing_file) return { found: true, bytes: 1 }
    return path === '../wp-config.php' ? { found: 'outside' } : { found: false }
  }
  return {
    url: String(site.site_url),
    adminEmail: String(site.admin_email),
    uploadLimit: Number(site.upload_limit_bytes),
    hasBotCheck: false,
    findFile,
  }
}
