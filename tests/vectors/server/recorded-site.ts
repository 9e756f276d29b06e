import Fastify, { type FastifyInstance } from 'fastify'
import { canonical } from '../../../packages/forms/src/core/template/canonical.ts'
import { createForms, type Forms, type FormsOptions } from '../../../packages/forms/src/server/create-forms.ts'
import { openContent } from '../../support/content.ts'
import { type FakeServices, fakeServices } from './fake-services.ts'

/** The form that every recording is about. */
export const FORM_ID = 4

export const SITE_URL = 'https://www.example.com'
export const NOW = new Date('2025-03-14T12:00:00Z')

/** What a recording says of a form. */
export interface RecordedForm {
  readonly form?: string
  readonly additional_settings?: string
  readonly messages?: Readonly<Record<string, string>>
  readonly mail_2?: Readonly<Record<string, unknown>>
}

/** What a recording says of the site around it. */
export interface RecordedEnv {
  readonly disallowed_keys?: string
  readonly user?: string
  readonly user_agent?: string | null
  readonly mail_fails?: boolean
  readonly mail_2_fails?: boolean
  readonly abort?: true | { readonly status?: string; readonly response?: string }
  readonly rules?: readonly never[]
  readonly services?: readonly ('recaptcha' | 'turnstile' | 'stripe')[]
  readonly service_replies?: FakeServices['replies']
  readonly akismet?: string
  readonly captcha?: boolean
  readonly flamingo?: boolean
}

/** A site as the recordings had it, for one case. */
export interface RecordedSite {
  readonly app: FastifyInstance
  readonly forms: Forms
  /** What the services were asked, in order. */
  readonly calls: readonly unknown[]
  readonly rows: (table: 'submissions' | 'deliveries') => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** The word of a captcha that was drawn. */
  readonly close: () => Promise<void>
}

const BOT_CHECK = {
  siteKey: 'site_key',
  secretKey: 'secret_key',
  threshold: 0.5,
  whenDown: 'spam',
  asksConsent: false,
} as const

/** Opens the content once; each case then gets a site of its own on it. */
export async function openRecordedSite(): Promise<{
  readonly site: (form: RecordedForm, env: RecordedEnv) => Promise<RecordedSite>
  readonly close: () => Promise<void>
}> {
  const content = await openContent()
  const { payload } = content
  const mail = { recipient: 'owner@example.com', subject: 'S', body: 'B' }
  for (let id = 1; id <= FORM_ID; id += 1) {
    await payload.create({ collection: 'contact-forms', data: { title: `Contact form ${id}`, mail } as never })
  }
  return {
    async site(form, env) {
      await payload.delete({ collection: 'deliveries', where: { id: { exists: true } } })
      await payload.delete({ collection: 'submissions', where: { id: { exists: true } } })
      await payload.update({ collection: 'contact-forms', id: FORM_ID, data: documentOf(form, mail) as never })
      const faked = fakeServices(env.service_replies ?? {})
      const forms = createForms({
        payload,
        settings: { ...content.settings, siteUrl: SITE_URL, secret: 'recorded' },
        languages: ['en'],
        site: async () => ({ title: 'Example "Site" & Co', description: 'Just another <site>' }),
        services: servicesOf(env, faked),
        extensions: [extensionOf(env)],
        now: () => NOW,
        userOf: () => (env.user ? { login: env.user } : undefined),
        onError: (error) => {
          throw error
        },
      })
      const app = Fastify()
      // As the site's own program does: forms read their bodies themselves.
      app.addContentTypeParser('*', (_request, _payload, done) => done(null))
      await forms.register(app)
      return {
        app,
        forms,
        calls: faked.calls,
        rows: async (collection) =>
          (await payload.find({ collection, limit: 100, depth: 0, pagination: false, sort: 'id' })).docs as never,
        async close() {
          faked.restore()
          await app.close()
          await forms.stop()
        },
      }
    },
    close: () => content.close(),
  }
}

function documentOf(
  { form = '', additional_settings = '', messages = {}, mail_2 }: RecordedForm,
  mail: object,
): object {
  return {
    title: 'Contact form 1',
    writtenAs: 'template',
    template: form === '' ? ' ' : form,
    additionalSettings: additional_settings,
    messages: { ...NO_MESSAGES, ...messages },
    mail,
    mail2: mail_2 ? { active: true, subject: 'S', ...mail_2 } : { active: false },
  }
}

/** Messages of the case before are taken back to their defaults. */
const NO_MESSAGES = Object.fromEntries(
  'mail_sent_ok mail_sent_ng validation_error spam accept_terms invalid_required invalid_too_long invalid_too_short'
    .split(' ')
    .map((key) => [key, null]),
)

/** The picture of the recordings: always the same word, which the real ones draw by chance. */
const RECORDED_CAPTCHAS: NonNullable<NonNullable<FormsOptions['services']>['captchas']> = {
  draw: () => ({ challenge: '1234567890', address: `${SITE_URL}/wp-content/uploads/wpcf7_captcha/1234567890.png` }),
  picture: () => undefined,
  check: (answer, challenge) => challenge === '1234567890' && canonical(answer) === 'abcd',
}

function servicesOf(env: RecordedEnv, faked: FakeServices): NonNullable<FormsOptions['services']> {
  const has = (name: 'recaptcha' | 'turnstile' | 'stripe') => env.services?.includes(name) === true
  return {
    ...(has('recaptcha') && { botCheck: { kind: 'recaptcha', ...BOT_CHECK } }),
    ...(has('turnstile') && { botCheck: { kind: 'turnstile', ...BOT_CHECK } }),
    ...(has('stripe') && { payments: { publishableKey: '', secretKey: 'secret_key' } }),
    ...(env.disallowed_keys && { disallowedWords: env.disallowed_keys }),
    captchas: env.captcha ? RECORDED_CAPTCHAS : undefined,
    ...(env.akismet && {
      akismet: async (comment) => {
        faked.calls.push({ akismet: comment })
        return env.akismet === 'true'
      },
    }),
  }
}

function extensionOf({ rules, abort }: RecordedEnv): NonNullable<FormsOptions['extensions']>[number] {
  return {
    rules: () => rules ?? [],
    beforeMail: () =>
      abort === undefined
        ? undefined
        : abort === true
          ? {}
          : { ...(abort.status && { status: abort.status }), ...(abort.response && { message: abort.response }) },
  }
}
