import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContactFormBlock } from '../../../../packages/forms/src/blocks/contact-form/contact-form.block.ts'
import { view } from '../../../../packages/forms/src/blocks/contact-form/contact-form.view.tsx'
import { formOrdinals, formsState } from '../../../../packages/forms/src/core/page-state.ts'
import {
  type FormRenderContext,
  plainRenderContext,
} from '../../../../packages/forms/src/core/template/render-context.ts'
import { PLUGIN_VERSION } from '../../../../packages/forms/src/ui/contact-form.props.ts'
import { featureStates } from '../../../../packages/kit/src/core/feature-state.ts'
import type { LogEntry, RecordedReply, Scenario } from '../../browser-page/scenario.ts'
import type { Vector } from '../../family.ts'
import { templateForm } from '../../template-form.ts'
import { SCRIPT_PATH } from './pages.ts'

export interface BrowserVector {
  readonly form: string
  /** The form as the original served it, and how it was put into the page. */
  readonly html?: string
  readonly useMarkup?: string
  readonly settings?: string
  readonly rules: readonly unknown[]
  readonly replies: readonly RecordedReply[]
  readonly log: readonly LogEntry[]
  /** A second copy of the form is on the page. */
  readonly second_html?: string
  readonly twice?: boolean
  /** Markup before and after the form. */
  readonly wrap?: readonly [string, string]
  /** Put on the page's `wpcf7` object. */
  readonly globals?: Readonly<Record<string, unknown>>
  /** Missing on the page. */
  readonly without?: string
  readonly root?: string
  readonly namespace?: string
  readonly recaptcha?: { readonly sitekey: string; readonly actions: Readonly<Record<string, string>> }
  readonly recaptchaFails?: boolean
}

const ROOT = 'https://www.example.com/wp-json/'
const NAMESPACE = 'contact-form-7/v1'

/** The document of a scenario, as the site would serve it. */
export function pageOf(vector: BrowserVector, defaultDetail: Vector): string {
  const scenario: Scenario = {
    rules: vector.rules,
    replies: vector.replies,
    api: `${ROOT}${NAMESPACE}`,
    defaultDetail,
    version: PLUGIN_VERSION,
    botCheckFails: vector.recaptchaFails ?? false,
  }
  const [before, after] = vector.wrap ?? ['', '']
  return `<!doctype html><html lang="en"><title>Contact</title>
<script>window.scenario = ${asScript(scenario)}; ${missing(vector.without)}; ${globals(vector.globals)}</script>
<script type="module" src="${SCRIPT_PATH}"></script>
<body>${before}${forms(vector)}${after}</body></html>`
}

function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Takes away what a browser without it would not have. */
function missing(what = ''): string {
  if (what === 'forEach') return 'delete NodeList.prototype.forEach'
  if (what === 'replaceAll') return 'delete String.prototype.replaceAll'
  return what === 'fetch' || what === 'FormData' ? `delete window.${what}` : ''
}

function globals(values: BrowserVector['globals']): string {
  return values ? `window.wpcf7 = ${asScript(values)}` : ''
}

function forms(vector: BrowserVector): string {
  const blocks = ['first', ...(vector.twice || vector.second_html !== undefined ? ['second'] : [])]
  const renderContext = renderContextOf(vector)
  const ordinals = Object.fromEntries(blocks.map((id, index) => [id, index + 1]))
  const state = formsState.entry({
    apiRoot: vector.root ?? ROOT,
    namespace: vector.namespace ?? NAMESPACE,
    renderContext,
  })
  const form = templateForm({ template: vector.form, ...vector }, renderContext.services)
  const context = {
    locale: 'en',
    path: '/contact/',
    home: '/',
    timeZone: 'UTC',
    pageId: 0,
    preview: false,
    features: featureStates([state, formOrdinals.entry({ ordinals })]),
  }
  const markup = blocks.map((id, index) => {
    const block: ContactFormBlock = { blockType: 'contactForm', id, form }
    return renderToStaticMarkup(
      createElement(view.view.Block, { block, context, index, nested: () => null, field: () => ({}) }),
    )
  })
  return withoutSettings(markup.join(''), vector.without)
}

function renderContextOf({ recaptcha }: BrowserVector): FormRenderContext {
  return {
    ...plainRenderContext(new Date('2025-03-14T12:00:00Z')),
    ...(recaptcha && {
      botCheck: { kind: 'recaptcha', siteKey: recaptcha.sitekey, asksConsent: false, mayFail: false },
    }),
    services: new Set([...(recaptcha ? (['recaptcha'] as const) : []), 'captcha']),
    drawQuestion: ([[question]]) => ({ question, answerHash: '0'.repeat(32) }),
    drawCaptcha: () => ({
      challenge: '1234567890',
      address: 'https://www.example.com/wp-content/uploads/wpcf7_captcha/1234567890.png',
    }),
  }
}

/** A page that came without what the form's script needs to know. */
function withoutSettings(markup: string, what: string | undefined): string {
  const settings = /&quot;wpcf7&quot;:\{&quot;api&quot;:\{[^}]*\}\}/g
  if (what === 'wpcf7') return markup.replaceAll(settings, '&quot;wpcf7&quot;:null')
  return what === 'api' ? markup.replaceAll(settings, '&quot;wpcf7&quot;:{}') : markup
}
