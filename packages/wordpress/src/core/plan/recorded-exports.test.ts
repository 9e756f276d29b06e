import { isSlug, MAX_TITLE_LENGTH } from '@vitrine/content/core'
import { parseOldAddress } from '@vitrine/content/redirects'
import { describe, expect, it } from 'vitest'
import { type ExpectedEntry, type PlannedExport, plannedExport } from '../../testing/plan/planned-export.ts'
import { pathOfMeaning } from '../addresses/meaning-path.ts'
import { siteAddressOf } from '../addresses/site-address.ts'
import { titleText } from '../terms/title-text.ts'
import type { PlannedDocument } from './plan.ts'

const COLLECTIONS: Readonly<Record<string, string>> = {
  post: 'posts',
  page: 'pages',
  'jetpack-portfolio': 'projects',
  avada_portfolio: 'projects',
}

/** The posts page is not a document: it is where the list of posts stands. */
const POSTS_PAGES = ['journal', 'news']

describe.each(['studio', 'classic'])('the plan of %s', async (name) => {
  const planned = await plannedExport(name)
  const { expected, documents, report } = planned
  const byKey = new Map(documents.map((document) => [document.key, document]))
  const ofItem = (id: number) => byKey.get(`item:${id}`)
  const titleOf = (ref: unknown) => byKey.get(sourceOf(ref))?.data.title
  const fileOf = (ref: unknown) => byKey.get(sourceOf(ref))?.file?.candidates

  it('accounts for every item', () => {
    const { sum, kinds } = report
    expect(sum.items).toBe(expected.counts.itemsTotal)
    expect(sum.imported + sum.merged + sum.leftOut).toBe(sum.items)
    expect(sum.leftOut).toBe(report.leftOut.length)
    const counts = new Map<string, number>()
    for (const { kind, status, items } of kinds) {
      const plain = `${kind} ${status}`
      counts.set(plain, (counts.get(plain) ?? 0) + items)
    }
    const wanted = Object.entries(expected.counts.items).flatMap(([kind, statuses]) =>
      Object.entries(statuses).map(([status, count]) => [`${kind} ${status}`, count] as const),
    )
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(wanted))
  })

  it('has an author for each who wrote a post', () => {
    const authors = documents.filter(({ collection }) => collection === 'authors')
    const wanted = expected.authors.filter(({ inExport }) => inExport)
    expect(Object.fromEntries(authors.map(({ key, data }) => [key, data.title]))).toEqual(
      Object.fromEntries(wanted.map(({ login, name }) => [`author:${login}`, name])),
    )
    // The sender of a form is named: its owner has to know the address.
    const withoutSenders = (_: string, value: { code?: string } | null) =>
      value?.code?.startsWith('form-sender') ? undefined : value
    expect(JSON.stringify([...authors, report], withoutSenders)).not.toContain('@')
  })

  it('has all categories and tags', () => {
    for (const [taxonomy, collection] of [
      ['category', 'categories'],
      ['post_tag', 'tags'],
    ] as const) {
      const found = documents.filter((document) => document.collection === collection).map(({ data }) => data.title)
      const wanted = expected.terms.filter((term) => term.taxonomy === taxonomy).map((term) => term.name)
      expect(found.toSorted()).toEqual(wanted.toSorted())
    }
  })

  it.each(expected.media)('takes the file $attachedFile', ({ wpId, original, attachedFile, mime, alt, caption }) => {
    const medium = ofItem(wpId)
    expect(medium?.file).toMatchObject({ mimeType: mime })
    expect(medium?.file?.candidates.map((path) => path.normalize('NFC'))).toEqual(
      expect.arrayContaining([attachedFile, original].map((path) => path.normalize('NFC'))),
    )
    if (alt !== undefined) expect(medium?.data.alt).toBe(alt)
    expect(medium?.data.alt).not.toBe('')
    expect(medium?.data.caption).toBe(caption)
  })

  it.each(Object.entries(expected.menus))('has the menu %s as visitors saw it', (menu, entries) => {
    const found = planned.site.menus.find(({ data }) => data.name === menu)
    expect(shownIn(found?.data.items, planned)).toEqual(
      inFourLevels(entries).map((entry) => wantedEntry(entry, planned)),
    )
  })

  it.each(expected.comments)('does the right thing with the comment $wpId, a $type', ({
    wpId,
    post,
    state,
    type,
    author,
    dateUtc,
    text,
    parent,
  }) => {
    const comment = byKey.get(`comment:${wpId}`)
    const about = ofItem(post)
    if (type !== 'comment' || about === undefined) {
      expect(comment).toBeUndefined()
      return
    }
    expect(comment?.data).toMatchObject({
      state,
      author,
      about: { relationTo: about.collection, value: { $source: `item:${post}` } },
    })
    expect(Date.parse(String(comment?.data.createdAt))).toBe(Date.parse(dateUtc))
    // Addresses of links stand in brackets behind their words.
    const words = String(comment?.data.comment).replace(/ \(https?:[^)]*\)/g, '')
    expect(words.replace(/\s+/g, ' ')).toBe(text)
    expect(depthOf(comment, byKey)).toBeLessThanOrEqual(3)
    if (parent === 0) expect(comment?.data.parent).toBeUndefined()
    else expect(comment?.data.parent).toBeDefined()
  })

  const items = Object.entries(expected.items).filter(([short]) => !POSTS_PAGES.includes(short))

  it.each(items.filter(([, { wp }]) => wp.type in COLLECTIONS))('makes of %s what it was', (_, item) => {
    const document = ofItem(item.wp.id)
    if (item.status === 'trash') {
      expect(document).toBeUndefined()
      expect(planned.items.get(item.wp.id)?.outcome).toMatchObject({ became: 'nothing', code: 'trash' })
      return
    }
    expect(document?.collection).toBe(COLLECTIONS[item.wp.type])
    if (item.title !== '') expect(document?.data.title).toBe(titleText(item.title, MAX_TITLE_LENGTH))
    expect(document?.data.title).not.toBe('')
    const isDraft = item.mustNotBePublic === true && item.status !== 'future'
    expect(document?.data._status).toBe(isDraft ? 'draft' : 'published')
    expect(document?.data.slug).toSatisfy(isSlug)
    if (item.excerpt !== undefined && document?.collection === 'posts')
      expect(document?.data.excerpt).toBe(item.excerpt)
    if (item.wp.type === 'post') {
      const { publishedAt } = document?.data ?? {}
      expect(publishedAt === undefined ? null : Date.parse(String(publishedAt))).toBe(
        item.dateUtc === null ? null : Date.parse(item.dateUtc),
      )
      expect(document?.data.author).toEqual({ $source: `author:${item.author?.login}` })
      expect(document?.data.sticky).toBe(item.sticky === true)
      expect(document?.data.allowComments).toBe(item.commentsOpen)
      const namesOf = (refs: unknown) => (Array.isArray(refs) ? refs.map(titleOf) : [])
      expect(namesOf(document?.data.categories).toSorted()).toEqual((item.terms?.category ?? []).toSorted())
      expect(namesOf(document?.data.tags).toSorted()).toEqual((item.terms?.post_tag ?? []).toSorted())
    }
    if (item.image !== undefined) {
      const { image, meta } = document?.data ?? {}
      const ref = document?.collection === 'pages' ? (meta as { readonly image?: unknown }).image : image
      expect(fileOf(ref)).toContain(item.image)
    }
  })

  it('has no redirect from where something stands, none to itself, and each path once', () => {
    const redirects = [...planned.site.redirects].map(({ data }) => data)
    const paths = new Set(documents.filter(({ data }) => data._status === 'published').map(({ path }) => path))
    const german = documents.filter(({ locale }) => locale !== 'en').map(({ path }) => path)
    for (const path of german) paths.delete(path)
    expect(redirects.filter(({ from }) => paths.has(String(from)))).toEqual([])
    expect(redirects.filter(({ from, to }) => from === to)).toEqual([])
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length)
    for (const { from } of redirects) expect(parseOldAddress(String(from))?.from).toBe(from)
  })

  it.each(expected.oldAddresses.filter(({ from }) => !from.startsWith('/?s=')))('answers $from', ({ from, full }) => {
    expect(answersAt(full ?? from, planned)).toBe(true)
  })

  it('leads nobody to what is not public', () => {
    const hidden = Object.values(expected.items).filter(({ mustNotBePublic }) => mustNotBePublic)
    const keys = new Set(hidden.map(({ wp }) => `item:${wp.id}`))
    const ends = [...planned.site.redirects].map(
      ({ data }) => (data.to as { readonly $address?: string } | undefined)?.$address,
    )
    expect(ends.filter((key) => key !== undefined && keys.has(key))).toEqual([])
  })

  it('names kinds without a place in the report', () => {
    for (const [kind, count] of Object.entries(expected.unknownKindsInReport ?? {})) {
      expect(report.kinds.filter((line) => line.kind === kind).reduce((sum, { items }) => sum + items, 0)).toBe(count)
    }
  })

  it('asks for nothing that exists nowhere before it is written', () => {
    const known = new Set<string>([...documents, ...planned.site.globals].map(({ key }) => key))
    for (const { dependsOn } of documents) for (const key of dependsOn) expect(known).toContain(key)
  })
})

describe('the report of studio', async () => {
  const { report } = await plannedExport('studio')
  const codes = report.groups.map(({ code }) => code)

  it('names what has no place', () => {
    expect(report.customFields.map((field) => field.name)).toContain('reading_time_note')
    expect(codes).toEqual(expect.arrayContaining(['draft-private', 'draft-password', 'editors-note', 'ping']))
    expect(codes).not.toContain('file-kind')
    expect(report.kinds).toContainEqual(expect.objectContaining({ kind: 'flamingo_contact', items: 5, leftOut: 5 }))
    const kinds = report.leftOut.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['custom_css', 'wp_template', 'wp_template_part', 'wp_global_styles']))
  })

  it('holds no password and no mail address', () => {
    expect(JSON.stringify(report)).not.toMatch(/lumen|@[a-z]/i)
  })
})

describe('the report of classic', async () => {
  const { report } = await plannedExport('classic')

  it('names letters that an old table broke', () =>
    expect(report.groups).toContainEqual(
      expect.objectContaining({ code: 'broken-letters', first: expect.objectContaining({ id: 48 }) }),
    ))
})

function sourceOf(ref: unknown): PlannedDocument['key'] {
  return (ref as { readonly $source: PlannedDocument['key'] } | undefined)?.$source ?? 'item:0'
}

function depthOf(comment: PlannedDocument | undefined, byKey: ReadonlyMap<string, PlannedDocument>): number {
  return comment === undefined ? 0 : 1 + depthOf(byKey.get(sourceOf(comment.data.parent)), byKey)
}

interface ShownEntry {
  readonly text: string
  readonly leadsTo: string
  readonly newTab: boolean
  readonly children: readonly ShownEntry[]
}

/** Entries of a planned menu with the new addresses that they lead to. */
function shownIn(rows: unknown, planned: PlannedExport): readonly ShownEntry[] {
  if (!Array.isArray(rows)) return []
  return rows.map(({ link, children, leaves, below }): ShownEntry => {
    const ref: unknown = link[link.type]
    const path = planned.documents.find(({ key }) => key === sourceOf(ref))?.path
    return {
      text: link.label,
      leadsTo: link.type === 'url' ? link.url : (path ?? ''),
      newTab: link.newTab,
      children: shownIn(children ?? leaves ?? below, planned),
    }
  })
}

/** An entry with the address at which the new site shows what it led to. */
function wantedEntry(
  { text, leadsTo, newTab = false, children = [] }: ExpectedEntry,
  planned: PlannedExport,
): ShownEntry {
  const { plan } = planned
  const parts = siteAddressOf(leadsTo, plan.oldSite)
  const found = parts && !leadsTo.startsWith('#') ? plan.oldAddresses.find(parts) : undefined
  const path = found && pathOfMeaning(found, plan)
  return { text, leadsTo: path ?? leadsTo, newTab, children: children.map((child) => wantedEntry(child, planned)) }
}

/** Entries of the fifth level and deeper stand on the fourth. */
function inFourLevels(entries: readonly ExpectedEntry[], level = 1): readonly ExpectedEntry[] {
  if (level < 4) return entries.map((entry) => ({ ...entry, children: inFourLevels(entry.children ?? [], level + 1) }))
  return entries.flatMap((entry) => [{ ...entry, children: [] }, ...inFourLevels(entry.children ?? [], level)])
}

/** Tells whether an old address is one of a document here, or has a redirect. */
function answersAt(from: string, { plan, documents, site }: PlannedExport): boolean {
  const parts = siteAddressOf(from, plan.oldSite)
  if (parts === undefined) return false
  if (parts.query.size > 0) {
    return [...site.redirects].some(({ data }) => {
      const [path, query] = String(data.from).split('?')
      const fields = [...new URLSearchParams(query)]
      return path === parts.path && fields.length > 0 && fields.every(([key, value]) => parts.query.get(key) === value)
    })
  }
  if (documents.some(({ path, data }) => path === parts.path && data._status === 'published')) return true
  return [...site.redirects].some(({ data }) => data.from === parts.path)
}
