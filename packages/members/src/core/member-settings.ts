import { choice, record } from '@vitrine/content/core'
import { type AccountTexts, parseAccountTexts } from './account-texts.ts'
import { JOINING, type Joining } from './asked-mail.ts'
import { type MailTexts, parseMailTexts } from './member-mails.ts'

/** Settings of the members of a site, in one language. */
export interface MemberSettings {
  readonly joining: Joining
  readonly texts: AccountTexts
  readonly mails: MailTexts
}

/** @param global The global `member-settings` as it is stored in this language, without those of others in its place. */
export function parseMemberSettings(global: unknown, locale: string): MemberSettings {
  const raw = record(global)
  return {
    joining: choice(raw.joining, JOINING),
    texts: parseAccountTexts(raw.texts, locale),
    mails: parseMailTexts(raw.mails, locale),
  }
}
