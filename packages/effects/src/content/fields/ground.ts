import { parseVideoAddress } from '@vitrine/kit/core'
import type { Field, GroupField } from 'payload'
import {
  BLENDS,
  FILM_RATIOS,
  GRADIENTS,
  LEAVINGS,
  MAX_TILE_PX,
  MOTIONS,
  OPACITY,
  POSITIONS,
  VELOCITY,
} from '../../core/ground.ts'
import { options } from './options.ts'
import { surfaceOptions } from './surface.ts'

type Siblings = Readonly<Record<string, unknown>> | undefined
const withPicture = (_: unknown, siblings: Siblings) => Boolean(siblings?.image)
const withFilm = (_: unknown, siblings: Siblings) => Boolean(siblings?.film || siblings?.filmAddress)
const withAddress = (_: unknown, siblings: Siblings) => Boolean(siblings?.filmAddress) && !siblings?.film
const withOverlay = (_: unknown, siblings: Siblings) => Boolean(siblings?.overlay)
const moves = (_: unknown, siblings: Siblings) =>
  Boolean(siblings?.image) && siblings?.motion !== undefined && siblings.motion !== 'none'

const pictureFields: Field[] = [
  { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
  {
    type: 'row',
    fields: [
      {
        name: 'position',
        label: 'Keeps in view',
        type: 'select',
        options: options(POSITIONS, {
          top: 'Its top',
          center: 'Its middle',
          bottom: 'Its foot',
          left: 'Its left side',
          right: 'Its right side',
        }),
        admin: { condition: withPicture, description: 'Empty: its focal point.', width: '33%' },
      },
      {
        name: 'fit',
        label: 'Size',
        type: 'select',
        defaultValue: 'cover',
        options: [
          { value: 'cover', label: 'Fills the section' },
          { value: 'contain', label: 'Is seen whole' },
          { value: 'tile', label: 'Repeats, as tiles' },
          { value: 'tile-row', label: 'Repeats in one row' },
          { value: 'tile-column', label: 'Repeats in one column' },
        ],
        admin: {
          condition: withPicture,
          width: '33%',
          description: `Tiles are at most ${MAX_TILE_PX} pixels wide.`,
        },
      },
      {
        name: 'blend',
        label: 'Mixes with the ground',
        type: 'select',
        options: options(BLENDS, {
          multiply: 'Darkens it',
          screen: 'Lightens it',
          overlay: 'Deepens it',
          luminosity: 'Takes its colour',
        }),
        admin: { condition: withPicture, width: '33%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'motion',
        label: 'While the page scrolls',
        type: 'select',
        defaultValue: 'none',
        options: options(MOTIONS, {
          none: 'Scrolls with it',
          up: 'Moves up',
          down: 'Moves down',
          left: 'Moves to the left',
          right: 'Moves to the right',
          fixed: 'Stays with the window',
        }),
        admin: { condition: withPicture, width: '33%' },
      },
      {
        name: 'velocity',
        label: 'How far (0 to 1)',
        type: 'number',
        min: VELOCITY.min,
        max: VELOCITY.max,
        admin: { condition: moves, placeholder: String(VELOCITY.standard), step: VELOCITY.step, width: '33%' },
      },
      {
        name: 'movesOnPhones',
        label: 'Also on phones',
        type: 'checkbox',
        defaultValue: true,
        admin: { condition: moves, width: '33%' },
      },
    ],
  },
]

const filmFields: Field[] = [
  {
    name: 'film',
    label: 'Film',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { in: ['video/mp4', 'video/webm'] } },
    admin: {
      description:
        'Plays without sound in the place of the picture, which stands there until the film has come, and for visitors who asked for less motion or less data.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'filmAddress',
        label: 'Or its address at YouTube or Vimeo',
        type: 'text',
        validate: (value: unknown) =>
          !value ||
          parseVideoAddress(String(value)) !== undefined ||
          'This is no address of a film at YouTube or Vimeo.',
        admin: {
          condition: (_, siblings) => !siblings?.film,
          description: 'Plays for visitors who allow that provider; others see the picture.',
          width: '66%',
        },
      },
      {
        name: 'filmRatio',
        label: 'Width to height',
        type: 'select',
        defaultValue: FILM_RATIOS[0],
        options: FILM_RATIOS.map((ratio) => ({ value: ratio, label: ratio })),
        admin: { condition: withAddress, width: '33%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'loop', label: 'Again and again', type: 'checkbox', defaultValue: true, admin: { condition: withFilm } },
      { name: 'sound', label: 'Visitors may turn its sound on', type: 'checkbox', admin: { condition: withFilm } },
      { name: 'filmOnPhones', label: 'Also on phones', type: 'checkbox', admin: { condition: withFilm } },
    ],
  },
]

/** What lies behind the content of a section. */
export const groundField: GroupField = {
  name: 'ground',
  label: 'Behind the content',
  type: 'group',
  fields: [
    {
      type: 'collapsible',
      label: 'Gradient, picture, film, overlay',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'gradient',
          label: 'Gradient',
          type: 'select',
          options: options(GRADIENTS, { sheen: 'Sheen, downwards', glow: 'Glow in a corner', slant: 'Slant' }),
        },
        ...pictureFields,
        ...filmFields,
        {
          type: 'row',
          fields: [
            {
              name: 'opacity',
              label: 'Opacity of picture and film (percent)',
              type: 'number',
              min: OPACITY.min,
              max: OPACITY.max,
              admin: { placeholder: '100', step: OPACITY.step, width: '50%' },
            },
            {
              name: 'leaving',
              label: 'While it leaves at the top',
              type: 'select',
              options: options(LEAVINGS, { fade: 'Fades', blur: 'Blurs', 'fade-blur': 'Fades and blurs' }),
              admin: { width: '50%' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'overlay',
              label: 'Overlay',
              type: 'select',
              options: surfaceOptions,
              admin: { description: 'Between picture and words, so that they can be read.', width: '50%' },
            },
            {
              name: 'overlayOpacity',
              label: 'Its opacity (percent)',
              type: 'number',
              min: OPACITY.min,
              max: OPACITY.max,
              admin: { condition: withOverlay, placeholder: '50', step: OPACITY.step, width: '50%' },
            },
          ],
        },
      ],
    },
  ],
}
