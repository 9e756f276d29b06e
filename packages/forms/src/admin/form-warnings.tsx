import { adminTexts, record, text } from '@vitrine/content/core'
import type { Payload, ServerComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { formFindings } from '../core/checks/form-findings.ts'
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
  const problems = formFindings({ ...data, id }, { site, mailFrom: payload.email.defaultFromAddress }).map(
    ({ line, message, ...found }) => ({
      place: [problemLocation(found, language), line && `${word({ en: 'line', de: 'Zeile' })} ${line}`]
        .filter(Boolean)
        .join(', '),
      message: word(message),
    }),
  )
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
