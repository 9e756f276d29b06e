import { answerIn, refusal } from '@vitrine/content/answers'
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { passwordProblem } from '../../core/password.ts'
import { VOID_LINK } from '../../core/reset-link.ts'
import { accountOfLink } from '../reset-link/read-reset-link.ts'

const FORBIDDEN = 403

/** Refuses weak passwords of accounts that are made or changed. */
export const refuseWeakPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  // Without one, an account that is made is refused, and one that is changed keeps its own.
  if (data?.password) await requireStrong(data.password, data.email ?? originalDoc?.email, req)
  return data
}

/**
 * Refuses weak passwords that are chosen by the link of a mail, and links that open nothing any more.
 *
 * @throws {APIError} 403 for such a link.
 */
export const refuseWeakReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  const { data } = args as { readonly data: { readonly token?: unknown; readonly password?: unknown } }
  const account = await accountOfLink(req.payload, String(data.token), new Date(), req)
  if (!account) throw refusal(VOID_LINK, { status: FORBIDDEN, req })
  await requireStrong(data.password, account.email, req)
  return args
}

/** @throws {ValidationError} With a sentence beside the field. */
async function requireStrong(password: unknown, email: unknown, req: PayloadRequest): Promise<void> {
  const { name } = await req.payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true, req })
  const { siteUrl } = req.payload.config.custom
  const known = [email, name, new URL(siteUrl).host].filter((text) => typeof text === 'string')
  const problem = passwordProblem(typeof password === 'string' ? password : '', known)
  if (!problem) return
  const errors = [{ path: 'password', message: answerIn(problem, req) }]
  throw new ValidationError({ collection: 'users', errors }, req.t)
}
