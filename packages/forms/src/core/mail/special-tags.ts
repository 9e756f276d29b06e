import type { PageFacts } from './page-facts.ts'
import type { UserFacts } from './user-facts.ts'

/** Values of special mail-tags by name: `_remote_ip`. [reference 12] */
export type SpecialTags = Readonly<Record<string, string>>

/** Special tags that every mail may use, besides those of users and pages. */
const SPECIAL_TAGS: ReadonlySet<string> = new Set([
  '_remote_ip',
  '_user_agent',
  '_url',
  '_date',
  '_time',
  '_invalid_fields',
  '_contact_form_title',
  '_serial_number',
  '_site_title',
  '_site_description',
  '_site_url',
  '_site_domain',
  '_site_admin_email',
])

/** Vitrine's own tags, which sum up what was typed, whatever the fields of the form are called. */
export const MESSAGE_TAGS = {
  allFields: '_all_fields',
  senderName: '_sender_name',
  senderEmail: '_sender_email',
} as const

export type MessageTag = (typeof MESSAGE_TAGS)[keyof typeof MESSAGE_TAGS]

const TYPED_TAGS: ReadonlySet<string> = new Set(Object.values(MESSAGE_TAGS))

/** True if a tag is special, in any of its spellings. */
export function isSpecialTag(written: string): boolean {
  const name = currentSpelling(written)
  return SPECIAL_TAGS.has(name) || TYPED_TAGS.has(name) || name.startsWith('_user_') || name.startsWith('_post_')
}

/** True if what a tag becomes is decided by the visitor: it is of a field, of a signed-in account or of the message. */
export function isOfVisitor(written: string): boolean {
  const name = currentSpelling(written)
  return !isSpecialTag(name) || TYPED_TAGS.has(name) || name.startsWith('_user_')
}

/** Metadata that special mail-tags can name. */
export interface MailMeta {
  readonly remoteAddress: string
  readonly userAgent: string
  /** Address of the page that was posted from. */
  readonly url: string
  /** Day and time of the submission, as the site writes them. */
  readonly date: string
  readonly time: string
  readonly formTitle: string
  /** Fields with a problem. */
  readonly invalidFields: number
  readonly site: {
    readonly title: string
    readonly url: string
    readonly description: string
    readonly adminEmail: string
  }
  /** The page that holds the form. */
  readonly page?: PageFacts
  /** Of who is signed in; visitors have none. */
  readonly user?: UserFacts
}

export function specialTags(meta: MailMeta): SpecialTags {
  const { site, page = {}, user = {} } = meta
  return {
    _remote_ip: meta.remoteAddress,
    _user_agent: meta.userAgent,
    _url: meta.url,
    _date: meta.date,
    _time: meta.time,
    _invalid_fields: String(meta.invalidFields),
    _contact_form_title: meta.formTitle,
    _site_title: site.title,
    _site_description: site.description,
    _site_url: site.url,
    _site_domain: new URL(site.url).hostname.replace(/^www\./, ''),
    _site_admin_email: site.adminEmail,
    ...prefixed('_post_', page),
    ...prefixed('_user_', user),
  }
}

/** Adds the tags that are known only after a message was judged or stored. */
export function withVerdict(
  special: SpecialTags,
  verdict: { readonly invalidFields?: number; readonly serialNumber?: number },
): SpecialTags {
  const { invalidFields, serialNumber } = verdict
  return {
    ...special,
    ...(invalidFields !== undefined && { _invalid_fields: String(invalidFields) }),
    ...(serialNumber !== undefined && { _serial_number: String(serialNumber) }),
  }
}

/** The value of a special tag. Undefined for a name that is none. */
export function specialValue(written: string, special: SpecialTags): string | undefined {
  const name = currentSpelling(written)
  if (Object.hasOwn(special, name)) return special[name]
  return isEmptyWithoutValue(name, special) ? '' : undefined
}

/** Visitors have no user data, and a form outside of a page no page data: there is nothing to tell, which is no mistake. */
function isEmptyWithoutValue(name: string, special: SpecialTags): boolean {
  return name.startsWith('_user_') || (name.startsWith('_post_') && !Object.hasOwn(special, '_post_id'))
}

/** `wpcf7.remote_ip` is how `_remote_ip` was written once. */
function currentSpelling(name: string): string {
  return name.replace(/^wpcf7\./, '_')
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): SpecialTags {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))
}
