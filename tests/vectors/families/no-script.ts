import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageOutcome } from '../../../packages/forms/src/core/outcome.ts'
import { publicForm } from '../../../packages/forms/src/core/public-form.ts'
import { type FormRenderContext, plainRenderContext } from '../../../packages/forms/src/core/template/render-context.ts'
import { parseUnitTag } from '../../../packages/forms/src/core/unit-tag.ts'
import ContactFormView from '../../../packages/forms/src/ui/contact-form.island.tsx'
import { PLUGIN_VERSION } from '../../../packages/forms/src/ui/contact-form.props.ts'
import { differs } from '../differs.ts'
import type { Family, Verdict } from '../family.ts'
import { keys, unused, whole } from '../known.ts'
import { ENTRIES, type RecordedEntries } from '../posted-entries.ts'
import { htmlDiffers } from '../same-html.ts'
import { NOW } from '../server/conventions.ts'
import { hiddenFields, multipart, send } from '../server/post-form.ts'
import { RECORDED_ENV, type RecordedEnv } from '../server/recorded-env.ts'
import { RECORDED_FORM, type RecordedForm } from '../server/recorded-form.ts'
import type { RecordedSite } from '../server/recorded-site.ts'
import { type RecordedVisitor, VISITOR } from '../server/visitor.ts'
import { RECORDED_WIDGET, templateForm } from '../template-form.ts'

interface NoScriptVector extends RecordedVisitor {
  readonly form: RecordedForm
  readonly env?: RecordedEnv
  readonly hidden?: Readonly<Record<string, string | null>>
  /** Null: a plain visit. */
  readonly entries: RecordedEntries | null
  readonly encoding?: 'urlencoded'
  readonly http?: number
  readonly html: string
  readonly mails?: number
  readonly status?: string
}

const VECTOR = keys<NoScriptVector>({
  ...VISITOR,
  form: RECORDED_FORM,
  env: RECORDED_ENV,
  hidden: whole,
  entries: ENTRIES,
  encoding: whole,
  // Our page is another program's: what it answers is in the tests of the site.
  http: unused,
  html: whole,
  mails: whole,
  status: whole,
})

const UNIT_TAG = 'wpcf7-f4-p5-o1'
const PAGE_ID = 5

export const family: Family = {
  known: { vector: VECTOR },
  async open(_file, run) {
    const content = await run.content()
    return {
      async check(vector) {
        const recorded = vector as unknown as NoScriptVector
        const site = await content.site(recorded.form, recorded.env ?? {})
        try {
          return await pageDiffers(recorded, site)
        } finally {
          await site.close()
        }
      },
    }
  },
}

async function pageDiffers(vector: NoScriptVector, site: RecordedSite): Promise<Verdict> {
  site.app.post('/contact/', async (request) => site.forms.submitPage(request))
  const posted = vector.entries && (await post(vector, vector.entries, site))
  const outcome = posted?.kind === 'outcome' && posted.outcome.unitTag === UNIT_TAG ? posted.outcome : undefined
  return (
    htmlDiffers(normal(vector.html), normal(render(vector, outcome))) ??
    differs('status', vector.status, outcome?.status) ??
    differs('mails', vector.mails, vector.mails === undefined ? undefined : (await site.rows('deliveries')).length)
  )
}

async function post(vector: NoScriptVector, entries: RecordedEntries, site: RecordedSite) {
  const { encoding, hidden } = vector
  const all = [...hiddenFields(UNIT_TAG, PAGE_ID, hidden), ...entries]
  const body =
    encoding === 'urlencoded'
      ? {
          type: 'application/x-www-form-urlencoded',
          body: Buffer.from(String(new URLSearchParams(all.map(([name, value]) => [name, String(value)])))),
        }
      : await multipart(all)
  const response = await send(site.app, '/contact/', body, vector)
  return response.json<{ kind: 'outcome'; outcome: PageOutcome } | { kind: 'refused' }>()
}

function render({ form: recorded, env = {} }: NoScriptVector, outcome: PageOutcome | undefined): string {
  const unitTag = parseUnitTag(UNIT_TAG)
  if (!unitTag) throw new Error('The unit tag of the recordings is none.')
  const services: FormRenderContext['services'] = new Set([
    ...(env.services ?? []),
    ...(env.captcha ? (['captcha'] as const) : []),
  ])
  const form = templateForm({ template: recorded.form ?? '', settings: recorded.additional_settings ?? '' }, services)
  const renderContext: FormRenderContext = {
    ...plainRenderContext(NOW),
    services,
    ...(services.has('turnstile') && { botCheck: RECORDED_WIDGET }),
    drawQuestion: ([[question]]) => ({ question, answerHash: '{hash}' }),
    drawCaptcha: () => ({
      challenge: '1234567890',
      address: 'https://www.example.com/wp-content/uploads/wpcf7_captcha/1234567890.png',
    }),
  }
  return renderToStaticMarkup(
    createElement(ContactFormView, {
      form: publicForm(form, renderContext),
      unitTag,
      pageId: PAGE_ID,
      action: `/contact/#${UNIT_TAG}`,
      wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
      placement: { label: 'Contact form' },
      ...(outcome && { outcome }),
    }),
  )
}

/** React's hints to load images are no part of the form; what changes with every run is written alike. */
function normal(html: string): string {
  return html
    .replace('{version}', PLUGIN_VERSION)
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/value="(?:[0-9a-f]{32}|\{hash\}|<hash>|&lt;hash&gt;)"/g, 'value="hash"')
}
