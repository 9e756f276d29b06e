import { documentAccess, ONLY_PUBLISHED } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { sidebarPlace, slugFrom } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { firstFree, namesToTry, startFromTemplate } from '@vitrine/content/templates'
import type { Block, CollectionConfig, Field, FieldHook } from 'payload'
import { DURATION_MS } from '../core/model/flow.ts'
import { DRAG_PX, WHEEL_MS } from '../core/model/gestures.ts'
import { GRID } from '../core/model/layout.ts'
import { MAX_SLIDES } from '../core/model/slide.ts'
import { ALIAS } from '../core/model/slider.ts'
import { carouselLookBlock } from './carousel-look-block.ts'
import { controlBlocks } from './control-blocks.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'
import { perLevel } from './fields/per-level.ts'
import { globalsBlock } from './globals-block.ts'
import { modalBlock } from './modal-block.ts'
import { parallaxBlock } from './parallax-block.ts'
import { scrollEffectBlock } from './scroll-effect-block.ts'
import { slideBlock } from './slide-block.ts'
import { sliderFromTemplate } from './templates/from-template.ts'
import { SLIDER_TEMPLATES } from './templates/templates.ts'

/** Milliseconds between two saves of a draft while its editor works. */
const AUTOSAVE_MS = 1500

/** Versions kept of one slider. */
const MAX_VERSIONS = 50

/** Bytes of the slides of one slider as JSON. */
const MAX_BYTES = 400 * 1024

/** Characters that a copy's alias takes over, so that it may go on with `-copy-100`. */
const COPIED_ALIAS_LENGTH = 50

/** A copy takes the next free alias. */
const copyAlias: FieldHook = async ({ req, value }) => {
  if (typeof value !== 'string') return value
  const name = `${value.slice(0, COPIED_ALIAS_LENGTH).replace(/-$/, '')}-copy`
  return (await firstFree(namesToTry(name), { collection: 'sliders', field: 'alias' }, req)) ?? null
}

/** Optional parts of a slider; each at most once. */
const extraBlocks: Block[] = [carouselLookBlock, globalsBlock, modalBlock, parallaxBlock, scrollEffectBlock]

const sizeFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      numberOf('width', { en: 'Width in pixels', de: 'Breite in Pixeln' }, GRID),
      numberOf('height', { en: 'Height in pixels', de: 'Höhe in Pixeln' }, GRID),
    ],
  },
]

const layoutFields: Field[] = [
  choiceOf(
    'mode',
    { en: 'Size', de: 'Größe' },
    {
      auto: { en: 'As wide as its column', de: 'So breit wie seine Spalte' },
      fullwidth: { en: 'As wide as the window', de: 'So breit wie das Fenster' },
      fullscreen: { en: 'The whole window', de: 'Das ganze Fenster' },
      fixed: { en: 'The size of its grid', de: 'So groß wie sein Raster' },
    },
  ),
  {
    type: 'row',
    fields: [
      numberOf(
        'minHeight',
        { en: 'Least height in pixels', de: 'Mindesthöhe in Pixeln' },
        { min: 0, max: 4000, default: 0 },
      ),
      numberOf(
        'maxHeight',
        { en: 'Greatest height in pixels', de: 'Höchste Höhe in Pixeln' },
        { min: 0, max: 4000 },
        { help: { en: '0: none.', de: '0: keine.' } },
      ),
    ],
  },
  checkOf(
    'belowHeader',
    { en: 'The whole window: the header stays above it', de: 'Ganzes Fenster: Die Kopfzeile bleibt darüber' },
    true,
  ),
  checkOf(
    'stackOnPhone',
    { en: 'On phones the words stand below the picture', de: 'Auf Telefonen steht der Text unter dem Bild' },
    false,
  ),
  {
    ...perLevel('grid', { en: 'Design grid', de: 'Gestaltungsraster' }, sizeFields),
    admin: {
      description: {
        en: `Layers stand on it. It is ${GRID.width} by ${GRID.height} unless you say otherwise, shrinks with the slider, and never grows beyond its size.`,
        de: `Ebenen stehen darauf. Es misst ${GRID.width} mal ${GRID.height}, wenn nichts anderes gesetzt ist, schrumpft mit dem Slider und wird nie größer als sein Maß.`,
      },
    },
  },
]

const flowFields: Field[] = [
  {
    type: 'row',
    fields: [
      checkOf('autoplay', { en: 'Goes on by itself', de: 'Läuft von selbst weiter' }, true, {
        en: 'There is always a button that stops it.',
        de: 'Eine Schaltfläche zum Anhalten gibt es immer.',
      }),
      numberOf(
        'duration',
        { en: 'A slide is shown for, in milliseconds', de: 'Dauer einer Folie in Millisekunden' },
        DURATION_MS,
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      numberOf('startSlide', { en: 'First slide', de: 'Erste Folie' }, { min: 1, max: MAX_SLIDES, default: 1 }),
      checkOf('loop', { en: 'After the last comes the first', de: 'Nach der letzten kommt die erste' }, true),
      checkOf('shuffle', { en: 'In a new order each time', de: 'Jedes Mal in neuer Reihenfolge' }, false),
    ],
  },
  {
    type: 'row',
    fields: [
      numberOf(
        'stopAfterLoops',
        { en: 'Stays after so many rounds', de: 'Bleibt stehen nach Durchläufen' },
        { min: 0, max: 1000 },
        { help: { en: 'Empty: never.', de: 'Leer: nie.' } },
      ),
      numberOf(
        'stopAtSlide',
        { en: 'At the slide', de: 'Bei Folie' },
        { min: 1, max: MAX_SLIDES },
        { help: { en: 'Empty: the last.', de: 'Leer: die letzte.' } },
      ),
    ],
  },
  checkOf(
    'pauseOnHover',
    { en: 'Waits while the pointer is over it', de: 'Wartet, solange der Mauszeiger darauf ist' },
    true,
  ),
  checkOf(
    'pauseOnFocus',
    { en: 'Waits while something in it has the focus', de: 'Wartet, solange etwas darin den Fokus hat' },
    true,
  ),
  {
    type: 'row',
    fields: [
      checkOf('waitForView', { en: 'Begins when it is to be seen', de: 'Beginnt, wenn er zu sehen ist' }, false),
      numberOf('visibleArea', { en: 'Percent of it', de: 'Prozent davon' }, { min: 0, max: 100, default: 40 }),
    ],
  },
]

const gestureFields: Field[] = [
  {
    type: 'row',
    fields: [
      checkOf('touch', { en: 'A finger drags slides', de: 'Finger ziehen Folien' }, true),
      checkOf('mouse', { en: 'A mouse drags slides', de: 'Die Maus zieht Folien' }, false),
      numberOf('threshold', { en: 'Pixels until the slide changes', de: 'Pixel bis zum Wechsel' }, DRAG_PX),
      choiceOf(
        'direction',
        { en: 'Direction', de: 'Richtung' },
        { horizontal: { en: 'Sideways', de: 'Seitwärts' }, vertical: { en: 'Up and down', de: 'Auf und ab' } },
      ),
    ],
  },
  checkOf(
    'keyboard',
    { en: 'Arrow keys, Home and End change slides', de: 'Pfeiltasten, Pos1 und Ende wechseln Folien' },
    true,
  ),
  {
    type: 'row',
    fields: [
      choiceOf(
        'wheel',
        { en: 'The wheel', de: 'Das Mausrad' },
        {
          off: { en: 'Scrolls the page', de: 'Scrollt die Seite' },
          on: {
            en: 'Changes slides, and scrolls the page at the ends',
            de: 'Wechselt Folien, und scrollt an den Enden die Seite',
          },
          carousel: { en: 'Always changes slides', de: 'Wechselt immer Folien' },
        },
      ),
      numberOf(
        'wheelDelay',
        { en: 'Milliseconds between two steps of the wheel', de: 'Millisekunden zwischen zwei Schritten des Mausrads' },
        WHEEL_MS,
      ),
    ],
  },
]

/** Sliders, which pages show by a block. */
export const slidersCollection: CollectionConfig = {
  slug: 'sliders',
  lockDocuments: editLock,
  labels: { singular: 'Slider', plural: { en: 'Sliders', de: 'Slider' } },
  custom: { visitorVisible: true, search: 'part' },
  // Where it is shown asks for its slides by itself, in one query for all of a page.
  defaultPopulate: { title: true, alias: true },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'alias', 'type', '_status', 'updatedAt'],
    ...sidebarPlace('Content', 'slider', 'sliders'),
    components: { beforeListTable: [startFromTemplate('sliders', SLIDER_TEMPLATES)] },
  },
  endpoints: [{ path: '/from-template', method: 'post', handler: sliderFromTemplate }],
  access: documentAccess({ slug: 'sliders', kind: 'documents', begins: { designer: 'all' } }, ONLY_PUBLISHED),
  trash: true,
  versions: { maxPerDoc: MAX_VERSIONS, drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true } },
  fields: [
    {
      name: 'title',
      label: { en: 'Title', de: 'Titel' },
      type: 'text',
      required: true,
      localized: true,
      maxLength: 200,
      admin: {
        description: {
          en: 'Shown here and read by screen readers.',
          de: 'Steht hier und wird von Screenreadern gelesen.',
        },
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Slides', de: 'Folien' },
          fields: [
            {
              name: 'slides',
              label: { en: 'Slides', de: 'Folien' },
              type: 'blocks',
              required: true,
              minRows: 1,
              maxRows: MAX_SLIDES,
              blocks: [slideBlock],
              validate: validSlides,
              admin: { components: { Field: '@vitrine/sliders/admin#SlidesField' } },
            },
          ],
        },
        { name: 'layout', label: { en: 'Size', de: 'Größe' }, fields: layoutFields },
        { name: 'flow', label: { en: 'Time', de: 'Zeit' }, fields: flowFields },
        {
          label: { en: 'Controls', de: 'Bedienelemente' },
          fields: [
            {
              name: 'controls',
              label: { en: 'What visitors steer it with', de: 'Womit Besucher ihn steuern' },
              type: 'blocks',
              maxRows: controlBlocks.length,
              blocks: controlBlocks,
              validate: eachOnce,
            },
            {
              name: 'gestures',
              label: { en: 'Fingers, mouse, keys', de: 'Finger, Maus, Tasten' },
              type: 'group',
              fields: gestureFields,
            },
          ],
        },
        {
          label: { en: 'More', de: 'Mehr' },
          fields: [
            {
              name: 'extras',
              label: { en: 'What else it is', de: 'Weitere Teile' },
              type: 'blocks',
              maxRows: extraBlocks.length,
              blocks: extraBlocks,
              validate: eachOnce,
            },
            {
              name: 'loading',
              label: { en: 'Loading', de: 'Laden' },
              type: 'group',
              fields: [
                choiceOf(
                  'lazy',
                  { en: 'Pictures are fetched', de: 'Bilder werden geladen' },
                  {
                    smart: {
                      en: 'For the slide that is shown and its neighbours',
                      de: 'Für die gezeigte Folie und ihre Nachbarn',
                    },
                    single: { en: 'For the slide that is shown', de: 'Für die gezeigte Folie' },
                    all: { en: 'One after the other', de: 'Nacheinander' },
                    none: { en: 'With the page', de: 'Mit der Seite' },
                  },
                ),
              ],
            },
            {
              name: 'hash',
              label: { en: 'The address of the page', de: 'Die Adresse der Seite' },
              type: 'group',
              fields: [
                checkOf(
                  'read',
                  { en: 'Selects a slide: #3, or #name of a slide', de: 'Wählt eine Folie: #3 oder #name einer Folie' },
                  true,
                ),
                checkOf('write', { en: 'Follows the slide that is shown', de: 'Folgt der gezeigten Folie' }, false),
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'type',
      label: { en: 'Kind', de: 'Art' },
      type: 'select',
      required: true,
      defaultValue: 'standard',
      options: [
        { value: 'standard', label: { en: 'One slide after the other', de: 'Eine Folie nach der anderen' } },
        { value: 'carousel', label: { en: 'Several beside each other', de: 'Mehrere nebeneinander' } },
        { value: 'hero', label: { en: 'A single slide', de: 'Eine einzige Folie' } },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'alias',
      label: { en: 'Name in addresses and calls', de: 'Name in Adressen und Aufrufen' },
      type: 'text',
      unique: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: { en: 'Empty: made from the title.', de: 'Leer: aus dem Titel gebildet.' },
      },
      hooks: {
        beforeDuplicate: [copyAlias],
        beforeValidate: [({ value, data }) => value || slugFrom(String(data?.title ?? '')).slice(0, 64) || undefined],
      },
      validate: accepts<string | null | undefined>((value) => !value || ALIAS.test(value), {
        en: 'Use small letters, digits and dashes, 64 at most.',
        de: 'Kleinbuchstaben, Ziffern und Bindestriche verwenden, höchstens 64.',
      }),
    },
  ],
}

/** A check of its own stands in place of the library's: it counts as well. */
function validSlides(value: unknown): true | string {
  const count = Array.isArray(value) ? value.length : 0
  if (count === 0) return 'A slider has at least one slide. Add one.'
  if (count > MAX_SLIDES) return `A slider has ${MAX_SLIDES} slides at most, and these are ${count}. Divide them.`
  const bytes = new TextEncoder().encode(JSON.stringify(value ?? [])).length
  const limit = `${MAX_BYTES / 1024} KB`
  return bytes <= MAX_BYTES || `These slides hold ${Math.ceil(bytes / 1024)} KB, and ${limit} is the most. Divide them.`
}

function eachOnce(value: unknown): true | string {
  const kinds = (Array.isArray(value) ? value : []).map(({ blockType }) => blockType)
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index)
  return twice === undefined || 'Each kind can be there once. Remove one of them.'
}
