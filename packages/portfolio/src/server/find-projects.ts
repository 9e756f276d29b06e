import { record, referenceIds } from '@vitrine/content/core'
import { FOR_EVERYONE, published } from '@vitrine/content/queries'
import type { Payload, Where } from 'payload'

/** Levels of references that lists are read with: a project, its picture and categories. */
const DEPTH = 1

/** Projects of one site that are put in order. */
const MAX_IN_ORDER = 5000

/** Fields for the card of a project. */
const SUMMARY = {
  title: true,
  path: true,
  languages: true,
  _status: true,
  description: true,
  image: true,
  categories: true,
  client: true,
  date: true,
  dateForm: true,
} as const

/** As their editors put them; among equals the newest first. */
const ORDER = ['place', '-date', '-id']

/**
 * Visitors of a language see what was written in it: the question is asked of the titles of that language alone. What is
 * not for everyone is in no list.
 */
const LISTED_HERE: Where = { and: [{ title: { exists: true } }, FOR_EVERYONE] }

export interface FoundProjects {
  readonly projects: readonly object[]
  /** Parts that all of them fill, at least 1. */
  readonly parts: number
  /** In all parts together. */
  readonly total: number
}

/**
 * Finds a part of the published projects in their order.
 *
 * @param asked.where Which of them.
 * @param asked.part From 1.
 */
export async function findProjects(
  payload: Payload,
  asked: { readonly where?: Where; readonly count: number; readonly part?: number; readonly locale: string },
): Promise<FoundProjects> {
  const { part = 1, ...wanted } = asked
  const { docs, totalPages, totalDocs } = await published(payload, 'projects', {
    ...questionOf(wanted),
    page: part,
    isCounted: true,
  })
  return { projects: docs, parts: Math.max(1, totalPages), total: totalDocs }
}

/**
 * Finds the first published projects in their order.
 *
 * @param asked.where Which of them.
 */
export async function findFirst(
  payload: Payload,
  asked: { readonly where: Where; readonly count: number; readonly locale: string },
): Promise<readonly object[]> {
  const { docs } = await published(payload, 'projects', questionOf(asked))
  return docs
}

/** Query options of a list of projects. */
function questionOf({ where, count, locale }: { where?: Where; count: number; locale: string }) {
  return {
    where: { and: [LISTED_HERE, ...(where ? [where] : [])] },
    locale,
    depth: DEPTH,
    limit: count,
    sort: ORDER,
    select: SUMMARY,
  }
}

/** A project's place among all, and what it is counted with. */
export interface OrderedProject {
  readonly id: number | string
  readonly categories: readonly (number | string)[]
}

/** All published projects of a language in their order. */
export async function projectsInOrder(payload: Payload, locale: string): Promise<readonly OrderedProject[]> {
  const { docs } = await published(payload, 'projects', {
    where: LISTED_HERE,
    locale,
    depth: 0,
    limit: MAX_IN_ORDER,
    sort: ORDER,
    select: { categories: true },
  })
  return docs.map((doc) => {
    const { id, categories } = record(doc)
    return { id: id as number, categories: referenceIds(categories) }
  })
}
