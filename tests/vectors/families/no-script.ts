import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseAdditionalSettings } from '../../../packages/forms/src/core/additional-settings.ts'
import type { ContactForm } from '../../../packages/forms/src/core/form.ts'
import { DEFAULT_MESSAGES } from '../../../packages/forms/src/core/messages.ts'
import type { PageOutcome } from '../../../packages/forms/src/core/outcome.ts'
import { publicForm } from '../../../packages/forms/src/core/public-form.ts'
import { readTemplate } from '../../../packages/forms/src/core/template/form-body.ts'
import { tagsOf } from '../../../packages/forms/src/core/template/scan.ts'
import { plainSurroundings, type Surroundings } from '../../../packages/forms/src/core/template/surroundings.ts'
import { parseUnitTag } from '../../../packages/forms/src/core/unit-tag.ts'
import ContactFormView from '../../../packages/forms/src/ui/contact-form.island.tsx'
import { PLUGIN_VERSION } from '../../../packages/forms/src/ui/contact-form.props.ts'
import { differs } from '../differs.ts'
import type { Family, Verdict } from '../family.ts'
import type { RecordedEntries } from '../posted-entries.ts'
import { htmlDiffers } from '../same-html.ts'
import { hiddenFields, multipart, send } from '../server/post-form.ts'
import {
  FORM_ID,
  NOW,
  openRecordedSite,
  type RecordedEnv,
  type RecordedForm,
  type RecordedSite,
} from '../server/recorded-site.ts'

interface NoScriptVector {
  readonly form: RecordedForm
  readonly env?: RecordedEnv
  readonly hidden?: Readonly<Record<string, string | null>>
  /** Null: a plain visit. */
  readonly entries: RecordedEntries | null
  readonly encoding?: 'urlencoded'
  readonly html: string
  readonly mails?: number
  readonly status?: string
}

const UNIT_TAG = 'wpcf7-f4-p5-o1'
const PAGE_ID = 5

export const family: Family = {
  async open() {
    const content = await openRecordedSite()
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
      close: content.close,
    }
  },
}

async function pageDiffers(vector: NoScriptVector, site: RecordedSite): Promise<Verdict> {
  site.app.post('/contact/', async (request) => site.forms.submitPage(request))
  const posted = vector.entries && (await post(vector, vector.entries, site))
  const outcome = posted?.kind === 'outcome' && posted.outcome.unitTag === UNIT_TAG ? posted.outcome : undefined
  return (
    htmlDiffers(normal(vector.html), normal(render(vector, outcome))) ??
    differs('mails', vector.mails, vector.mails === undefined ? undefined : (await site.rows('deliveries')).length)
  )
}

async function post({ encoding, hidden, env = {} }: NoScriptVector, entries: RecordedEntries, site: RecordedSite) {
  const all = [...hiddenFields(UNIT_TAG, PAGE_ID, hidden), ...entries]
  const body =
    encoding === 'urlencoded'
      ? {
          type: 'application/x-www-form-urlencoded',
          body: Buffer.from(String(new URLSearchParams(all.map(([name, value]) => [name, String(value)])))),
        }
      : await multipart(all)
  const response = await send(site.app, '/contact/', body, env)
  return response.json<{ kind: 'outcome'; outcome: PageOutcome } | { kind: 'refused' }>()
}

function render({ form: recorded, env = {} }: NoScriptVector, outcome: PageOutcome | undefined): string {
  const unitTag = parseUnitTag(UNIT_TAG)
  if (!unitTag) throw new Error('The unit tag of the recordings is none.')
  const services: Surroundings['services'] = new Set([
    ...(env.services ?? []),
    ...(env.captcha ? (['captcha'] as const) : []),
  ])
  const parts = readTemplate(recorded.form ?? '', services)
  const form: ContactForm = {
    id: FORM_ID,
    title: 'Contact form 1',
    locale: 'en_US',
    body: { kind: 'template', parts },
    tags: tagsOf(parts),
    messages: DEFAULT_MESSAGES,
    settings: parseAdditionalSettings(recorded.additional_settings ?? ''),
    webhooks: [],
    mail: {
      recipient: '',
      sender: '',
      subject: '',
      additionalHeaders: '',
      body: '',
      attachments: '',
      useHtml: false,
      excludeBlank: false,
    },
  }
  const surroundings: Surroundings = {
    ...plainSurroundings(NOW),
    services,
    turnstileSiteKey: '0xSITE',
    drawQuestion: ([[question]]) => ({ question, answerHash: '{hash}' }),
    drawCaptcha: () => ({
      challenge: '1234567890',
      address: 'https://www.example.com/wp-content/uploads/wpcf7_captcha/1234567890.png',
    }),
  }
  return renderToStaticMarkup(
    createElement(ContactFormView, {
      form: publicForm(form, surroundings),
      unitTag,
      pageId: PAGE_ID,
      action: `/contact/#${UNIT_TAG}`,
      wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
      place: { label: 'Contact form' },
      ...(outcome && { outcome }),
    }),
  )
}

/** React's hints to load pictures are no part of the form; what changes with every run is written alike. */
function normal(html: string): string {
  return html
    .replace('{version}', PLUGIN_VERSION)
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/value="(?:[0-9a-f]{32}|\{hash\}|<hash>|&lt;hash&gt;)"/g, 'value="hash"')
}
