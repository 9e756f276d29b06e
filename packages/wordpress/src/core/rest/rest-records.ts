import { given, record } from '@vitrine/content/core'
import { decodeHTMLStrict } from 'entities'
import { parseWpDate, realLocalDate } from '../dates/wp-date.ts'
import { serialised } from '../php/serialised.ts'
import type { SourceAuthor, SourceComment, SourceItem, SourceSite, SourceTerm } from '../source/source.ts'
import { dateOf, idOf, rawOf, textOf } from './rest-values.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * Facts of the site.
 *
 * @param root The interface's description of itself.
 * @param settings The answer of `wp/v2/settings`, which only administrators get.
 */
export function readRestSite(root: unknown, settings: unknown, address: string): SourceSite {
  const { description, home, name, url } = record(root)
  const { language } = record(settings)
  const own = (textOf(home) || address).replace(/\/+$/, '')
  return {
    title: decodeHTMLStrict(textOf(name)),
    tagline: decodeHTMLStrict(textOf(description)),
    address: own,
    baseAddress: (textOf(url) || own).replace(/\/+$/, ''),
    // The interface leaves out what WordPress is written in.
    language: typeof language === 'string' ? language.replaceAll('_', '-') || 'en-US' : '',
  }
}

/** Answers to questions that an export leaves open, by the names that the file of options has for them. */
export function readRestOptions(root: unknown, settings: unknown): Raw {
  const { gmt_offset: offset, timezone_string: zone } = record(root)
  const { page_for_posts: posts, page_on_front: front, show_on_front: shown, timezone } = record(settings)
  const { posts_per_page: perPage } = record(settings)
  const named = textOf(timezone) || textOf(zone)
  return given({
    timezone: named === '' ? undefined : named,
    gmt_offset: named === '' && textOf(offset) !== '' ? textOf(offset) : undefined,
    showOnFront: shown === 'page' || shown === 'posts' ? shown : undefined,
    pageOnFront: idOf(front) || undefined,
    pageForPosts: idOf(posts) || undefined,
    postsPerPage: typeof perPage === 'number' ? perPage : undefined,
  })
}

export interface RestUser {
  readonly id: number
  readonly author: SourceAuthor
}

/** An account: by its login for those who may see it, else by its name in addresses. */
export function readRestUser(raw: Raw): RestUser | undefined {
  const id = idOf(raw.id)
  const login = textOf(raw.username) || textOf(raw.slug)
  if (id === 0 || login === '') return undefined
  const email = textOf(raw.email)
  const name = decodeHTMLStrict(textOf(raw.name)) || login
  return { id, author: { id, login, name, ...(email !== '' && { email }) } }
}

export interface RestTerm {
  readonly id: number
  readonly parentId: number
  readonly term: SourceTerm
}

/** A term; its parent is known by number until all terms are there. */
export function readRestTerm(raw: Raw, taxonomy: string): RestTerm | undefined {
  const id = idOf(raw.id)
  const slug = textOf(raw.slug)
  if (id === 0 || slug === '') return undefined
  const description = textOf(raw.description)
  const name = decodeHTMLStrict(textOf(raw.name)).trim() || slug
  return {
    id,
    parentId: idOf(raw.parent),
    term: { id, taxonomy, slug, name, ...(description !== '' && { description }), metas: [] },
  }
}

export interface RestComment {
  readonly postId: number
  readonly comment: SourceComment
}

const APPROVED: Readonly<Record<string, string>> = { approved: '1', approve: '1', hold: '0' }

export function readRestComment(raw: Raw): RestComment | undefined {
  const id = idOf(raw.id)
  const postId = idOf(raw.post)
  if (id === 0 || postId === 0) return undefined
  const status = textOf(raw.status)
  const comment: SourceComment = {
    id,
    author: decodeHTMLStrict(textOf(raw.author_name)),
    email: textOf(raw.author_email),
    address: textOf(raw.author_url),
    ip: textOf(raw.author_ip),
    ...given({ at: parseWpDate(dateOf(raw.date_gmt)), localDate: realLocalDate(dateOf(raw.date)) }),
    content: rawOf(raw.content).text,
    // Those who may not edit comments see only approved ones, without their state.
    approved: status === '' ? '1' : (APPROVED[status] ?? status),
    type: textOf(raw.type) || 'comment',
    parent: idOf(raw.parent),
    metas: [],
  }
  return { postId, comment }
}

/** A form of Contact Form 7, from its own part of the interface, as it would stand in an export. */
export function readRestForm(raw: Raw): SourceItem | undefined {
  const id = idOf(raw.id)
  if (id === 0) return undefined
  const properties = record(raw.properties)
  const part = (name: string) => record(properties[name])
  const metas: Readonly<Record<string, string>> = {
    _form: textOf(part('form').content),
    _mail: serialised(properties.mail),
    _mail_2: serialised(properties.mail_2),
    _messages: serialised(properties.messages),
    _additional_settings: textOf(part('additional_settings').content),
    _locale: textOf(raw.locale),
    _hash: textOf(raw.hash),
  }
  return {
    id,
    kind: 'wpcf7_contact_form',
    title: decodeHTMLStrict(textOf(raw.title)),
    link: '',
    guid: '',
    author: '',
    content: '',
    excerpt: '',
    slug: textOf(raw.slug),
    status: 'publish',
    parent: 0,
    menuOrder: 0,
    hasPassword: false,
    isSticky: false,
    commentsOpen: false,
    terms: [],
    metas: Object.entries(metas).flatMap(([key, value]) => (value === '' || value === 'N;' ? [] : [{ key, value }])),
    comments: [],
  }
}
