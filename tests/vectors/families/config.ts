import { parseAdditionalSettings } from '../../../packages/forms/src/core/additional-settings.ts'
import { checkForm } from '../../../packages/forms/src/core/checks/check-form.ts'
import type { ConfigProblem } from '../../../packages/forms/src/core/checks/config-problem.ts'
import type { AttachedFile, Site } from '../../../packages/forms/src/core/checks/site.ts'
import { readTemplate } from '../../../packages/forms/src/core/template/form-body.ts'
import { tagsOf } from '../../../packages/forms/src/core/template/scan.ts'
import { differs } from '../differs.ts'
import { plainFamily, type VectorFile } from '../family.ts'
import { keys, whole } from '../known.ts'
import { isOn, mailTemplate, RECORDED_MAIL, type RecordedMail } from '../server/recorded-form.ts'

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
  /** True if there are no errors. */
  readonly valid?: boolean
  readonly errors: readonly Omit<ConfigProblem, 'code'>[]
}

interface RecordedDefaults extends Pick<RecordedForm, 'form' | 'mail'> {
  readonly site_url: string
  readonly admin_email: string
  readonly upload_limit_bytes: number
  readonly existing_file: string
}

const CHANGED = keys<RecordedForm>({
  form: whole,
  mail: RECORDED_MAIL,
  mail_2: RECORDED_MAIL,
  messages: whole,
  settings: whole,
  options: keys<NonNullable<RecordedForm['options']>>({ include: whole, exclude: whole }),
})

const KNOWN = {
  vector: keys<ConfigVector>({ changed: CHANGED, valid: whole, errors: whole }),
  shared: keys<{ readonly defaults: RecordedDefaults }>({
    defaults: keys<RecordedDefaults>({
      form: whole,
      mail: RECORDED_MAIL,
      site_url: whole,
      admin_email: whole,
      upload_limit_bytes: whole,
      existing_file: whole,
    }),
  }),
}

export const family = plainFamily<ConfigVector>(KNOWN, ({ changed, valid, errors }, file) => {
  const defaults = file.shared.defaults as RecordedForm
  const parts = readTemplate(changed.form ?? defaults.form ?? '', new Set())
  const problems = checkForm(
    {
      body: { kind: 'template', parts },
      tags: tagsOf(parts),
      mail: mailTemplate({ ...defaults.mail, ...changed.mail }),
      ...(changed.mail_2 &&
        isOn(changed.mail_2.active ?? true) && { mail2: mailTemplate({ ...defaults.mail, ...changed.mail_2 }) }),
      messages: changed.messages ?? {},
      settings: parseAdditionalSettings(changed.settings ?? ''),
    },
    siteOf(file),
  )
  const { include, exclude = [] } = changed.options ?? {}
  const asked = problems.filter(({ code }) => !exclude.includes(code) && (include?.includes(code) ?? true))
  const recorded = inOrder(errors)
  const ours = inOrder(asked).map((problem, at) => (recorded[at]?.detail ? problem : { ...problem, detail: undefined }))
  return differs('errors', recorded, ours) ?? differs('valid', valid, valid === undefined ? valid : ours.length === 0)
})

/** The order of problems is nobody's business, and we may tell more about one than was recorded. */
function inOrder<P extends Omit<ConfigProblem, 'code'>>(problems: readonly P[]): readonly P[] {
  const key = (problem: P) => JSON.stringify([problem.section, 'code' in problem && problem.code, problem.detail])
  return problems.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
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
