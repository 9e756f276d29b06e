import type { AdminText } from '@vitrine/kit/block'
import { field } from '@vitrine/kit/block'
import { type CarouselKind, MAX_CAROUSEL_SLIDES, MAX_STARS } from './content.ts'

/** Most chosen pages of a carousel, and most posts or projects. */
const MAX_PAGES = 24

/** Posts or projects of a carousel, unless an editor chooses otherwise. */
const USUAL_DOCUMENTS = 6

/** Longest address of a logo, in code units. */
const MAX_ADDRESS = 2000

const IMAGE: AdminText = { en: 'Image', de: 'Bild' }
const NAME: AdminText = { en: 'Name', de: 'Name' }
const OF_CATEGORY: AdminText = { en: 'Of the category', de: 'Aus der Kategorie' }

const KINDS = {
  pictures: { en: 'Images', de: 'Bilder' },
  logos: { en: 'Logos', de: 'Logos' },
  voices: { en: 'Testimonials', de: 'Kundenstimmen' },
  pages: { en: 'Pages', de: 'Seiten' },
  posts: { en: 'The latest posts', de: 'Die neuesten Beiträge' },
  projects: { en: 'Projects', de: 'Projekte' },
  blocks: { en: 'Made of blocks', de: 'Aus Blöcken gemacht' },
} as const satisfies Readonly<Record<CarouselKind, AdminText>>

/** Slides that editors write: images, logos, voices. */
const writtenFields = {
  pictures: field.rows({
    label: KINDS.pictures,
    max: MAX_CAROUSEL_SLIDES,
    shownWhen: { kind: 'pictures' },
    fields: {
      image: field.image({ label: IMAGE, required: true }),
      title: field.text({ label: { en: 'Title', de: 'Titel' } }),
      caption: field.text({ label: { en: 'Caption', de: 'Bildunterschrift' }, maxLength: 300 }),
    },
  }),
  opens: field.toggle({
    label: { en: 'Each opens large', de: 'Jedes öffnet sich groß' },
    initial: true,
    shownWhen: { kind: 'pictures' },
    widthPercent: 50,
  }),
  group: field.text({
    label: { en: 'Name of the gallery', de: 'Name der Galerie' },
    help: {
      en: 'Of each image that is opened: “reading-room” makes #reading-room/0.',
      de: 'Von jedem Bild, das geöffnet wird: Aus „reading-room“ wird #reading-room/0.',
    },
    localized: false,
    maxLength: 60,
    shownWhen: { kind: 'pictures' },
    widthPercent: 50,
  }),
  logos: field.rows({
    label: KINDS.logos,
    max: MAX_CAROUSEL_SLIDES,
    shownWhen: { kind: 'logos' },
    fields: {
      name: field.text({ label: NAME, maxLength: 120 }),
      url: field.text({ label: { en: 'Link to', de: 'Link zu' }, localized: false, maxLength: MAX_ADDRESS }),
      image: field.image({ label: IMAGE }),
    },
    sideBySide: [['name', 'url']],
  }),
  voices: field.rows({
    label: KINDS.voices,
    max: MAX_CAROUSEL_SLIDES,
    shownWhen: { kind: 'voices' },
    fields: {
      quote: field.lines({ label: { en: 'What was said', de: 'Was gesagt wurde' }, required: true, maxLength: 1000 }),
      name: field.text({ label: NAME }),
      role: field.text({ label: { en: 'Role or place', de: 'Rolle oder Ort' } }),
      image: field.image({ label: IMAGE }),
      stars: field.number({ label: { en: 'Stars', de: 'Sterne' }, min: 1, max: MAX_STARS, whole: true }),
    },
    sideBySide: [['name', 'role']],
  }),
} as const

/** Slides that are made of documents. */
const documentFields = {
  source: field.choice({
    label: { en: 'Which', de: 'Welche' },
    options: {
      chosen: { en: 'Chosen pages', de: 'Ausgewählte Seiten' },
      children: { en: 'All pages below a page', de: 'Alle Seiten unterhalb einer' },
    },
    required: false,
    shownWhen: { kind: 'pages' },
  }),
  pages: field.documents({
    label: KINDS.pages,
    to: 'pages',
    max: MAX_PAGES,
    shownWhen: { kind: 'pages', source: 'chosen' },
  }),
  parent: field.document({
    label: { en: 'Below', de: 'Unterhalb von' },
    help: {
      en: 'Empty: below the page that shows the carousel.',
      de: 'Leer: unterhalb der Seite, die das Karussell zeigt.',
    },
    to: 'pages',
    shownWhen: { kind: 'pages', source: 'children' },
  }),
  count: field.number({
    label: { en: 'How many', de: 'Wie viele' },
    min: 1,
    max: MAX_PAGES,
    initial: USUAL_DOCUMENTS,
    shownWhen: { kind: ['posts', 'projects'] },
    widthPercent: 50,
  }),
  category: field.document({ label: OF_CATEGORY, to: 'categories', shownWhen: { kind: 'posts' }, widthPercent: 50 }),
  projectCategory: field.document({
    label: OF_CATEGORY,
    to: 'project-categories',
    shownWhen: { kind: 'projects' },
    widthPercent: 50,
  }),
} as const

/** The slides of a carousel: of which kind they are, and where they come from. */
export const slideFields = {
  kind: field.choice({ label: { en: 'Slides are', de: 'Die Folien sind' }, options: KINDS }),
  ...writtenFields,
  ...documentFields,
  slides: field.rows({
    label: { en: 'Slides', de: 'Folien' },
    max: MAX_CAROUSEL_SLIDES,
    shownWhen: { kind: 'blocks' },
    fields: {
      title: field.text({ label: { en: 'Name of the slide', de: 'Name der Folie' }, maxLength: 120 }),
      blocks: field.blocks({ label: { en: 'Blocks', de: 'Blöcke' } }),
      playsFilm: field.toggle({
        label: {
          en: 'A video in it plays when the slide is shown',
          de: 'Ein Film darin läuft, wenn die Folie gezeigt wird',
        },
        help: {
          en: 'Where one slide is shown at a time. One of a provider only for visitors who allowed it.',
          de: 'Wo immer nur eine Folie gezeigt wird. Der eines Anbieters nur für Besucher, die es erlaubt haben.',
        },
      }),
    },
  }),
} as const

/** Fields of {@link slideFields} that stand side by side. */
export const SLIDE_ROWS = [
  ['opens', 'group'],
  ['count', 'category', 'projectCategory'],
] as const
