import { mayAt, rightsOf } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import { type AdminText, HOME_PATH, parseLocalTexts } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { freeHomeSlug, HOME_SLUG } from '../core/paths.ts'
import { savePlace } from './page-paths.ts'

/**
 * `POST /api/pages/{id}/home`: makes a published page the home page. The one until then gets an address of its own, and
 * stays published. It answers 200 with `{ id }`; otherwise `{ message }`.
 */
export const makeHomePage: Omit<Endpoint, 'root'> = {
  path: '/:id/home',
  method: 'post',
  async handler(req) {
    if (!(await mayChooseHome(req))) return answer(req, 403, MAY_NOT)
    const id = Number(req.routeParams?.id)
    const page = Number.isSafeInteger(id) ? await publishedPage(req, { id: { equals: id } }) : undefined
    if (!page) return answer(req, 404, NOT_PUBLISHED)
    const home = await publishedPage(req, { path: { equals: HOME_PATH } })
    if (home?.id !== page.id) {
      // In this order: the address is free before the other page takes it, and leads to the old one if that fails.
      if (home) await savePlace(home.id, { slug: await slugAfterHome(req) }, { req })
      await savePlace(page.id, { slug: HOME_SLUG, parent: null }, { req })
    }
    return Response.json({ id: page.id }, { headers: NOT_STORED })
  },
}

const NOT_STORED = { 'cache-control': 'no-store' }

const MAY_NOT: AdminText = {
  en: 'Only people who may publish all pages can choose the home page.',
  de: 'Nur wer alle Seiten veröffentlichen darf, kann die Startseite wählen.',
}
const NOT_PUBLISHED: AdminText = {
  en: 'This page is not published. Choose another one.',
  de: 'Diese Seite ist nicht veröffentlicht. Wählen Sie eine andere.',
}

/** True for accounts that publish every page in every language: two pages change their addresses. */
async function mayChooseHome(req: PayloadRequest): Promise<boolean> {
  const rights = await rightsOf(req)
  const isLimited = rights === undefined || rights.branches.length > 0 || rights.languages.length > 0
  return !isLimited && (await mayAt(req, 'pages', 'publish'))
}

/** Finds a page that visitors see. */
async function publishedPage(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [where, { _status: { equals: 'published' } }] },
    select: { path: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/** A slug at the top that no page has. */
async function slugAfterHome(req: PayloadRequest): Promise<string> {
  const languages = siteLanguages(req.payload)
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { or: languages.map((language): Where => ({ [`path.${language}`]: { contains: `/${HOME_SLUG}-` } })) },
    locale: 'all',
    select: { path: true },
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  })
  return freeHomeSlug(docs.flatMap(({ path }) => Object.values(parseLocalTexts(path))))
}

function answer(req: PayloadRequest, status: number, text: AdminText): Response {
  return Response.json({ message: answerIn(text, req) }, { status, headers: NOT_STORED })
}
