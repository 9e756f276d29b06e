import { type FormTag, isChoice } from '../../core/template/form-tag.ts'
import { optionsOf } from '../../core/template/options.ts'
import type { SpamCheck, Suspect } from './spam-check.ts'

/** What the service is asked about. Names are those of its protocol. */
export type AkismetComment = Readonly<Record<string, string>>

/** Asks the service: `true` when it takes the comment for spam. */
export type AskAkismet = (comment: AkismetComment) => Promise<boolean>

/** Milliseconds that the service may take to answer. */
const TIMEOUT_MS = 5_000

/**
 * The spam service. Of templates only those are shown to it that say what their fields are to it; forms that were put
 * together field by field say so by the kinds of their fields. [reference 13.3]
 */
export function akismetCheck(ask: AskAkismet, siteUrl: string): SpamCheck {
  return async (suspect) => {
    if (rolesOf(suspect.form).size === 0) return undefined
    return (await ask(commentOf(suspect, siteUrl))) ? { agent: 'akismet', cause: 'judged spam' } : undefined
  }
}

/** What goes to the service: who wrote, and everything that was typed and not chosen from what the form offers. */
export function commentOf({ form, submitted, circumstances, isComment }: Suspect, siteUrl: string): AkismetComment {
  const roles = rolesOf(form)
  const named = (role: Role) => {
    const names = [...roles].filter(([, own]) => own === role).map(([name]) => name)
    return names.map((name) => [submitted[name] ?? ''].flat().join(', ')).find((text) => text !== '') ?? ''
  }
  const offered = new Set(form.tags.filter(isChoice).flatMap(({ values }) => values))
  const content = Object.entries(submitted)
    .filter(([name]) => !roles.has(name))
    .map(([, value]) =>
      [value]
        .flat()
        .filter((text) => text !== '' && !offered.has(text))
        .join(', '),
    )
    .filter((text) => text !== '')
  return {
    blog: siteUrl,
    user_ip: circumstances.remoteAddress,
    user_agent: circumstances.userAgent,
    referrer: circumstances.url,
    comment_type: isComment ? 'comment' : 'contact-form',
    comment_author: named('author'),
    comment_author_email: named('author_email'),
    comment_author_url: named('author_url'),
    comment_content: content.join('\n\n'),
    comment_date_gmt: `${circumstances.now.toISOString().slice(0, 16)}Z`,
  }
}

const ROLES = ['author', 'author_email', 'author_url'] as const
type Role = (typeof ROLES)[number]

/** What fields are to the service, by name. */
function rolesOf({ body, tags }: Suspect['form']): ReadonlyMap<string, Role> {
  const roleOf = body.kind === 'fields' ? roleByKind : roleByOption
  return new Map(
    tags.flatMap((tag) => {
      const role = roleOf(tag)
      return role ? [[tag.name, role] as const] : []
    }),
  )
}

function roleByOption(tag: FormTag): Role | undefined {
  const options = optionsOf(tag, 'akismet')
  return ROLES.find((role) => options.includes(role))
}

function roleByKind({ basetype, name }: FormTag): Role | undefined {
  if (basetype === 'email') return 'author_email'
  if (basetype === 'url') return 'author_url'
  return basetype === 'text' && /^(?:your-)?name$/.test(name) ? 'author' : undefined
}

/** Asks the service itself. It is believed only when it clearly says spam. */
export function akismetService(key: string): AskAkismet {
  return async (comment) => {
    try {
      const response = await fetch('https://rest.akismet.com/1.1/comment-check', {
        method: 'POST',
        body: new URLSearchParams({ ...comment, api_key: key }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return (await response.text()).trim() === 'true'
    } catch {
      // The service is down: a real message must not be lost for it.
      return false
    }
  }
}
