import type { FormTag } from '../../core/template/form-tag.ts'
import { isChoice } from '../../core/template/form-tag.ts'
import { optionsOf } from '../../core/template/options.ts'
import type { SpamCheck, Suspect } from './spam-check.ts'

/** What the service is asked about. Names are those of its protocol. */
export type AkismetComment = Readonly<Record<string, string>>

/** Asks the service: `true` when it takes the comment for spam. */
export type AskAkismet = (comment: AkismetComment) => Promise<boolean>

/** The spam service. Only forms that say what their fields are to it are shown to it. [reference 13.3] */
export function akismetCheck(ask: AskAkismet, siteUrl: string): SpamCheck {
  return async (suspect) => {
    if (!suspect.form.tags.some((tag) => roleOf(tag) !== undefined)) return undefined
    return (await ask(commentOf(suspect, siteUrl))) ? { agent: 'akismet', cause: 'judged spam' } : undefined
  }
}

/** What goes to the service: who wrote, and everything that was typed and not chosen from what the form offers. */
export function commentOf({ form, submitted, circumstances }: Suspect, siteUrl: string): AkismetComment {
  const named = (role: string) => {
    const names = form.tags.filter((tag) => roleOf(tag) === role).map(({ name }) => name)
    return names.map((name) => [submitted[name] ?? ''].flat().join(', ')).find((text) => text !== '') ?? ''
  }
  const roles = new Set(form.tags.filter((tag) => roleOf(tag) !== undefined).map(({ name }) => name))
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
    comment_type: 'contact-form',
    comment_author: named('author'),
    comment_author_email: named('author_email'),
    comment_author_url: named('author_url'),
    comment_content: content.join('\n\n'),
    comment_date_gmt: `${circumstances.now.toISOString().slice(0, 16)}Z`,
  }
}

function roleOf(tag: FormTag): string | undefined {
  return optionsOf(tag, 'akismet').find((role) => ['author', 'author_email', 'author_url'].includes(role))
}

/** Asks the service itself. It is believed only when it clearly says spam. */
export function akismetService(key: string): AskAkismet {
  return async (comment) => {
    try {
      const response = await fetch('https://rest.akismet.com/1.1/comment-check', {
        method: 'POST',
        body: new URLSearchParams({ ...comment, api_key: key }),
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      })
      return (await response.text()).trim() === 'true'
    } catch {
      // The service is down: a real message must not be lost for it.
      return false
    }
  }
}
