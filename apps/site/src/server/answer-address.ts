import { type Languages, localPathOf } from '@vitrine/content/core'
import type { Query } from '@vitrine/content/queries'
import { queryOf, withPassedQuery } from '@vitrine/content/redirects'
import { addressAway } from '@vitrine/forms/core'
import { type Forms, SENT_PARAMETER } from '@vitrine/forms/server'
import { networkOf } from '@vitrine/http/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FinishedPage } from '../cache/finished-page.ts'
import type { RunningFeatures } from '../features/running-features.ts'
import { withHead } from '../render/finish.ts'
import { parseAddress } from './address.ts'
import { send } from './answer.ts'
import type { Admits, CountQueryPage, Found } from './answers.ts'
import type { Gate } from './gate/gate.ts'
import type { Guarded } from './gate/guarded.ts'
import type { MissingLog } from './missing-log.ts'
import { otherAddress } from './other-address.ts'
import type { Pages } from './pages.ts'
import { WORDPRESS_FIELD, wordpressSearch } from './wordpress-search.ts'

export interface AnswerOptions {
  readonly pages: Pick<Pages, 'find' | 'notFound' | 'withOverlay'>
  readonly features: { readonly forms: Pick<Forms, 'readSent'> } & Pick<RunningFeatures, 'visit' | 'signInAddress'>
  readonly languages: Languages
  /** Called with addresses without a page. */
  readonly missing: Pick<MissingLog, 'note'>
  readonly gate: Pick<Gate, 'admits'>
  /** Counts by a key, within a minute. */
  readonly isTooMany: (key: string, limit: number, now: Date) => Promise<boolean>
}

/**
 * Pages made of the query of an address, such as those of a search, that one network may ask for in a minute: ten each
 * second, for all who share a line.
 */
const MAX_QUERY_PAGES = 600

/** Prefixes of files that pages load. Nobody sees the answer if one is missing. */
const FILES = /^\/(?:assets|media)\//

/** Answers an address that nothing else answers: with its page, or with where that is. */
export async function answerAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AnswerOptions,
): Promise<FastifyReply> {
  const { pages, languages } = options
  const address = parseAddress(request.url)
  if (address.kind === 'bad') return sendMissing(reply, pages, request, 400)
  if (address.kind === 'redirect') return answerMiswritten(request, reply, { ...options, to: address.to })
  const { path } = address
  const query = request.query as Query
  if (await answerSent(request, reply, { ...options, path })) return reply
  const found = await pages.find(path, query, countOf(request, options))
  if (found.kind === 'page of a query' || found.kind === 'too many') return send(reply, found.page)
  const search = searchInstead(request, path, languages)
  if (search) return reply.redirect(search, 301)
  switch (found.kind) {
    case 'page':
      return send(reply, found.page)
    case 'personal':
      return answerPersonal(request, reply, { ...options, path })
    case 'guarded': {
      const signIn = await signInInstead(request, { ...options, path, guarded: found.guarded })
      if (signIn !== undefined) return reply.header('cache-control', 'private, no-store').redirect(signIn, 303)
      const admits: Admits = (page) => options.gate.admits(request, page)
      return send(reply, (await pages.withOverlay(path, { kind: 'query', query }, admits)) ?? found.page)
    }
    case 'redirect':
      return follow(request, reply, found)
    case 'gone':
      return sendMissing(reply, pages, request, 410)
    case 'not found':
      return answerMissing(request, reply, { ...options, path, page: found.page })
  }
}

function countOf(request: FastifyRequest, { isTooMany }: Pick<AnswerOptions, 'isTooMany'>): CountQueryPage {
  return () => isTooMany(`page of a query ${networkOf(request.ip)}`, MAX_QUERY_PAGES, new Date())
}

/** Has the feature of a page that is made anew for each visitor answer a request for it, or what was posted to it. */
export async function answerPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, features, languages, path: address }: AnswerOptions & { readonly path: string },
): Promise<FastifyReply> {
  const isAnswered = await features.visit(request, reply, { ...localPathOf(address, languages), address })
  return isAnswered ? reply : sendMissing(reply, pages, request)
}

/** Where a visitor signs in to see a page for members, on sites where visitors can; undefined for who may see it. */
async function signInInstead(
  request: FastifyRequest,
  { features, languages, gate, path, guarded }: AnswerOptions & { readonly path: string; readonly guarded: Guarded },
): Promise<string | undefined> {
  if (guarded.visibility !== 'members' || (await gate.admits(request, guarded))) return undefined
  return features.signInAddress(request.url, localPathOf(path, languages).locale)
}

/**
 * Leads to the one way in which an address is written, where there is something: browsers remember it for good. Where
 * there is a redirect, it leads on at once.
 */
async function answerMiswritten(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AnswerOptions & { readonly to: string },
): Promise<FastifyReply> {
  const { pages, to } = options
  const address = parseAddress(to)
  if (address.kind !== 'page') return sendMissing(reply, pages, request, 400)
  const found = await pages.find(address.path, request.query as Query, countOf(request, options))
  if (found.kind === 'too many') return send(reply, found.page)
  if (found.kind === 'redirect') return follow(request, reply, found)
  if (found.kind !== 'not found')
    return reply.redirect(searchInstead(request, address.path, options.languages) ?? to, 301)
  return answerMissing(request, reply, { ...options, path: address.path, page: found.page })
}

/** Where a search in the address of a WordPress site leads, with the rest of its query; undefined for what is none. */
function searchInstead(request: FastifyRequest, path: string, languages: Languages): string | undefined {
  const search = wordpressSearch(path, request.query as Query, languages)
  return search && withPassedQuery(search, queryOf(request.url), [WORDPRESS_FIELD])
}

/** Sends a visitor on by a redirect, with the query that they came with. */
function follow(
  request: FastifyRequest,
  reply: FastifyReply,
  { to, status, matched }: Extract<Found, { readonly kind: 'redirect' }>,
): FastifyReply {
  return reply.redirect(withPassedQuery(to, queryOf(request.url), matched), status)
}

/** Shows a page with what became of a form on it, when the address says that one was sent. */
async function answerSent(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, features: { forms }, languages, gate, path }: AnswerOptions & { readonly path: string },
): Promise<boolean> {
  const { locale } = localPathOf(path, languages)
  const sent = await forms.readSent((request.query as Record<string, unknown>)[SENT_PARAMETER], locale)
  const admits: Admits = (page) => gate.admits(request, page)
  const page = sent && (await pages.withOverlay(path, { kind: 'form', outcome: sent, status: 200 }, admits))
  if (!page) return false
  const away = addressAway(sent.sentView)
  send(reply, away ? withHead(page, { headers: { refresh: `0; url=${away}` } }) : page)
  return true
}

async function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AnswerOptions & { readonly path: string /** Says that there is nothing. */; readonly page: FinishedPage },
): Promise<FastifyReply> {
  const { pages, languages, missing, path, page } = options
  const find = (address: string) => pages.find(address, request.query as Query, countOf(request, options))
  const other = await otherAddress(path, { languages, find })
  if (other?.found.kind === 'too many') return send(reply, other.found.page)
  if (other?.found.kind === 'redirect') return follow(request, reply, other.found)
  if (other) {
    const to = withPassedQuery(encodeURI(other.path), queryOf(request.url))
    return reply.redirect(searchInstead(request, other.path, languages) ?? to, 301)
  }
  // Who only asks whether something is there, such as an editor's checklist, followed no link.
  if (request.method === 'GET') missing.note(path, request.headers.referer)
  if (!FILES.test(path)) return send(reply, page)
  return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.')
}

/** Answers with the page of things that are not there. */
export async function sendMissing(
  reply: FastifyReply,
  pages: Pick<Pages, 'notFound'>,
  request: FastifyRequest,
  status = 404,
): Promise<FastifyReply> {
  request.raw.resume()
  return send(reply, withHead(await pages.notFound(), { status }))
}
