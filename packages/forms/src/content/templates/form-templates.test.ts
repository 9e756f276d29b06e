import { describe, expect, it } from 'vitest'
import { formFindings } from '../../core/checks/form-findings.ts'
import { formProblems } from '../../core/form-problems.ts'
import { previewMail } from '../../core/mail/mail-preview.ts'
import { FORM_TEMPLATES } from './form-templates.ts'

const SITE = { title: 'Studio', description: '', url: 'https://x.zz', adminEmail: 'a@x.zz', timeZone: 'UTC' }

it('five forms can be started from, each with a name of its own', () => {
  expect(FORM_TEMPLATES).toHaveLength(5)
  expect(new Set(FORM_TEMPLATES.map(({ name }) => name)).size).toBe(5)
})

describe.each(FORM_TEMPLATES.map((template) => [template.name, template.form] as const))('the form %s', (_, form) => {
  const document = { id: 1, writtenAs: 'fields', ...form }

  it('can be saved and has nothing to be warned of, its answer to the visitor included', () => {
    const active = { ...document, mail2: { ...form.mail2, active: true } }
    expect(formProblems(active)).toEqual([])
    const site = {
      ...SITE,
      hasBotCheck: true,
      uploadLimit: Number.POSITIVE_INFINITY,
      findFile: () => ({ found: false }) as const,
    }
    expect(formFindings(active, { site, mailFrom: 'website@localhost' })).toEqual([])
  })

  it('has a button, and mails that reach the owner and the visitor', () => {
    expect(form.fields.at(-1)?.blockType).toBe('submit')
    const options = { locale: 'en', leaveEmpty: true, mailFrom: 'website@x.zz', site: SITE, now: new Date(0) }
    expect(previewMail(document, 'mail', options)?.mail).toMatchObject({ to: 'a@x.zz' })
    expect(previewMail(document, 'mail2', options)?.mail.to).toContain('visitor@example.com')
  })
})
