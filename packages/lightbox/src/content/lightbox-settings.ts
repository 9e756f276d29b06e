import { textGroup } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import { DEFAULT_SETTINGS, LIMITS, MAX_FRAME_HOSTS, parseHost, type SKINS } from '../core/settings.ts'
import { LIGHTBOX_TEXTS } from '../core/texts.ts'

const SKIN_NAMES: Readonly<Record<(typeof SKINS)[number], string>> = {
  'metro-white': 'Metro white: flat, on white',
  'metro-black': 'Metro black: flat, on black',
  light: 'Light: paper, soft shadow',
  dark: 'Dark: like a cinema',
  mac: 'Mac: frosted, follows light and dark',
  parade: 'Parade: framed pictures on plum',
  smooth: 'Smooth: the colours of this site',
}

type Flag = {
  [Name in keyof typeof DEFAULT_SETTINGS]: (typeof DEFAULT_SETTINGS)[Name] extends boolean ? Name : never
}[keyof typeof DEFAULT_SETTINGS]

/** Settings of the lightbox. */
export const lightboxSettings: Field = {
  name: 'lightbox',
  label: false,
  type: 'group',
  fields: [
    flag('status', 'Open pictures in the lightbox', 'Off: links to pictures lead to the files.'),
    {
      type: 'row',
      fields: [
        select('skin', 'Look', SKIN_NAMES, DEFAULT_SETTINGS.skin),
        select('speed', 'Speed', { fast: 'Fast', normal: 'Normal', slow: 'Slow' }, DEFAULT_SETTINGS.speed),
        select(
          'path',
          'Pictures follow each other',
          { vertical: 'From above to below', horizontal: 'From side to side' },
          DEFAULT_SETTINGS.path,
        ),
      ],
    },
    {
      type: 'row',
      fields: [
        number('opacity', 'Cover of the page', 'From 0.5 to 1, where nothing of the page is seen.', 0.05),
        number('hoverZoom', 'Larger under the mouse', 'How many times. 1: not at all.', 0.1),
      ],
    },
    {
      type: 'collapsible',
      label: 'What it shows',
      fields: [
        flag('title', 'Titles'),
        flag('description', 'Captions'),
        flag('arrows', 'Arrows to the next and the previous picture'),
        flag('social', 'Button to share'),
        flag('download', 'Button to save the file'),
        flag('richText', 'Open pictures in texts too'),
      ],
    },
    {
      type: 'collapsible',
      label: 'Galleries',
      fields: [
        flag('gallery', 'Button for a slideshow'),
        flag('autoplay', 'Start the slideshow by itself', 'Never for visitors who asked for less movement.'),
        number('slideshowMs', 'Milliseconds for each picture', '5000 are five seconds.', 100),
        flag('loop', 'Begin again after the last', 'In galleries of three pictures or more.'),
        flag('deepLinking', 'An address for each picture', 'So that a link can lead to it.'),
      ],
    },
    {
      type: 'collapsible',
      label: 'Other sites',
      fields: [
        {
          name: 'frameHosts',
          label: 'Sites whose pages may open in the lightbox',
          type: 'array',
          maxRows: MAX_FRAME_HOSTS,
          fields: [
            {
              name: 'host',
              label: 'Site',
              type: 'text',
              required: true,
              maxLength: 253,
              admin: { description: 'As maps.example.com, without https://.' },
              validate: (value: string | null | undefined) =>
                parseHost(value) !== undefined || 'Give a name such as maps.example.com, without https:// and path.',
            },
          ],
        },
        flag(
          'recognition',
          'Look up addresses of video sites that do not say what they are',
          'This server asks the video site; the visitor’s browser does not.',
        ),
      ],
    },
    {
      type: 'collapsible',
      label: 'Texts',
      admin: { initCollapsed: true },
      fields: [
        textGroup({
          name: 'texts',
          label: false,
          defaults: LIGHTBOX_TEXTS,
          labels: {
            close: 'Button that closes',
            next: 'Button to the next picture',
            previous: 'Button to the previous picture',
            enterFullscreen: 'Button for the whole screen',
            exitFullscreen: 'Button that leaves the whole screen',
            play: 'Button that starts the slideshow',
            pause: 'Button that stops it',
            zoomIn: 'Button that enlarges',
            zoomOut: 'Button that makes smaller',
            showThumbnails: 'Button that shows thumbnails',
            hideThumbnails: 'Button that hides them',
            download: 'Button that saves the file',
            share: 'Button that shares',
            shared: 'After the link was copied',
            dialog: 'Name of the lightbox for screen readers',
            gallery: 'Name of a gallery for screen readers',
            item: 'Word for one picture, for screen readers',
            thumbnails: 'Name of the thumbnails for screen readers',
            position: 'Where one is; {index} of {total}',
            loading: 'While something is loading',
            retry: 'Button that tries again',
            photoError: 'A picture does not load',
            contentError: 'Other content does not load',
            missingPlugin: 'A browser cannot show a {type}',
          },
        }),
      ],
    },
  ],
}

function flag(name: Flag, label: string, description?: string): Field {
  return {
    name,
    label,
    type: 'checkbox',
    defaultValue: DEFAULT_SETTINGS[name],
    ...(description && { admin: { description } }),
  }
}

function select(name: string, label: string, options: Readonly<Record<string, string>>, defaultValue: string): Field {
  return {
    name,
    label,
    type: 'select',
    required: true,
    defaultValue,
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
  }
}

function number(name: keyof typeof LIMITS, label: string, description: string, step: number): Field {
  const { min, max, default: initial } = LIMITS[name]
  return { name, label, type: 'number', min, max, required: true, defaultValue: initial, admin: { description, step } }
}
