import type { Payload, PayloadRequest, Where } from 'payload'
import { ADMIN_LANGUAGES, type AdminText } from '../core/admin-text.ts'
import { siteLanguages } from './languages.ts'

/** Language of the admin. */
export type AdminLanguage = keyof AdminText

const PREFERENCES = 'payload-preferences'

/** Key of the preference of an account that holds the language in which it reads the admin. */
const KEY = 'admin-language'

interface Preference {
  readonly id: number | string
  readonly value?: unknown
}

/** Notes the language in which the account of a request reads the admin: mails to it are written in that one. */
export async function noteAccountLanguage(req: PayloadRequest): Promise<void> {
  const { payload, user, i18n } = req
  const language = ADMIN_LANGUAGES.find((one) => one === i18n?.language)
  if (user?.collection !== 'users' || language === undefined) return
  const where = preferenceOf(user.id)
  const noted = await payload.db.findOne<Preference>({ collection: PREFERENCES, where, req })
  if (noted?.value === language) return
  const data = { user: { relationTo: user.collection, value: user.id }, key: KEY, value: language }
  await payload.db.upsert({ collection: PREFERENCES, data, where, req })
}

/**
 * Language of a mail to somebody who works on the site: that in which they read the admin. Of an address that is no
 * account's, and of an account that has not signed in yet, it is the first language of the site, or English.
 *
 * @param to Number of an account, or an address that may be one's.
 */
export async function mailLanguage(
  payload: Payload,
  to: number | string,
  req?: PayloadRequest,
): Promise<AdminLanguage> {
  const asking = req && { req }
  const id = typeof to === 'number' ? to : await accountAt(payload, to)
  const noted =
    id === undefined
      ? undefined
      : await payload.db.findOne<Preference>({ collection: PREFERENCES, where: preferenceOf(id), ...asking })
  const [first] = siteLanguages(payload)
  return ADMIN_LANGUAGES.find((one) => one === noted?.value) ?? ADMIN_LANGUAGES.find((one) => one === first) ?? 'en'
}

async function accountAt(payload: Payload, email: string): Promise<number | undefined> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0, pagination: false })
  return docs[0]?.id
}

function preferenceOf(account: number | string): Where {
  return {
    and: [{ key: { equals: KEY } }, { 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: account } }],
  }
}
