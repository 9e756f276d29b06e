import { authors, editors, publishedOrSignedIn } from '@vitrine/content/access'
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
  { type: 'row', fields: [numberOf('width', 'Width in pixels', GRID), numberOf('height', 'Height in pixels', GRID)] },
]

const layoutFields: Field[] = [
  choiceOf('mode', 'Size', {
    auto: 'As wide as its column',
    fullwidth: 'As wide as the window',
    fullscreen: 'The whole window',
    fixed: 'The size of its grid',
  }),
  {
    type: 'row',
    fields: [
      numberOf('minHeight', 'Least height in pixels', { min: 0, max: 4000, default: 0 }),
      numberOf('maxHeight', 'Greatest height in pixels', { min: 0, max: 4000 }, { help: '0: none.' }),
    ],
  },
  checkOf('belowHeader', 'The whole window: the header stays above it', true),
  checkOf('stackOnPhone', 'On phones the words stand below the picture', false),
  {
    ...perLevel('grid', 'Design grid', sizeFields),
    admin: {
      description: `Layers stand on it. It is ${GRID.width} by ${GRID.height} unless you say otherwise, shrinks with the slider, and never grows beyond its size.`,
    },
  },
]

const flowFields: Field[] = [
  {
    type: 'row',
    fields: [
      checkOf('autoplay', 'Goes on by itself', true, 'There is always a button that stops it.'),
      numberOf('duration', 'A slide is shown for, in milliseconds', DURATION_MS),
    ],
  },
  {
    type: 'row',
    fields: [
      numberOf('startSlide', 'First slide', { min: 1, max: MAX_SLIDES, default: 1 }),
      checkOf('loop', 'After the last comes the first', true),
      checkOf('shuffle', 'In a new order each time', false),
    ],
  },
  {
    type: 'row',
    fields: [
      numberOf('stopAfterLoops', 'Stays after so many rounds', { min: 0, max: 1000 }, { help: 'Empty: never.' }),
      numberOf('stopAtSlide', 'At the slide', { min: 1, max: MAX_SLIDES }, { help: 'Empty: the last.' }),
    ],
  },
  checkOf('pauseOnHover', 'Waits while the pointer is over it', true),
  checkOf('pauseOnFocus', 'Waits while something in it has the focus', true),
  {
    type: 'row',
    fields: [
      checkOf('waitForView', 'Begins when it is to be seen', false),
      numberOf('visibleArea', 'Percent of it', { min: 0, max: 100, default: 40 }),
    ],
  },
]

const gestureFields: Field[] = [
  {
    type: 'row',
    fields: [
      checkOf('touch', 'A finger drags slides', true),
      checkOf('mouse', 'A mouse drags slides', false),
      numberOf('threshold', 'Pixels until the slide changes', DRAG_PX),
      choiceOf('direction', 'Direction', { horizontal: 'Sideways', vertical: 'Up and down' }),
    ],
  },
  checkOf('keyboard', 'Arrow keys, Home and End change slides', true),
  {
    type: 'row',
    fields: [
      choiceOf('wheel', 'The wheel', {
        off: 'Scrolls the page',
        on: 'Changes slides, and scrolls the page at the ends',
        carousel: 'Always changes slides',
      }),
      numberOf('wheelDelay', 'Milliseconds between two steps of the wheel', WHEEL_MS),
    ],
  },
]

/** Sliders, which pages show by a block. */
export const slidersCollection: CollectionConfig = {
  slug: 'sliders',
  lockDocuments: editLock,
  labels: { singular: 'Slider', plural: 'Sliders' },
  custom: { visitorVisible: true, search: 'part' },
  // Where it is shown asks for its slides by itself, in one query for all of a page.
  defaultPopulate: { title: true, alias: true },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'alias', 'type', '_status', 'updatedAt'],
    ...sidebarPlace('Content', 'slider'),
    components: { beforeListTable: [startFromTemplate('sliders', SLIDER_TEMPLATES)] },
  },
  endpoints: [{ path: '/from-template', method: 'post', handler: sliderFromTemplate }],
  access: { create: authors, read: publishedOrSignedIn, update: authors, delete: editors },
  trash: true,
  versions: { maxPerDoc: MAX_VERSIONS, drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true } },
  fields: [
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 200,
      admin: { description: 'Shown here and read by screen readers.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Slides',
          fields: [
            {
              name: 'slides',
              label: 'Slides',
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
        { name: 'layout', label: 'Size', fields: layoutFields },
        { name: 'flow', label: 'Time', fields: flowFields },
        {
          label: 'Controls',
          fields: [
            {
              name: 'controls',
              label: 'What visitors steer it with',
              type: 'blocks',
              maxRows: controlBlocks.length,
              blocks: controlBlocks,
              validate: eachOnce,
            },
            { name: 'gestures', label: 'Fingers, mouse, keys', type: 'group', fields: gestureFields },
          ],
        },
        {
          label: 'More',
          fields: [
            {
              name: 'extras',
              label: 'What else it is',
              type: 'blocks',
              maxRows: extraBlocks.length,
              blocks: extraBlocks,
              validate: eachOnce,
            },
            {
              name: 'loading',
              label: 'Loading',
              type: 'group',
              fields: [
                choiceOf('lazy', 'Pictures are fetched', {
                  smart: 'For the slide that is shown and its neighbours',
                  single: 'For the slide that is shown',
                  all: 'One after the other',
                  none: 'With the page',
                }),
              ],
            },
            {
              name: 'hash',
              label: 'The address of the page',
              type: 'group',
              fields: [
                checkOf('read', 'Selects a slide: #3, or #name of a slide', true),
                checkOf('write', 'Follows the slide that is shown', false),
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'type',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: 'standard',
      options: [
        { value: 'standard', label: 'One slide after the other' },
        { value: 'carousel', label: 'Several beside each other' },
        { value: 'hero', label: 'A single slide' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'alias',
      label: 'Name in addresses and calls',
      type: 'text',
      unique: true,
      index: true,
      admin: { position: 'sidebar', description: 'Empty: made from the title.' },
      hooks: {
        beforeDuplicate: [copyAlias],
        beforeValidate: [({ value, data }) => value || slugFrom(String(data?.title ?? '')).slice(0, 64) || undefined],
      },
      validate: (value: string | null | undefined) =>
        !value || ALIAS.test(value) || 'Use small letters, digits and dashes, 64 at most.',
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
