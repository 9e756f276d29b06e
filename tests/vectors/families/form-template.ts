import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isOn } from '../../../packages/forms/src/core/additional-settings.ts'
import type { ContactForm } from '../../../packages/forms/src/core/form.ts'
import { publicForm } from '../../../packages/forms/src/core/public-form.ts'
import { toSchema } from '../../../packages/forms/src/core/schema.ts'
import type { FormTag } from '../../../packages/forms/src/core/template/form-tag.ts'
import { type FormRenderContext, plainRenderContext } from '../../../packages/forms/src/core/template/render-context.ts'
import { takesPartInMail } from '../../../packages/forms/src/core/template/tag-types.ts'
import { parseUnitTag } from '../../../packages/forms/src/core/unit-tag.ts'
import ContactFormView from '../../../packages/forms/src/ui/contact-form.island.tsx'
import { PLUGIN_VERSION } from '../../../packages/forms/src/ui/contact-form.props.ts'
import { FormBodyView } from '../../../packages/forms/src/ui/form-body.tsx'
import { differs } from '../differs.ts'
import { plainFamily, type Verdict } from '../family.ts'
import { keys, unused, whole } from '../known.ts'
import { htmlDiffers } from '../same-html.ts'
import { recordedUser } from '../server/recorded-users.ts'
import { RECORDED_WIDGET, templateForm } from '../template-form.ts'

interface TemplateVector {
  readonly template: string
  readonly locale?: string
  readonly settings?: string
  readonly get?: FormRenderContext['query']
  readonly post?: FormRenderContext['body']
  readonly user?: string
  readonly shortcode?: Readonly<Record<string, string>>
  readonly attrs?: Readonly<Record<string, string>>
  readonly now?: string
  readonly env?: {
    readonly services?: readonly ('turnstile' | 'recaptcha')[]
    readonly lists?: Readonly<Record<string, Readonly<Record<string, string>> | readonly string[]>>
    readonly captcha?: boolean
  }
  readonly tags: readonly unknown[]
  readonly mail_tags: readonly string[]
  readonly rules: readonly unknown[]
  readonly html?: string
  readonly html_form?: string
}

const VECTOR = keys<TemplateVector>({
  template: whole,
  locale: whole,
  settings: whole,
  get: whole,
  post: whole,
  user: whole,
  shortcode: keys<NonNullable<TemplateVector['shortcode']>>({
    html_id: whole,
    html_name: whole,
    html_class: whole,
    html_title: whole,
    // Nothing in a page shows the source of a form.
    output: unused,
  }),
  attrs: whole,
  now: whole,
  env: keys<NonNullable<TemplateVector['env']>>({ services: whole, lists: whole, captcha: whole }),
  tags: whole,
  mail_tags: whole,
  rules: whole,
  html: whole,
  html_form: whole,
})

export const family = plainFamily<TemplateVector>({ vector: VECTOR }, (vector) => {
  const renderContext = renderContextOf(vector)
  const form = templateForm(vector, renderContext.services)
  const mailTags = [...new Set(form.tags.filter(takesPartInMail).map(({ name }) => name))]
  return (
    differs('tags', vector.tags, form.tags.map(recordedTag)) ??
    differs('mail tags', vector.mail_tags, mailTags) ??
    differs('rules', vector.rules, toSchema(form, renderContext).rules) ??
    bodyDiffers(vector, form, renderContext) ??
    formDiffers(vector, form, renderContext)
  )
})

const UNIT_TAG = 'wpcf7-f4-o1'
const RESPONSE = '<div class="wpcf7-response-output" aria-hidden="true"></div>'

function renderContextOf({ get, post, user, attrs, now, env = {} }: TemplateVector): FormRenderContext {
  return {
    ...plainRenderContext(new Date(now ?? '2025-03-14T12:00:00Z')),
    query: get ?? {},
    body: post ?? {},
    user: recordedUser(user) ?? {},
    attributes: attrs ?? {},
    lists: (name) => {
      const list = env.lists?.[name]
      return list && Object.values(list)
    },
    services: new Set([...(env.services ?? []), ...(env.captcha ? (['captcha'] as const) : [])]),
    ...(env.services?.includes('turnstile') && { botCheck: RECORDED_WIDGET }),
    drawQuestion: ([[question]]) => ({ question, answerHash: '{hash}' }),
    drawCaptcha: () => ({
      challenge: '1234567890',
      address: 'https://www.example.com/wp-content/uploads/wpcf7_captcha/1234567890.png',
    }),
  }
}

function recordedTag(tag: FormTag): unknown {
  const { type, basetype, rawName, name, options, rawValues, values, pipes, attr, content } = tag
  return {
    type,
    basetype,
    raw_name: rawName,
    name,
    options,
    raw_values: rawValues,
    values,
    labels: values,
    pipes,
    attr,
    content,
  }
}

function bodyDiffers({ html }: TemplateVector, form: ContactForm, renderContext: FormRenderContext): Verdict {
  if (html === undefined) return undefined
  const { body } = publicForm(form, renderContext)
  const state = {
    unitTag: UNIT_TAG,
    problemOf: () => undefined,
    postedOf: () => undefined,
    response: '',
    textOf: () => '',
    rows: [],
    isAwake: false,
  }
  const ours = markup(createElement(FormBodyView, { body, state }))
  return htmlDiffers(html.replace('{response-output}', RESPONSE), ours)
}

/** React puts hints to load images before what it renders; they are no part of the form. */
function markup(element: ReactNode): string {
  return renderToStaticMarkup(element).replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}

function formDiffers(
  { html_form, shortcode = {} }: TemplateVector,
  form: ContactForm,
  renderContext: FormRenderContext,
): Verdict {
  const unitTag = parseUnitTag(UNIT_TAG)
  if (html_form === undefined || !unitTag) return undefined
  const nonce = isOn(form.settings, 'subscribers_only') ? [['_wpnonce', '{nonce}'] as const] : []
  const shown = publicForm(form, renderContext)
  const ours = markup(
    createElement(ContactFormView, {
      form: { ...shown, hidden: [...nonce, ...shown.hidden] },
      unitTag,
      pageId: 0,
      action: `/contact/#${UNIT_TAG}`,
      wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
      placement: placeOf(shortcode),
    }),
  )
  return htmlDiffers(html_form.replace('{version}', PLUGIN_VERSION), ours)
}

function placeOf({ html_id, html_name, html_class, html_title }: Readonly<Record<string, string>>) {
  const word = (text: string) => text.replace(/[^-_A-Za-z0-9]/g, '')
  return {
    label: html_title ?? 'Contact form',
    ...(html_id && { id: word(html_id) }),
    ...(html_name && { name: word(html_name) }),
    ...(html_class && { classes: html_class.split(' ').map(word) }),
  }
}
