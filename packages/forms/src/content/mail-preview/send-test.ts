import { text } from '@vitrine/content/core'
import { windowCounter } from '@vitrine/protection/core'
import { CONTACT_FORMS } from '../../core/areas.ts'
import { forRole, sentence } from '../inbox/for-role.ts'
import { previewOf } from './preview-mail.ts'

/** Tests that an account may send in a minute. */
const MAX_TESTS = 5

const MINUTE_MS = 60_000

/** Headers by which a test would reach others than whoever asked for it. */
const OTHER_RECEIVERS = /^(?:cc|bcc)$/i

const countTests = windowCounter(MINUTE_MS)

/**
 * `POST /api/contact-forms/test-mail` with `{ form, mail, leaveEmpty }`: sends what the preview shows, to the address of
 * whoever asks and to nobody else, by the way that all mails of the site go. Files do not go with it.
 */
export const sendTest = forRole(CONTACT_FORMS, 'update', async (req) => {
  const preview = await previewOf(req)
  if (!preview) return sentence(400, 'This form cannot be read. Reload the page.')
  const { payload, user } = req
  const to = text(user?.email)
  if (!to) return sentence(400, 'Your account has no e-mail address.')
  if (preview.mail.to === '') return sentence(400, 'This mail has no receiver: fill in "To".')
  if (countTests(String(user?.id), new Date()) > MAX_TESTS) {
    return sentence(429, `${MAX_TESTS} tests a minute are enough. Try again in a minute.`)
  }
  const { mail } = preview
  try {
    await payload.sendEmail({
      from: mail.from,
      to,
      subject: mail.subject,
      text: mail.text,
      ...(mail.html !== undefined && { html: mail.html }),
      headers: mail.headers
        .filter(({ name }) => !OTHER_RECEIVERS.test(name))
        .map(({ name, value }) => ({ key: name, value })),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return sentence(502, `The test was not sent. The mail server says: ${reason}`)
  }
  return sentence(200, `A test is on its way to ${to}.`)
})
