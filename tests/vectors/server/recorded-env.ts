import { each, keys, unused, whole } from '../known.ts'
import { RULE } from '../known-rule.ts'
import type { FakeServices } from './fake-services.ts'
import { type RecordedVisitor, VISITOR } from './visitor.ts'

/** Recorded settings of the site around a form. */
export interface RecordedEnv extends RecordedVisitor {
  readonly disallowed_keys?: string
  readonly user?: string
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

export const RECORDED_ENV = keys<RecordedEnv>({
  ...VISITOR,
  disallowed_keys: whole,
  user: whole,
  // Mail goes out later, from a queue: a mail server that refuses changes nothing about the answer.
  mail_fails: unused,
  mail_2_fails: unused,
  abort: keys<Exclude<NonNullable<RecordedEnv['abort']>, true>>({ status: whole, response: whole }),
  rules: each(RULE),
  services: whole,
  service_replies: each(keys<FakeServices['replies'][string]>({ code: whole, body: whole })),
  akismet: whole,
  captcha: whole,
  // Messages are stored without an extension.
  flamingo: unused,
})
