import { collect } from '../../../packages/forms/src/core/submission.ts'
import { scanTemplate, tagsOf } from '../../../packages/forms/src/core/template/scan.ts'
import { createQuizzes } from '../../../packages/forms/src/server/quiz.ts'
import { differs } from '../differs.ts'
import type { Family, Verdict } from '../family.ts'
import { postedEntries, type RecordedEntries } from '../posted-entries.ts'
import { withPlaceholders } from '../server/placeholders.ts'
import { hiddenFields, multipart, send } from '../server/post-form.ts'
import {
  FORM_ID,
  NOW,
  openRecordedSite,
  type RecordedEnv,
  type RecordedForm,
  type RecordedSite,
} from '../server/recorded-site.ts'

interface FeedbackVector {
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
  readonly consent?: unknown
  readonly do_not_store?: boolean
  readonly spam_log?: readonly unknown[]
  readonly log?: readonly Readonly<Record<string, unknown>>[]
}

export const family: Family = {
  async open() {
    const content = await openRecordedSite()
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
      close: content.close,
    }
  },
}

async function submissionDiffers(vector: FeedbackVector, site: RecordedSite): Promise<Verdict> {
  const quizzes = createQuizzes('recorded')
  const answers = Object.entries(vector.quiz_expected ?? {}).map(
    ([name, answer]) => [`_wpcf7_quiz_answer_${name}`, quizzes.sign(answer, NOW)] as const,
  )
  const entries = [...hiddenFields('wpcf7-f4-o1', 0, vector.hidden), ...vector.entries, ...answers]
  const url = `/wp-json/contact-form-7/v1/contact-forms/${FORM_ID}/feedback`
  const response = await send(site.app, url, await multipart(entries), vector.env ?? {})
  const [submission] = await site.rows('submissions')
  const deliveries = await site.rows('deliveries')
  const isSent = vector.reply.status === 'mail_sent'
  return (
    differs('http', vector.http, response.statusCode) ??
    differs('reply', withPlaceholders(vector.reply), withPlaceholders(response.json())) ??
    differs('order of keys', Object.keys(vector.reply), Object.keys(response.json())) ??
    differs('mails', vector.mails, deliveries.length) ??
    dataDiffers(vector, submission) ??
    (isSent && submission ? differs('files', vector.uploaded ?? {}, filesOf(vector, submission.files)) : undefined) ??
    (isSent && submission ? differs('consents', vector.consent ?? {}, submission.consents ?? {}) : undefined) ??
    (isSent && vector.do_not_store ? differs('stored', 0, submission ? 1 : 0) : undefined) ??
    differs('spam', vector.spam_log, vector.spam_log && [submission?.spam]) ??
    differs('calls', calls(vector.log), calls(site.calls as never)) ??
    storedDiffers(vector, submission)
  )
}

/** What was posted, as it is kept; of a refused post nothing is kept, its files least of all. */
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

/** What services were asked, each question once: how often the same thing is asked is the server's own business. */
function calls(log: FeedbackVector['log'] = []): unknown {
  const asked = log.filter((entry) => 'service_call' in entry || 'akismet' in entry)
  return [...new Set(asked.map((entry) => JSON.stringify(entry)))].map((text) => JSON.parse(text))
}

function storedDiffers(
  { log = [] }: FeedbackVector,
  submission: Readonly<Record<string, unknown>> | undefined,
): Verdict {
  const inbound = log.find((entry) => 'inbound' in entry)?.inbound as Readonly<Record<string, unknown>> | undefined
  if (!inbound) return undefined
  return (
    differs('subject', inbound.subject, submission?.subject) ??
    differs('from', [inbound.from_name, inbound.from_email], [submission?.fromName, submission?.fromEmail])
  )
}
