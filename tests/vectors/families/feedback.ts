import { collect } from '../../../packages/forms/src/core/submission.ts'
import { scanTemplate, tagsOf } from '../../../packages/forms/src/core/template/scan.ts'
import { createQuizzes } from '../../../packages/forms/src/fields/quiz/quizzes.server.ts'
import { differs } from '../differs.ts'
import type { Family, Verdict } from '../family.ts'
import { each, keys, unused, whole } from '../known.ts'
import { ENTRIES, postedEntries, type RecordedEntries } from '../posted-entries.ts'
import { FEEDBACK_PATH, NOW } from '../server/conventions.ts'
import { withPlaceholders } from '../server/placeholders.ts'
import { hiddenFields, multipart, send } from '../server/post-form.ts'
import { RECORDED_ENV, type RecordedEnv } from '../server/recorded-env.ts'
import { RECORDED_FORM, type RecordedForm } from '../server/recorded-form.ts'
import type { RecordedSite } from '../server/recorded-site.ts'
import { type RecordedVisitor, VISITOR } from '../server/visitor.ts'

interface FeedbackVector extends RecordedVisitor {
  readonly form: RecordedForm
  readonly env?: RecordedEnv
  readonly hidden?: Readonly<Record<string, string | null>>
  readonly entries: RecordedEntries
  readonly quiz_expected?: Readonly<Record<string, string>>
  readonly http: number
  readonly reply: Readonly<Record<string, unknown>>
  readonly mails: number
  readonly posted_data?: unknown
  readonly uploaded?: unknown
  /** Names of the files that went with the mails. */
  readonly attached?: unknown
  readonly consent?: unknown
  readonly do_not_store?: boolean
  readonly spam_log?: readonly unknown[]
  readonly log?: readonly Called[]
}

/** Requests to services, and data that extensions were given to store. */
interface Called {
  readonly service_call?: unknown
  readonly akismet?: unknown
  readonly contact?: { readonly email: string; readonly name: string }
  readonly inbound?: {
    readonly subject: string
    readonly from_name: string
    readonly from_email: string
    readonly meta: Readonly<Record<'remote_ip' | 'user_agent' | 'url', string>>
  }
  readonly captcha?: unknown
  readonly captcha_removed?: unknown
}

const VECTOR = keys<FeedbackVector>({
  ...VISITOR,
  form: RECORDED_FORM,
  env: RECORDED_ENV,
  hidden: whole,
  entries: ENTRIES,
  quiz_expected: whole,
  http: whole,
  reply: whole,
  mails: whole,
  posted_data: whole,
  uploaded: whole,
  attached: whole,
  consent: whole,
  do_not_store: whole,
  spam_log: whole,
  log: each(
    keys<Called>({
      service_call: whole,
      akismet: whole,
      contact: whole,
      inbound: whole,
      // Images are files there, and drawn when they are asked for here.
      captcha: unused,
      captcha_removed: unused,
    }),
  ),
})

type Rows = readonly Readonly<Record<string, unknown>>[]

export const family: Family = {
  known: { vector: VECTOR },
  async open(_file, run) {
    const content = await run.content()
    return {
      async check(vector) {
        const recorded = vector as unknown as FeedbackVector
        const site = await content.site(recorded.form, recorded.env ?? {})
        try {
          return await submissionDiffers(recorded, site)
        } finally {
          await site.close()
        }
      },
    }
  },
}

async function submissionDiffers(vector: FeedbackVector, site: RecordedSite): Promise<Verdict> {
  const quizzes = createQuizzes('recorded')
  const answers = Object.entries(vector.quiz_expected ?? {}).map(
    ([name, answer]) => [`_wpcf7_quiz_answer_${name}`, quizzes.sign(answer, NOW)] as const,
  )
  const entries = [...hiddenFields('wpcf7-f4-o1', 0, vector.hidden), ...vector.entries, ...answers]
  const response = await send(site.app, FEEDBACK_PATH, await multipart(entries), vector)
  const [submission] = await site.rows('submissions')
  const deliveries = await site.rows('deliveries')
  const isSent = vector.reply.status === 'mail_sent'
  return (
    differs('http', vector.http, response.statusCode) ??
    differs('reply', withPlaceholders(vector.reply), withPlaceholders(response.json())) ??
    differs('order of keys', Object.keys(vector.reply), Object.keys(response.json())) ??
    differs('mails', vector.mails, deliveries.length) ??
    attachedDiffer(vector, deliveries) ??
    dataDiffers(vector, submission) ??
    (isSent && submission ? differs('files', vector.uploaded ?? {}, filesOf(vector, submission.files)) : undefined) ??
    (isSent && submission ? differs('consents', vector.consent ?? {}, submission.consents ?? {}) : undefined) ??
    (isSent && vector.do_not_store ? differs('stored', 0, submission ? 1 : 0) : undefined) ??
    differs('spam', vector.spam_log, vector.spam_log && [submission?.spam]) ??
    differs('calls', calls(vector.log), calls(site.calls as never)) ??
    storedDiffers(vector, submission)
  )
}

/** Difference in the stored data of a post; a refused post stores nothing, its files least of all. */
function dataDiffers(vector: FeedbackVector, submission: Readonly<Record<string, unknown>> | undefined): Verdict {
  const { posted_data } = vector
  if (posted_data === undefined || submission) return differs('posted data', posted_data, submission?.entries)
  const files = tagsOf(scanTemplate(vector.form.form ?? '')).filter(({ basetype }) => basetype === 'file')
  const without = { ...(posted_data as object), ...Object.fromEntries(files.map(({ name }) => [name, ''])) }
  return differs('posted data', without, collected(vector))
}

function collected({ form, entries }: FeedbackVector): unknown {
  return collect(tagsOf(scanTemplate(form.form ?? '')), postedEntries(entries))
}

/** Names of the kept files; a field without any has an empty list. */
function filesOf({ uploaded }: FeedbackVector, files: unknown): unknown {
  const names: Record<string, string[]> = Object.fromEntries(Object.keys(uploaded ?? {}).map((name) => [name, []]))
  for (const { field, name } of (files ?? []) as { field: string; name: string }[])
    names[field] = [...(names[field] ?? []), name]
  return names
}

/** Only mails whose template the case says: that of the others was not recorded. */
function attachedDiffer({ form, attached }: FeedbackVector, deliveries: Rows): Verdict {
  if (!form.mail?.attachments && !form.mail_2?.attachments) return undefined
  const ours = deliveries.flatMap(({ mail }) => (mail as { files: { name: string }[] }).files.map(({ name }) => name))
  return differs('attached', [attached ?? []].flat(2), ours)
}

/** Requests to services, each once: how often the same is requested is the server's own business. */
function calls(log: FeedbackVector['log'] = []): unknown {
  const asked = log.filter((entry) => 'service_call' in entry || 'akismet' in entry)
  return [...new Set(asked.map((entry) => JSON.stringify(entry)))].map((text) => JSON.parse(text))
}

function storedDiffers(
  { log = [] }: FeedbackVector,
  submission: Readonly<Record<string, unknown>> | undefined,
): Verdict {
  const inbound = log.find((entry) => entry.inbound)?.inbound
  const contact = log.find((entry) => entry.contact)?.contact
  const from = [submission?.fromName, submission?.fromEmail]
  return (
    (contact && differs('contact', [contact.name, contact.email], from)) ??
    (inbound &&
      (differs('subject', inbound.subject, submission?.subject) ??
        differs('from', [inbound.from_name, inbound.from_email], from) ??
        metaDiffers(inbound.meta, submission?.meta as SubmissionMeta)))
  )
}

type SubmissionMeta = Readonly<Record<'address' | 'agent' | 'page', string>>

/** Who posted from where, as the inbox says it. */
function metaDiffers(
  { remote_ip, user_agent, url }: NonNullable<Called['inbound']>['meta'],
  { address, agent, page }: SubmissionMeta,
): Verdict {
  return differs('visitor', { remote_ip, user_agent, url }, { remote_ip: address, user_agent: agent, url: page })
}
