import type { WrittenText } from '../../core/written-text.ts'
import type { SpamCheck, Suspect } from './spam-check.ts'

/** Comment for the service to judge. Names are those of its protocol. */
export type AkismetComment = Readonly<Record<string, string>>

/** Asks the service: `true` when it takes the comment for spam. */
export type AskAkismet = (comment: AkismetComment) => Promise<boolean>

/** Milliseconds that the service may take to answer. */
const TIMEOUT_MS = 5_000

/** The spam service. It is asked only about messages of which something says who wrote what. [reference 13.3] */
export function akismetCheck(ask: AskAkismet, siteUrl: string): SpamCheck {
  return async (suspect) => {
    const { written } = suspect
    if (!written) return undefined
    return (await ask(commentOf({ ...suspect, written }, siteUrl)))
      ? { agent: 'akismet', cause: 'judged spam' }
      : undefined
  }
}

/** A message in the words of the service. */
export function commentOf(
  { written, remoteAddress, userAgent, url, now }: Suspect & { readonly written: WrittenText },
  siteUrl: string,
): AkismetComment {
  return {
    blog: siteUrl,
    user_ip: remoteAddress,
    user_agent: userAgent,
    referrer: url,
    comment_type: written.kind,
    comment_author: written.author,
    comment_author_email: written.email,
    comment_author_url: written.url,
    comment_content: written.content,
    comment_date_gmt: `${now.toISOString().slice(0, 16)}Z`,
  }
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
