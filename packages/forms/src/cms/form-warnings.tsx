import type { Payload, ServerComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { adviceOn } from '../core/checks/advice.ts'
import { checkForm } from '../core/checks/check-form.ts'
import { readWrittenForm } from '../core/checks/read-written-form.ts'
import type { Site } from '../core/checks/site.ts'
import { parseFormSettings } from '../core/form-settings.ts'
import { placeOf } from './problem-place.ts'

/** At the top of a saved form: what in it works against its editor, as it stands at the moment. */
export async function FormWarnings({ data, id, payload }: ServerComponentProps): Promise<ReactNode> {
  const site = await siteOf(payload)
  const form = readWrittenForm({ ...data, id }, site.adminEmail)
  const problems = form ? checkForm(form, site) : []
  if (problems.length === 0) return null
  return (
    <section className="form-warnings" aria-labelledby="form-warnings">
      <h3 id="form-warnings">Please check this form</h3>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <strong>{placeOf(problem)}:</strong> {adviceOn(problem)}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function siteOf(payload: Payload): Promise<Site> {
  const { config, email } = payload
  const { botCheck } = parseFormSettings(await payload.findGlobal({ slug: 'form-settings', depth: 0 }))
  return {
    url: config.custom.siteUrl,
    adminEmail: email.defaultFromAddress,
    hasBotCheck: botCheck.kind !== 'off',
    // The intake takes files as large as the form allows.
    uploadLimit: Number.POSITIVE_INFINITY,
    // Only the files of fields go with a mail.
    findFile: () => ({ found: false }),
  }
}
