import { adminTexts, record, text } from '@vitrine/content/core'
import type { Payload, ServerComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { adviceOn } from '../core/checks/advice.ts'
import { checkForm } from '../core/checks/check-form.ts'
import { checkWriting } from '../core/checks/check-writing.ts'
import { readWrittenForm } from '../core/checks/read-written-form.ts'
import type { Site } from '../core/checks/site.ts'
import { parseFormSettings } from '../core/form-settings.ts'
import { problemLocation } from './problem-location.ts'

/** At the top of a form, saved or not: what in it works against its editor, as it stands at the moment. */
export async function FormWarnings({ data, i18n, id, payload }: ServerComponentProps): Promise<ReactNode> {
  // Nobody has begun to write it.
  if (id === undefined && !text(data?.title)) return null
  const { language } = i18n
  const word = adminTexts(language)
  const site = await siteOf(payload)
  const form = readWrittenForm({ ...data, id: typeof id === 'number' ? id : 0 }, payload.email.defaultFromAddress)
  const problems = [
    ...checkWriting(data).map(({ section, line, message }) => ({
      place: `${problemLocation({ section }, language)}, ${word({ en: 'line', de: 'Zeile' })} ${line}`,
      message,
    })),
    ...(form ? checkForm(form, site) : []).map((problem) => ({
      place: problemLocation(problem, language),
      message: adviceOn(problem),
    })),
  ]
  if (problems.length === 0) return null
  return (
    <section className="form-warnings" aria-labelledby="form-warnings">
      <h3 id="form-warnings">{word({ en: 'Please check this form', de: 'Bitte dieses Formular prüfen' })}</h3>
      <ul>
        {problems.map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            <strong>{place}:</strong> {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function siteOf(payload: Payload): Promise<Site> {
  const { config, email } = payload
  const { botCheck } = parseFormSettings(await payload.findGlobal({ slug: 'form-settings', depth: 0 }))
  const site = record(await payload.findGlobal({ slug: 'site', depth: 0 }))
  return {
    url: config.custom.siteUrl,
    adminEmail: text(site.email) ?? email.defaultFromAddress,
    hasBotCheck: botCheck.kind !== 'off',
    // The intake takes files as large as the form allows.
    uploadLimit: Number.POSITIVE_INFINITY,
    // Only the files of fields go with a mail.
    findFile: () => ({ found: false }),
  }
}
