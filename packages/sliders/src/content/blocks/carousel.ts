import { area, button, disc, inPicker } from '@vitrine/kit/fields'
import type { Block, BlockSlug, CollectionSlug, Field } from 'payload'
import { CHOOSERS } from '../../core/blocks/carousel.ts'
import { CAROUSEL_KINDS, type CarouselKind, MAX_CAROUSEL_SLIDES, MAX_STARS } from '../../core/carousel/content.ts'
import { DELAY_MS, MOVES, SPEED_MS } from '../../core/carousel/motion.ts'
import { GAPS, PEEK, PER_VIEW, TRANSITIONS } from '../../core/carousel/view.ts'

/** Most chosen pages of a carousel, and most posts or projects. */
const MAX_PAGES = 24

/** Posts or projects of a carousel, unless an editor says something else. */
const USUAL_DOCUMENTS = 6

type Siblings = Readonly<Record<string, unknown>> | undefined

/** A field that is there for some kinds alone. */
const only = (...kinds: readonly CarouselKind[]) => ({
  condition: (_: unknown, siblings: Siblings) => kinds.some((kind) => kind === (siblings?.kind ?? CAROUSEL_KINDS[0])),
})

function options<Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) {
  return names.map((value) => ({ value, label: labels[value] }))
}

const line = (name: string, label: string, max = 200): Field => ({
  name,
  label,
  type: 'text',
  localized: true,
  maxLength: max,
})

const slides = (name: string, label: string, kind: CarouselKind, fields: Field[]): Field => ({
  name,
  label,
  type: 'array',
  maxRows: MAX_CAROUSEL_SLIDES,
  fields,
  admin: only(kind),
})

const picture = (required: boolean): Field => ({
  name: 'image',
  label: 'Picture',
  type: 'upload',
  relationTo: 'media',
  required,
})

/** @param contents Slugs of the blocks that may stand in slides. */
const contentFields = (contents: readonly string[]): Field[] => [
  slides('pictures', 'Pictures', 'pictures', [picture(true), line('title', 'Title'), line('caption', 'Caption', 300)]),
  {
    type: 'row',
    fields: [
      {
        name: 'opens',
        label: 'Each opens large',
        type: 'checkbox',
        defaultValue: true,
        admin: { ...only('pictures'), width: '50%' },
      },
      {
        name: 'group',
        label: 'Name of the gallery',
        type: 'text',
        maxLength: 60,
        admin: {
          ...only('pictures'),
          description: 'Of each picture that is opened: “reading-room” makes #reading-room/0.',
          width: '50%',
        },
      },
    ],
  },
  slides('logos', 'Logos', 'logos', [
    {
      type: 'row',
      fields: [
        { name: 'name', label: 'Name', type: 'text', localized: true, maxLength: 120 },
        { name: 'url', label: 'Leads to', type: 'text', maxLength: 2000 },
      ],
    },
    picture(false),
  ]),
  slides('voices', 'Voices', 'voices', [
    { name: 'quote', label: 'What was said', type: 'textarea', required: true, localized: true, maxLength: 1000 },
    { type: 'row', fields: [line('name', 'Name'), line('role', 'Role or place')] },
    picture(false),
    { name: 'stars', label: 'Stars', type: 'number', min: 1, max: MAX_STARS },
  ]),
  {
    name: 'source',
    label: 'Which',
    type: 'select',
    defaultValue: 'chosen',
    options: [
      { value: 'chosen', label: 'Chosen pages' },
      { value: 'children', label: 'All pages below one' },
    ],
    admin: only('pages'),
  },
  {
    name: 'pages',
    label: 'Pages',
    type: 'relationship',
    relationTo: 'pages',
    hasMany: true,
    maxRows: MAX_PAGES,
    admin: { condition: (_, siblings) => siblings?.kind === 'pages' && siblings.source !== 'children' },
  },
  {
    name: 'parent',
    label: 'Below',
    type: 'relationship',
    relationTo: 'pages',
    admin: {
      condition: (_, siblings) => siblings?.kind === 'pages' && siblings.source === 'children',
      description: 'Empty: below the page that shows the carousel.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'count',
        label: 'How many',
        type: 'number',
        defaultValue: USUAL_DOCUMENTS,
        min: 1,
        max: MAX_PAGES,
        admin: { ...only('posts', 'projects'), width: '50%' },
      },
      {
        name: 'category',
        label: 'Of the category',
        type: 'relationship',
        relationTo: 'categories' as CollectionSlug,
        admin: { ...only('posts'), width: '50%' },
      },
      {
        name: 'projectCategory',
        label: 'Of the category',
        type: 'relationship',
        relationTo: 'project-categories' as CollectionSlug,
        admin: { ...only('projects'), width: '50%' },
      },
    ],
  },
  slides('slides', 'Slides', 'blocks', [
    line('title', 'Name of the slide', 120),
    { name: 'blocks', label: 'Blocks', type: 'blocks', blocks: [], blockReferences: [...contents] as BlockSlug[] },
    {
      name: 'playsFilm',
      label: 'A film in it plays when the slide is shown',
      type: 'checkbox',
      admin: { description: 'Where one slide is shown at a time. One of a provider only for visitors who allowed it.' },
    },
  ]),
]

const slidesAtOnce = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  min: PER_VIEW.min,
  max: PER_VIEW.max,
  admin: {
    condition: (_, siblings) => (siblings?.transition ?? 'slide') === 'slide',
    placeholder: 'As usual',
    step: 1,
    width: '25%',
  },
})

const viewFields: Field[] = [
  {
    name: 'transition',
    label: 'The next slide',
    type: 'select',
    defaultValue: 'slide',
    options: options(TRANSITIONS, {
      slide: 'Follows in a row',
      fade: 'Fades in, one at a time',
      rise: 'Rises, one at a time',
    }),
  },
  {
    type: 'row',
    fields: [
      slidesAtOnce('desktop', 'Side by side where it is wide'),
      slidesAtOnce('tablet', 'In between'),
      slidesAtOnce('phone', 'Where it is narrow'),
      {
        name: 'peek',
        label: 'To be seen of the next (percent)',
        type: 'number',
        min: PEEK.min,
        max: PEEK.max,
        admin: {
          condition: (_, siblings) => (siblings?.transition ?? 'slide') === 'slide',
          placeholder: 'As usual',
          width: '25%',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'gap',
        label: 'Space between',
        type: 'select',
        defaultValue: 'normal',
        options: options(GAPS, { normal: 'Usual', none: 'None', small: 'Little', large: 'Much' }),
        admin: { width: '33%' },
      },
      {
        name: 'align',
        label: 'The shown slide stands',
        type: 'select',
        defaultValue: 'start',
        options: [
          { value: 'start', label: 'At the start' },
          { value: 'center', label: 'In the middle' },
        ],
        admin: { width: '33%' },
      },
      {
        name: 'snap',
        label: 'Comes to rest',
        type: 'select',
        defaultValue: 'slide',
        options: [
          { value: 'slide', label: 'At a slide' },
          { value: 'free', label: 'Anywhere' },
        ],
        admin: { width: '33%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'smoothHeight',
        label: 'As high as the shown slide',
        type: 'checkbox',
        admin: { description: 'Where one is shown at a time.', width: '50%' },
      },
      { name: 'bleeds', label: 'To the edges of the window', type: 'checkbox', admin: { width: '50%' } },
    ],
  },
]

const moves = (wanted: (typeof MOVES)[number]) => ({
  condition: (_: unknown, siblings: Siblings) => siblings?.moves === wanted,
})

const motionFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'moves',
        label: 'By itself it',
        type: 'select',
        options: options(MOVES, {
          still: 'Stands still',
          autoplay: 'Goes on slide by slide',
          marquee: 'Glides without end',
        }),
        admin: { description: 'Empty: logos glide, everything else stands still.', width: '50%' },
      },
      {
        name: 'step',
        label: 'Arrows go on by',
        type: 'select',
        defaultValue: 'one',
        options: [
          { value: 'one', label: 'One slide' },
          { value: 'page', label: 'As many as are shown' },
        ],
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'delay',
        label: 'Each stays (milliseconds)',
        type: 'number',
        min: DELAY_MS.min,
        max: DELAY_MS.max,
        admin: { ...moves('autoplay'), placeholder: String(DELAY_MS.standard), width: '50%' },
      },
      {
        name: 'speed',
        label: 'A change takes (milliseconds)',
        type: 'number',
        min: SPEED_MS.min,
        max: SPEED_MS.max,
        admin: { placeholder: String(SPEED_MS.standard), width: '50%' },
      },
      {
        name: 'pace',
        label: 'Glides',
        type: 'select',
        defaultValue: 'normal',
        options: [
          { value: 'normal', label: 'At an even pace' },
          { value: 'slow', label: 'Slowly' },
          { value: 'fast', label: 'Fast' },
        ],
        admin: { ...moves('marquee'), width: '50%' },
      },
      { name: 'backwards', label: 'Backwards', type: 'checkbox', admin: { ...moves('marquee'), width: '50%' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'loop',
        label: 'After the last slide comes the first',
        type: 'select',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ],
        admin: { description: 'Empty: when it goes on by itself.', width: '33%' },
      },
      { name: 'drag', label: 'Can be dragged with the mouse', type: 'checkbox', admin: { width: '33%' } },
      {
        name: 'pauseOnHover',
        label: 'Waits under the pointer',
        type: 'checkbox',
        defaultValue: true,
        admin: { width: '33%' },
      },
    ],
  },
]

/**
 * Slides side by side, or one after the other.
 *
 * @param contents Slugs of the blocks that may stand in a slide.
 */
export function carousel(contents: readonly string[]): Block {
  return {
    slug: 'carousel',
    labels: { singular: 'Carousel', plural: 'Carousels' },
    admin: inPicker(
      'Pictures and film',
      area(4, 6, 15, 15),
      area(21, 6, 15, 15),
      area(38, 6, 10, 15),
      ...[5, 8, 11].map((x) => disc(x, 26, 0.8)),
      button(36, 24.4),
    ),
    fields: [
      { name: 'heading', label: 'Heading', type: 'text', localized: true, maxLength: 200 },
      { name: 'intro', label: 'Introduction', type: 'textarea', localized: true, maxLength: 600 },
      {
        name: 'kind',
        label: 'Slides are',
        type: 'select',
        required: true,
        defaultValue: CAROUSEL_KINDS[0],
        options: options(CAROUSEL_KINDS, {
          pictures: 'Pictures',
          logos: 'Logos',
          voices: 'Voices',
          pages: 'Pages',
          posts: 'The latest posts',
          projects: 'Projects',
          blocks: 'Made of blocks',
        }),
      },
      ...contentFields(contents),
      {
        type: 'collapsible',
        label: 'How much is seen',
        admin: { initCollapsed: true },
        fields: [{ name: 'view', label: false, type: 'group', fields: viewFields }],
      },
      {
        type: 'collapsible',
        label: 'How it moves',
        admin: { initCollapsed: true },
        fields: [{ name: 'motion', label: false, type: 'group', fields: motionFields }],
      },
      {
        type: 'row',
        fields: [
          { name: 'arrows', label: 'Arrows', type: 'checkbox', defaultValue: true, admin: { width: '25%' } },
          {
            name: 'chooser',
            label: 'Leads to slides by',
            type: 'select',
            defaultValue: CHOOSERS[0],
            options: options(CHOOSERS, { dots: 'Dots', thumbnails: 'Small pictures', none: 'Nothing' }),
            admin: { width: '35%' },
          },
          {
            name: 'label',
            label: 'Name for screen readers',
            type: 'text',
            localized: true,
            maxLength: 120,
            admin: { description: 'Empty: its heading.', width: '40%' },
          },
        ],
      },
    ],
  }
}
