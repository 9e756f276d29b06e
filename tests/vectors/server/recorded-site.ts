import { runSql, sql } from '@vitrine/content/sql'
import Fastify, { type FastifyInstance } from 'fastify'
import { canonical } from '../../../packages/forms/src/core/template/canonical.ts'
import { createForms, type Forms, type FormsOptions } from '../../../packages/forms/src/server/create-forms.ts'
import { openContent } from '../../support/content.ts'
import { FORM_ID, NOW, SITE_URL } from './conventions.ts'
import { type FakeServices, fakeServices } from './fake-services.ts'
import type { RecordedEnv } from './recorded-env.ts'
import { formDocument, type RecordedForm } from './recorded-form.ts'
import { recordedUser } from './recorded-users.ts'

/** A site as the recordings had it, for one case. */
export interface RecordedSite {
  readonly app: FastifyInstance
  readonly forms: Forms
  /** Requests that the services got, in order. */
  readonly calls: readonly unknown[]
  readonly rows: (table: 'submissions' | 'deliveries') => Promise<readonly Readonly<Record<string, unknown>>[]>
  readonly close: () => Promise<void>
}

const BOT_CHECK = {
  siteKey: 'site_key',
  secretKey: 'secret_key',
  threshold: 0.5,
  whenDown: 'spam',
  asksConsent: false,
} as const

/** Content with the form of the recordings. One case at a time has a site of its own on it. */
export interface RecordedContent {
  readonly site: (form: RecordedForm, env: RecordedEnv) => Promise<RecordedSite>
  readonly close: () => Promise<void>
}

export async function openRecordedContent(): Promise<RecordedContent> {
  const content = await openContent()
  const { payload } = content
  // Nothing of it outlives the run, so that no write needs to wait for the disk.
  await runSql(payload, sql`pragma synchronous = off`)
  for (let id = 1; id <= FORM_ID; id += 1) {
    await payload.create({ collection: 'contact-forms', data: formDocument({}) as never })
  }
  let stored = ''
  const store = async (form: RecordedForm) => {
    const document = formDocument(form)
    // Most cases have the form of the case before.
    if (JSON.stringify(document) === stored) return
    await payload.update({ collection: 'contact-forms', id: FORM_ID, data: document as never })
    stored = JSON.stringify(document)
  }
  return {
    async site(form, env) {
      await runSql(payload, sql`delete from deliveries`)
      await runSql(payload, sql`delete from submissions`)
      await store(form)
      const faked = fakeServices(env.service_replies ?? {})
      const forms = createForms({
        payload,
        settings: { ...content.settings, siteUrl: SITE_URL, secret: 'recorded' },
        languages: ['en'],
        site: { title: 'Example "Site" & Co', description: 'Just another <site>' },
        services: servicesOf(env, faked),
        extensions: [extensionOf(env)],
        now: () => NOW,
        userOf: async () => recordedUser(env.user),
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

/** The image of the recordings: always the same word, which the real ones draw by chance. */
const RECORDED_CAPTCHAS: NonNullable<NonNullable<FormsOptions['services']>['captchas']> = {
  draw: () => ({ challenge: '1234567890', address: `${SITE_URL}/wp-content/uploads/wpcf7_captcha/1234567890.png` }),
  image: () => undefined,
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
