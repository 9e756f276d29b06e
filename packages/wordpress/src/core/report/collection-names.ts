import { inEachLanguage, type ReportText } from './report-words.ts'

/** Collections and globals that an import writes to, as the admin calls them, where no admin is at hand. */
const COLLECTION_NAMES: Readonly<Record<string, ReportText>> = {
  authors: { en: 'Authors', de: 'Autoren', he: 'מחברים' },
  categories: { en: 'Categories', de: 'Kategorien', he: 'קטגוריות' },
  tags: { en: 'Tags', de: 'Schlagwörter', he: 'תגיות' },
  'project-categories': { en: 'Project categories', de: 'Projektkategorien', he: 'קטגוריות של פרויקטים' },
  media: { en: 'Media', de: 'Medien', he: 'מדיה' },
  'contact-forms': { en: 'Contact forms', de: 'Kontaktformulare', he: 'טופסי יצירת קשר' },
  sliders: { en: 'Sliders', de: 'Slider', he: 'סליידרים' },
  'reusable-blocks': { en: 'Reusable blocks', de: 'Wiederverwendbare Blöcke', he: 'בלוקים לשימוש חוזר' },
  pages: { en: 'Pages', de: 'Seiten', he: 'עמודים' },
  posts: { en: 'Posts', de: 'Beiträge', he: 'פוסטים' },
  projects: { en: 'Projects', de: 'Projekte', he: 'פרויקטים' },
  comments: { en: 'Comments', de: 'Kommentare', he: 'תגובות' },
  submissions: { en: 'Messages', de: 'Nachrichten', he: 'הודעות' },
  menus: { en: 'Menus', de: 'Menüs', he: 'תפריטים' },
  redirects: { en: 'Redirects', de: 'Weiterleitungen', he: 'הפניות' },
  products: { en: 'Products', de: 'Produkte', he: 'מוצרים' },
  coupons: { en: 'Coupons', de: 'Gutscheine', he: 'קופונים' },
  'shop-files': { en: 'Sold files', de: 'Verkaufte Dateien', he: 'קבצים למכירה' },
  'product-categories': { en: 'Product categories', de: 'Produktkategorien', he: 'קטגוריות של מוצרים' },
  'product-tags': { en: 'Product tags', de: 'Produktschlagwörter', he: 'תגיות של מוצרים' },
  'product-brands': { en: 'Brands', de: 'Marken', he: 'מותגים' },
  'forum-boards': { en: 'Boards', de: 'Boards', he: 'לוחות פורום' },
  'forum-topics': { en: 'Forum topics', de: 'Forenthemen', he: 'נושאים בפורום' },
  'forum-replies': { en: 'Forum replies', de: 'Forenantworten', he: 'תשובות בפורום' },
  'global:languages': { en: 'Languages', de: 'Sprachen', he: 'שפות' },
  'global:site': { en: 'Site', de: 'Website', he: 'אתר' },
  'global:blog': { en: 'Blog', de: 'Blog', he: 'בלוג' },
  'global:comment-settings': { en: 'Comments', de: 'Kommentare', he: 'תגובות' },
  'global:portfolio': { en: 'Portfolio', de: 'Portfolio', he: 'תיק עבודות' },
  'global:header': { en: 'Header', de: 'Kopf der Seiten', he: 'ראש העמודים' },
  'global:footer': { en: 'Footer', de: 'Fuß der Seiten', he: 'תחתית העמודים' },
}

const SETTINGS: ReportText = { en: 'Settings', de: 'Einstellungen', he: 'הגדרות' }

/** Name of a collection, or of a global by `global:` and its slug; one of a feature of another's is its slug. */
export function collectionName(collection: string): ReportText {
  const name = Object.hasOwn(COLLECTION_NAMES, collection) ? COLLECTION_NAMES[collection] : undefined
  const isGlobal = collection.startsWith('global:')
  return inEachLanguage((word) => {
    const called = word(name ?? collection)
    return isGlobal ? `${word(SETTINGS)}, ${called}` : called
  })
}
