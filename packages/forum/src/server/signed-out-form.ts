import { FORUM_FIELDS, parseFormKey, parseForumId, readTyped } from '../core/writing-form.ts'
import type { WritingForm } from '../core/writing-screen.ts'
import type { WritingPage } from './find-subject.ts'
import type { ForumSite, PostedForm } from './forum-site.ts'

/** Fields that name what is written to. */
const NAMES = [FORUM_FIELDS.board, FORUM_FIELDS.topic, FORUM_FIELDS.reply, FORUM_FIELDS.quote] as const

/**
 * A form that came after the session of its writer had ended: with everything that was typed, to be sent once more after signing
 * in in another window. It names nothing that a visitor may not read.
 *
 * @returns Undefined where nobody can sign in.
 */
export async function signedOutForm(
  { forum, members, addressOf }: Pick<ForumSite, 'forum' | 'members' | 'addressOf'>,
  page: WritingPage,
  { posted, locale, address }: { readonly posted: PostedForm; readonly locale: string; readonly address: string },
): Promise<WritingForm | undefined> {
  const { fields } = posted
  const { base, title } = await forum.place(locale)
  const names = NAMES.flatMap((name) => {
    const id = parseForumId(fields.get(name))
    return id === undefined ? [] : [[name, String(id)] as const]
  })
  const action = encodeURI(address)
  const signIn = await members.signInAddress(`${action}?${new URLSearchParams(Object.fromEntries(names))}`, locale)
  if (signIn === undefined) return undefined
  const key = parseFormKey(fields.get(FORUM_FIELDS.key))
  return {
    purpose: page,
    about: { title, href: encodeURI(addressOf(base, locale)) },
    action,
    hidden: {
      ...Object.fromEntries(names),
      ...(key && { [FORUM_FIELDS.key]: key }),
      [FORUM_FIELDS.opened]: fields.get(FORUM_FIELDS.opened) ?? '',
    },
    typed: readTyped(fields),
    asksName: fields.has(FORUM_FIELDS.name),
    problems: {},
    refusal: 'signedOut',
    isPreview: false,
    signIn,
  }
}
