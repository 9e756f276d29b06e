import { addressOf } from '@vitrine/content/core'
import { normalAddress } from '../addresses/decoded-path.ts'
import { endOfItem } from '../addresses/item-end.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { fateOf } from '../plan/fate.ts'
import { placeOfKind } from '../plan/kinds.ts'
import { languageOf } from '../plan/languages.ts'
import type { PlanAddress, PlanKey } from '../plan/plan.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import type { FirstAddress } from './report.ts'
import { inEachLanguage, type ReportLabel, type ReportText } from './report-words.ts'

/** Addresses of the old site that are followed one by one. */
const MAX_ADDRESSES = 10

/**
 * The first addresses of the old site, with where they are planned to lead: its front page, then its pages in the order of
 * their places and ids, then its posts, the newest first.
 *
 * @param leftOut Reasons for which items were left out, by their ids.
 */
export function firstAddressesOf(plan: ImportPlan, leftOut: ReadonlyMap<number, ReportLabel>): readonly FirstAddress[] {
  const { index, options } = plan
  const front = options.frontPage === undefined ? undefined : index.items.get(options.frontPage)
  const items = [...index.items.values()].filter(
    (item) => item !== front && item.status === 'publish' && item.link.startsWith('/') && item.link !== '/',
  )
  const ofKind = (kind: 'page' | 'post') => items.filter((item) => placeOfKind(item.kind, {}) === kind)
  const pages = ofKind('page').sort((a, b) => a.menuOrder - b.menuOrder || a.id - b.id)
  const posts = ofKind('post').sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || a.id - b.id)
  const home = index.items.size === 0 ? [] : [front ? homeOf(front, plan, leftOut) : listAtHome(plan)]
  const others = [...pages, ...posts].slice(0, MAX_ADDRESSES - home.length)
  return [...home, ...others.map((item) => planned(item, plan, leftOut))]
}

function homeOf(front: IndexedItem, ...on: readonly [ImportPlan, ReadonlyMap<number, ReportLabel>]): FirstAddress {
  return { ...planned(front, ...on), from: '/' }
}

function listAtHome({ options }: ImportPlan): FirstAddress {
  return { title: options.title, from: '/', to: '/' }
}

function planned(item: IndexedItem, plan: ImportPlan, leftOut: ReadonlyMap<number, ReportLabel>): FirstAddress {
  const { index, options, newAddresses } = plan
  const place = { title: item.title, from: item.link }
  const fate = fateOf(item, index, options)
  const reason = leftOut.get(item.id) ?? (fate.fate === 'nothing' ? fate.reason : undefined)
  if (reason !== undefined) return { ...place, because: reason }
  if (fate.fate === 'part') return { ...place, to: item.pathOfFeature ?? `/${options.blogSlug}/` }
  const own = newAddresses.get(item.id)
  if (fate.fate !== 'document' || own === undefined) return { ...place, because: NOT_HERE }
  if (fate.status === 'draft') return { ...place, because: IS_DRAFT }
  const to = addressOf({ locale: languageOf(item, options), path: own.path }, options.languages)
  return { ...place, to, end: endOfItem(item, plan) }
}

/** Results of writing planned things. */
export interface WrittenPlaces {
  /** Address at which something is here; undefined where it is not. @param planned Address that it was to have. */
  readonly address: (end: PlanAddress, planned: string) => string | undefined
  /** Message about a thing that could not be written, or that stays as it was here before. */
  readonly problem: (key: PlanKey) => ReportLabel | undefined
}

/** The first addresses with where they lead once an import has ended. */
export function leadingNow(addresses: readonly FirstAddress[], written: WrittenPlaces): readonly FirstAddress[] {
  return addresses.map((address) => {
    if (!('to' in address)) return address
    const { title, from, end } = address
    const to = end ? written.address(end, address.to) : address.to
    if (to === undefined) return { title, from, because: (end && written.problem(end.$address)) ?? NOT_HERE }
    const path = normalAddress(from)
    const because = path === to ? undefined : written.problem(`redirect:${path}`)
    return because === undefined ? { title, from, to } : { title, from, because }
  })
}

/** An address of the old site and where it leads, such as `/about/ → /team/about/`. */
export function firstAddressText(address: FirstAddress): ReportText {
  if ('to' in address) return inEachLanguage(() => `${address.from} → ${address.to}`)
  const { from, because } = address
  const nowhere = {
    en: `${from} leads nowhere yet.`,
    de: `${from} führt noch nirgendwohin.`,
    he: `${from} עדיין לא מובילה לשום מקום.`,
  }
  return inEachLanguage((word) => `${word(nowhere)} ${word(because)}`)
}

const NOT_HERE: ReportText = { en: 'It was not imported.', de: 'Sie wurde nicht importiert.', he: 'היא לא יובאה.' }

const IS_DRAFT: ReportText = {
  en: 'It is a draft here, since it was behind a password.',
  de: 'Sie ist hier ein Entwurf, da sie hinter einem Passwort war.',
  he: 'היא טיוטה כאן, כי הייתה מוגנת בסיסמה.',
}
