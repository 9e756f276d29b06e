import { randomBytes } from 'node:crypto'
import { answerIn, refusal as failure } from '@vitrine/content/answers'
import { person } from '@vitrine/content/core'
import type { AdminLabel } from '@vitrine/kit/core'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import {
  INVITATION_DAYS,
  type Invitation,
  type Invited,
  invitationMail,
  parseInvitation,
} from '../../core/invitation.ts'
import { refusal } from '../answer.ts'
import { administratorLinkOrigin } from '../link-origin.ts'

const CREATED = 201
const BAD_REQUEST = 400
const FORBIDDEN = 403
const UNAVAILABLE = 503

const DAY_MS = 86_400_000

/** Bytes of the password of an account whose owner has not chosen one: nobody learns it. */
const PASSWORD_BYTES = 48

/**
 * `POST /api/users/invitations` with `name`, `email` and `role`: makes an account and mails its owner a link at which
 * they choose a password. For administrators. The answer, an {@link Invited}, has the link, too: a mail may not arrive.
 */
export const invitations: Omit<Endpoint, 'root'> = {
  path: '/invitations',
  method: 'post',
  async handler(req) {
    if (person(req.user)?.role !== 'administrator') {
      const text = { en: 'Only administrators invite people.', de: 'Nur Administratoren laden Personen ein.' }
      return refusal(FORBIDDEN, answerIn(text, req))
    }
    await addDataAndFileToRequest(req)
    const parsed = parseInvitation(req.data)
    if ('lacks' in parsed) return refusal(BAD_REQUEST, answerIn(parsed.lacks, req))
    try {
      return Response.json(await invite(req, parsed.invitation), { status: CREATED })
    } catch (error) {
      if (error instanceof ValidationError) return refusal(BAD_REQUEST, answerIn(sentenceOf(error), req))
      throw error
    }
  },
}

async function invite(req: PayloadRequest, invitation: Invitation): Promise<Invited> {
  const { payload } = req
  const siteUrl = await administratorLinkOrigin(req)
  const { email } = invitation
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const data = { ...invitation, password, invitedAt: new Date().toISOString() }
  await payload.create({ collection: 'users', data, overrideAccess: true, req })
  const expiration = INVITATION_DAYS * DAY_MS
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration,
    req,
  })
  if (!token) {
    const text = {
      en: 'The account was made, but it has no link. Send one with “Forgot password”.',
      de: 'Das Konto ist angelegt, hat aber keinen Link. Mit „Passwort vergessen“ einen senden.',
    }
    throw failure(text, { status: UNAVAILABLE, req })
  }
  const link = `${siteUrl}/admin/reset/${encodeURIComponent(token)}`
  return { link, isMailed: await mail(req, invitation, { siteUrl, link }) }
}

/** The mail is in the language of who invites: that of who is invited is not known. */
async function mail(
  req: PayloadRequest,
  invitation: Invitation,
  { siteUrl, link }: { readonly siteUrl: string; readonly link: string },
): Promise<boolean> {
  const { payload, user } = req
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0 })
  const { subject, text } = invitationMail(invitation, {
    inviter: user?.name ?? '',
    siteName: name ?? '',
    siteUrl,
    link,
  })
  try {
    const to = { name: invitation.name, address: invitation.email }
    await payload.sendEmail({ to, subject: answerIn(subject, req), text: answerIn(text, req) })
    return true
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The mail of an invitation was not sent.' })
    return false
  }
}

/** The first sentence beside a field, such as that the address has an account: Payload has it in the language of who asks. */
function sentenceOf({ data }: ValidationError): AdminLabel {
  const fallback = {
    en: 'The account could not be made. Check the address.',
    de: 'Das Konto konnte nicht angelegt werden. Die Adresse prüfen.',
  }
  return data.errors[0]?.message ?? fallback
}
