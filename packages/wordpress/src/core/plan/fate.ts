import type { ItemImport } from '@vitrine/kit/core'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { typeOfAttachment } from '../media/file-kind.ts'
import { isSoldFile } from '../media/sold-file.ts'
import type { ReportLabel, ReportText } from '../report/report-words.ts'
import { statusName } from '../report/status-names.ts'
import { type KindPlace, placeOfKind } from './kinds.ts'
import type { ImportOptions } from './options.ts'
import type { LeftOutCode, PartCode } from './plan.ts'

/** Why a document is a draft although, or that it is one because, the old site had it so. */
export type DraftReason = 'draft' | 'pending' | 'private' | 'password' | 'planned' | 'trash' | 'unknown-status'

/** Fate of an item, as far as the index tells. */
export type Fate =
  | DocumentFate
  | { readonly fate: 'medium' | 'form' | 'message' | 'reusable' | 'menu' | 'faq' }
  | { readonly fate: 'menu-entry' | 'slide' }
  /** A document of a feature that has no address and no drafts. */
  | { readonly fate: 'values'; readonly import: ItemImport }
  | { readonly fate: 'part'; readonly of: string; readonly code: PartCode }
  | { readonly fate: 'nothing'; readonly code: LeftOutCode; readonly reason: ReportLabel }

/** A document with an address of its own. */
export interface DocumentFate {
  readonly fate: 'document'
  readonly collection: string
  /** Set for a document of a feature. */
  readonly import?: ItemImport
  readonly status: 'published' | 'draft'
  readonly draftReason?: DraftReason
  /** Set where not everybody may see it. */
  readonly visibility?: 'password' | 'members'
}

const COLLECTIONS = { post: 'posts', page: 'pages', project: 'projects' } as const

/** Tells whether visitors see the document of an item at an address. What is still to come is not there to be led to. */
export function isPublished(item: IndexedItem, index: ExportIndex, options: ImportOptions): boolean {
  const fate = fateOf(item, index, options)
  if ((item.publishedAt ?? 0) > options.now) return false
  // Topics of bbPress that take no answers are closed.
  if (fate.fate === 'values') return fate.import.isAddressed === true && /^(?:publish|closed)$/.test(item.status)
  return fate.fate === 'document' && fate.status === 'published'
}

export function fateOf(item: IndexedItem, index: ExportIndex, options: ImportOptions): Fate {
  const place = placeOfKind(item.kind, options.kinds)
  const taken = Object.hasOwn(options.kinds, item.kind) ? undefined : options.imports.items.get(item.kind)
  if (place === 'bookkeeping' || item.status === 'auto-draft') {
    return nothing('bookkeeping', {
      en: 'WordPress or a plugin keeps it for itself.',
      de: 'WordPress oder ein Plugin speichert es für sich.',
      he: 'WordPress או תוסף שומרים אותו לעצמם.',
    })
  }
  if (item.status === 'trash' && (options.trash === 'leave-out' || !(place in COLLECTIONS))) {
    return nothing('trash', {
      en: 'It lies in the trash of the old site.',
      de: 'Es liegt im Papierkorb der alten Website.',
      he: 'הוא נמצא בסל המחזור של האתר הישן.',
    })
  }
  if (taken) return taken.place ? documentFate(item, taken, index, options) : { fate: 'values', import: taken }
  return place === 'post' || place === 'page' || place === 'project'
    ? documentFate(item, place, index, options)
    : otherFate(item, place, { index, options })
}

function documentFate(
  item: IndexedItem,
  place: 'post' | 'page' | 'project' | ItemImport,
  index: ExportIndex,
  options: ImportOptions,
): Fate {
  if (item.pathOfFeature !== undefined && item.id !== options.frontPage && !index.parents.has(item.id)) {
    return { fate: 'part', of: `what stands at ${item.pathOfFeature} here`, code: 'settings' }
  }
  if (item.id === options.postsPage && isBareList(item, index)) {
    return { fate: 'part', of: 'the list of posts', code: 'settings' }
  }
  const collection = typeof place === 'string' ? COLLECTIONS[place] : place.collection
  const own = typeof place === 'string' ? {} : { import: place }
  const draft = (draftReason: DraftReason): DocumentFate => ({
    fate: 'document',
    collection,
    ...own,
    status: 'draft',
    draftReason,
  })
  const keepsPassword = options.passwords === 'keep' && item.knowsPassword
  const visibility = keepsPassword ? { visibility: 'password' as const } : {}
  const published: DocumentFate = { fate: 'document', collection, ...own, status: 'published', ...visibility }
  switch (item.status) {
    case 'publish':
      return item.hasPassword && !keepsPassword ? draft('password') : published
    case 'future':
      if (item.hasPassword && !keepsPassword) return draft('password')
      return place !== 'post' && (item.publishedAt ?? 0) > options.now
        ? { ...draft('planned'), ...visibility }
        : published
    case 'private':
      return options.privatePages === 'members' ? { ...published, visibility: 'members' } : draft('private')
    case 'draft':
    case 'pending':
    case 'trash':
      return { ...draft(item.status), ...visibility }
    default:
      return { ...draft('unknown-status'), ...visibility }
  }
}

/**
 * The posts page stands for the list of posts. One with words stays a page, and so does one with pages below it, so that
 * they have a place.
 */
function isBareList(page: IndexedItem, index: ExportIndex): boolean {
  return page.kind === 'page' && page.isEmpty && !index.parents.has(page.id)
}

function otherFate(
  item: IndexedItem,
  place: Exclude<KindPlace, 'post' | 'page' | 'project'>,
  { index, options }: { readonly index: ExportIndex; readonly options: ImportOptions },
): Fate {
  switch (place) {
    case 'medium':
      return mediumFate(item)
    case 'reusable':
      return index.unsynced.has(item.id)
        ? nothing('pattern-copied', {
            en: 'A pattern of which pages hold copies: there is nothing to keep in step.',
            de: 'Eine Vorlage, von der Seiten Kopien enthalten: Es gibt nichts abzugleichen.',
            he: 'תבנית שעמודים מכילים עותקים שלה: אין מה לסנכרן.',
          })
        : shownFate(item, 'reusable')
    case 'element':
      return index.referred.has(item.id)
        ? shownFate(item, 'reusable')
        : nothing('kind-of-builder', {
            en: 'A saved element that no page shows.',
            de: 'Ein gespeichertes Element, das keine Seite zeigt.',
            he: 'רכיב שמור שאף עמוד אינו מציג.',
          })
    case 'form':
    case 'message':
    case 'menu-entry':
    case 'slide':
      return { fate: place }
    case 'menu':
    case 'faq':
      return shownFate(item, place)
    case 'builder':
      return nothing('kind-of-builder', {
        en: 'A template or part of a page builder or theme.',
        de: 'Eine Vorlage oder ein Teil eines Page-Builders oder Themes.',
        he: 'תבנית או חלק של בונה עמודים או של ערכת עיצוב.',
      })
    case 'site-editor':
      return nothing('site-editor', {
        en: 'Made in the site editor: it is about how the old site looked.',
        de: 'Im Website-Editor gemacht: Es betrifft das Aussehen der alten Website.',
        he: 'נוצר בעורך האתר: הוא נוגע למראה של האתר הישן.',
      })
    case 'address-book':
      return nothing('address-book', {
        en: 'An entry of the address book or a copy of a mail, kept by Flamingo.',
        de: 'Ein Eintrag des Adressbuchs oder die Kopie einer E-Mail, von Flamingo gespeichert.',
        he: 'רשומה בפנקס הכתובות או עותק של הודעת דוא"ל, ש-Flamingo שמר.',
      })
    case 'bookkeeping':
    case 'none':
      return unknownFate(item, index, options)
  }
}

/** An item of a kind that has no place, is part of another, or stays behind. */
function unknownFate(item: IndexedItem, index: ExportIndex, options: ImportOptions): Fate {
  const whole = Object.hasOwn(options.kinds, item.kind) ? undefined : options.imports.wholes.get(item.kind)
  if (whole) return partFate(item, whole, { index, options })
  const reason = options.imports.leftOut.get(item.kind)
  if (reason !== undefined) return nothing('by-choice', reason)
  const feature = FEATURES.get(item.kind)
  return feature
    ? nothing('kind-without-place', {
        en: `It is of ${feature.plugin}, and can be brought once the ${feature.name.en} is switched on.`,
        de: `Es gehört zu ${feature.plugin} und kann kommen, sobald ${feature.name.de} eingeschaltet ist.`,
        he: `הוא שייך ל-${feature.plugin}, ויהיה אפשר להעביר אותו אחרי הפעלת ${feature.name.he}.`,
      })
    : nothing('kind-without-place', {
        en: `There is no place for the kind “${item.kind}”. You can choose one for it.`,
        de: `Für die Art „${item.kind}“ gibt es keinen Platz. Sie können einen wählen.`,
        he: `אין מקום לסוג "${item.kind}". אפשר לבחור לו מקום.`,
      })
}

function partFate(
  item: IndexedItem,
  whole: ItemImport,
  { index, options }: { readonly index: ExportIndex; readonly options: ImportOptions },
): Fate {
  const above = index.items.get(item.parent)
  const isThere = above?.kind === whole.kind && fateOf(above, index, options).fate !== 'nothing'
  if (!isThere)
    return nothing('unreadable', {
      en: 'What it is a part of is not in the export, or lies in the trash.',
      de: 'Wozu es gehört, fehlt im Export oder liegt im Papierkorb.',
      he: 'מה שהוא חלק ממנו חסר בקובץ הייצוא, או נמצא בסל המחזור.',
    })
  return index.shown.has(item.id)
    ? { fate: 'part', of: `“${above.title}”`, code: 'feature-part' }
    : nothing('unreadable', {
        en: 'The export has more parts of other items than one import reads. Divide the export.',
        de: 'Der Export hat mehr Teile anderer Einträge, als ein Import liest. Den Export aufteilen.',
        he: 'בקובץ הייצוא יש יותר חלקים של פריטים אחרים מכפי שייבוא אחד קורא. יש לפצל את קובץ הייצוא.',
      })
}

/** Kinds of plugins that optional features of a site take in, once they are on. */
const FEATURES: ReadonlyMap<string, PluginOfFeature> = new Map([
  ...ofPlugin(['product', 'product_variation', 'shop_coupon', 'shop_order', 'shop_order_refund'], {
    plugin: 'WooCommerce',
    name: { en: 'shop', de: 'der Shop', he: 'החנות' },
  }),
  ...ofPlugin(['forum', 'topic', 'reply'], { plugin: 'bbPress', name: { en: 'forum', de: 'das Forum', he: 'הפורום' } }),
])

interface PluginOfFeature {
  readonly plugin: string
  readonly name: ReportText
}

function ofPlugin(kinds: readonly string[], of: PluginOfFeature): readonly (readonly [string, PluginOfFeature])[] {
  return kinds.map((kind) => [kind, of])
}

function mediumFate({ attachment }: IndexedItem): Fate {
  const file = attachment?.file || attachment?.address || ''
  if (file === '')
    return nothing('unreadable', { en: 'It names no file.', de: 'Es nennt keine Datei.', he: 'לא מצוין בו קובץ.' })
  if (isSoldFile(file)) {
    return nothing('by-choice', {
      en: 'Only buyers may have it, and everybody the files of the library. It comes with its product.',
      de: 'Nur Käufer dürfen es haben, die Dateien der Mediathek aber alle. Es kommt mit seinem Produkt.',
      he: 'רק קונים רשאים לקבל אותו, ואת קובצי הספרייה כולם. הוא מגיע עם המוצר שלו.',
    })
  }
  return attachment && typeOfAttachment(attachment) === undefined
    ? nothing('file-kind', {
        en: 'The library does not take files of this kind.',
        de: 'Die Mediathek nimmt keine Dateien dieser Art.',
        he: 'הספרייה אינה מקבלת קבצים מסוג זה.',
      })
    : { fate: 'medium' }
}

/** Blocks, menus and questions that are not public stay out, since what shows them would publish them. */
function shownFate(item: IndexedItem, fate: 'reusable' | 'menu' | 'faq'): Fate {
  return item.status === 'publish' && !item.hasPassword ? { fate } : nothing('by-choice', notPublic(item))
}

function notPublic(item: IndexedItem): ReportText {
  const { en, de, he } = statusName(item)
  return {
    en: `It was not public (${en}), and documents of its kind always are.`,
    de: `Es war nicht öffentlich (${de}), und Dokumente seiner Art sind das immer.`,
    he: `הוא לא היה ציבורי (${he}), ומסמכים מסוגו תמיד ציבוריים.`,
  }
}

function nothing(code: LeftOutCode, reason: ReportLabel): Fate {
  return { fate: 'nothing', code, reason }
}
