import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import type { ReportText } from '../report/report-words.ts'
import type { Confidence } from './questions.ts'

export interface FoundPage {
  readonly id: number
  readonly title: string
  readonly confidence: Confidence
  readonly because: ReportText
}

/** Names of home pages in the languages of most sites. */
const HOME_NAMES =
  /^(?:home|home-?page|frontpage|front-page|start|start-?seite|start-?sida|hjem|forside|accueil|inicio|inici|pagina-inicial|pagina-principal|hoofdpagina|strona-glowna|uvod|etusivu|welcome|willkommen|bienvenue)(?:-\d+)?$/i

/**
 * The page whose old address is that of the site. In an export without posts, which cannot have had their list there,
 * else one that is called as home pages are.
 */
export function guessFrontPage(index: ExportIndex): FoundPage | undefined {
  return pageAtRoot(index) ?? (hasPosts(index) ? undefined : pageCalledHome(index))
}

/** Tells whether an export has posts that visitors saw. */
export function hasPosts({ items }: ExportIndex): boolean {
  return [...items.values()].some(({ kind, status }) => kind === 'post' && status === 'publish')
}

function pageCalledHome({ items }: ExportIndex): FoundPage | undefined {
  for (const { id, kind, status, slug, title, parent } of items.values()) {
    if (kind === 'page' && status === 'publish' && parent === 0 && HOME_NAMES.test(slug)) {
      const because = {
        en: 'it is called as home pages are',
        de: 'sie heißt wie Startseiten',
        he: 'יש לו שם של עמוד בית',
      }
      return { id, title, confidence: 'likely', because }
    }
  }
  return undefined
}

function pageAtRoot(index: ExportIndex): FoundPage | undefined {
  for (const { id, kind, status, link, title } of index.items.values()) {
    if (kind === 'page' && status === 'publish' && (link === '/' || link === '')) {
      const because = {
        en: 'its old address is that of the site',
        de: 'ihre alte Adresse die der Website ist',
        he: 'הכתובת הישנה שלו היא כתובת האתר',
      }
      return { id, title, confidence: 'certain', because }
    }
  }
  return undefined
}

/** Names of pages with the list of posts in the languages of most sites. */
const NAMES =
  /^(?:blog|news|journal|posts|articles|stories|magazine?|magazin|aktuelles|neuigkeiten|nachrichten|beitraege|artikel|notizen|actualites|nouvelles|noticias|novedades|articulos|notizie|novita|nieuws|berichten|nyheter|nyheder|uutiset|aktualnosci|novinky|aktuality|hirek|noutati)(?:-\d+)?$/i

/** A page without content that is called as such pages are. */
export function guessPostsPage(index: ExportIndex, frontPage: number | undefined): FoundPage | undefined {
  let best: { readonly page: IndexedItem; readonly weight: number } | undefined
  const named = entryNames(index)
  for (const page of index.items.values()) {
    if (page.kind !== 'page' || page.status !== 'publish' || !page.isEmpty || page.id === frontPage) continue
    const weight = (NAMES.test(page.slug) ? 2 : 0) + (NAMES.test(named.get(page.id) ?? '') ? 1 : 0)
    if (weight > (best?.weight ?? 0)) best = { page, weight }
  }
  return (
    best && {
      id: best.page.id,
      title: best.page.title,
      confidence: 'likely',
      because: {
        en: 'it is empty, and called as such pages are',
        de: 'sie leer ist und heißt wie solche Seiten',
        he: 'הוא ריק, ויש לו שם של עמוד כזה',
      },
    }
  )
}

/** Texts of menu entries by the id of the page that they lead to. */
function entryNames(index: ExportIndex): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  for (const { title, menuEntry } of index.items.values()) {
    if (menuEntry?.type === 'post_type' && title.trim() !== '') names.set(menuEntry.objectId, title.trim())
  }
  return names
}
