import { randomBytes } from 'node:crypto'
import { person } from '@vitrine/content/core'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import {
  INVITATION_DAYS,
  type Invitation,
  type Invited,
  invitationMail,
  parseInvitation,
} from '../../core/invitation.ts'

const CREATED = 201
const BAD_REQUEST = 400
const FORBIDDEN = 403

const DAY_MS = 86_400_000

/** Bytes of the password of an account whose owner has not chosen one: nobody learns it. */
const PASSWORD_BYTES = 48

/**
 * `POST /api/users/invitations` with `name`, `email` and `role`: makes an account and mails its owner a link at which
 * they choose a password. For administrators. The answer, an {@link Invited}, has the link, too: a mail may not arrive.
 *
 * @param siteUrl Origin of the link.
 */
export function invitations(siteUrl: string): Omit<Endpoint, 'root'> {
  return {
    path: '/invitations',
    method: 'post',
    async handler(req) {
      if (person(req.user)?.role !== 'administrator') return refusal(FORBIDDEN, 'Only administrators invite people.')
      await addDataAndFileToRequest(req)
      const invitation = parseInvitation(req.data)
      if (typeof invitation === 'string') return refusal(BAD_REQUEST, invitation)
      try {
        return Response.json(await invite(req, invitation, siteUrl), { status: CREATED })
      } catch (error) {
        if (error instanceof ValidationError) return refusal(BAD_REQUEST, sentenceOf(error))
        throw error
      }
    },
  }
}

async function invite(req: PayloadRequest, invitation: Invitation, siteUrl: string): Promise<Invited> {
  const { payload } = req
  const { email } = invitation
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  await payload.create({ collection: 'users', data: { ...invitation, password }, overrideAccess: false, req })
  const expiration = INVITATION_DAYS * DAY_MS
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration,
    req,
  })
  if (!token) throw new APIError('The account was made, but it has no link. Send one with “Forgot password”.')
  const link = `${siteUrl}/admin/reset/${encodeURIComponent(token)}`
  return { link, isMailed: await mail(req, invitation, { siteUrl, link }) }
}

async function mail(
  { payload, user }: PayloadRequest,
  invitation: Invitation,
  { siteUrl, link }: { readonly siteUrl: string; readonly link: string },
): Promise<boolean> {
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0 })
  const { subject, text } = invitationMail(invitation, {
    inviter: user?.name ?? '',
    siteName: name ?? '',
    siteUrl,
    link,
  })
  try {
    await payload.sendEmail({ to: { name: invitation.name, address: invitation.email }, subject, text })
    return true
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The mail of an invitation was not sent.' })
    return false
  }
}

/** The first sentence beside a field, such as that the address has an account. */
function sentenceOf({ data }: ValidationError): string {
  return data.errors[0]?.message ?? 'The account could not be made. Check the address.'
}

function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
