import { linkField } from '@vitrine/kit/fields'
import type { ArrayField, Field } from 'payload'
import {
  type FULLSCREEN_WISHES,
  type LAYER_WISHES,
  MAX_ACTIONS,
  type SLIDER_WISHES,
  type VIDEO_WISHES,
} from '../../core/model/layer/action.ts'
import { choiceOf, numberOf } from '../fields/options.ts'

type Siblings = Readonly<Record<string, unknown>> | undefined

const does =
  (...kinds: readonly string[]) =>
  (_: unknown, siblings: Siblings) =>
    kinds.includes(String(siblings?.do))

const WISHES = {
  slider: {
    toggle: 'Play or pause',
    play: 'Play',
    pause: 'Pause',
    next: 'Next slide',
    previous: 'Slide before',
  } satisfies Record<(typeof SLIDER_WISHES)[number], string>,
  layer: { toggle: 'Comes or goes', in: 'Comes', out: 'Goes', frame: 'Moves to a frame' } satisfies Record<
    (typeof LAYER_WISHES)[number],
    string
  >,
  video: {
    toggle: 'Play or pause',
    play: 'Play',
    pause: 'Pause',
    toggleMute: 'Sound on or off',
    mute: 'Sound off',
    unmute: 'Sound on',
    muteAll: 'Sound of all off',
  } satisfies Record<(typeof VIDEO_WISHES)[number], string>,
  fullscreen: { toggle: 'On or off', go: 'On', exit: 'Off' } satisfies Record<
    (typeof FULLSCREEN_WISHES)[number],
    string
  >,
}

const text = (name: string, label: string, help: string, condition: ReturnType<typeof does>): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 100,
  admin: { condition, description: help },
})

/** One field holds the wish, whatever it is about: its names differ by what is done. */
const wishField: Field = {
  name: 'wish',
  label: 'What then',
  type: 'select',
  options: Object.entries({ ...WISHES.slider, ...WISHES.layer, ...WISHES.video, ...WISHES.fullscreen }).map(
    ([value, label]) => ({ value, label }),
  ),
  filterOptions: ({ siblingData, options }) => {
    const kind = (siblingData as Siblings)?.do as keyof typeof WISHES
    const known: Readonly<Record<string, string>> = WISHES[kind] ?? {}
    return options.filter((option) => Object.hasOwn(known, typeof option === 'string' ? option : option.value))
  },
  admin: { condition: does('slider', 'layer', 'video', 'fullscreen') },
}

/** Actions when a layer is pressed, or the pointer enters or leaves it. */
export const actionsField: ArrayField = {
  name: 'actions',
  label: false,
  labels: { singular: 'Action', plural: 'Actions' },
  type: 'array',
  maxRows: MAX_ACTIONS,
  fields: [
    {
      type: 'row',
      fields: [
        choiceOf('on', 'When', { click: 'It is pressed', enter: 'The pointer comes', leave: 'The pointer leaves' }),
        choiceOf('do', 'What', {
          link: 'Follow a link',
          slide: 'Go to a slide',
          slider: 'Steer the slider',
          scroll: 'Scroll the page',
          layer: 'Steer a layer',
          video: 'Steer a film',
          modal: 'Open a slider in a window',
          closeModal: 'Close the window',
          fullscreen: 'The whole screen',
          menu: 'Open a window or popover',
          class: 'Set a class of the theme',
        }),
        numberOf('delay', 'After milliseconds', { min: 0, max: 60_000, default: 0 }),
      ],
    },
    { ...linkField({ name: 'link' }), admin: { condition: does('link') } } as Field,
    text('to', 'Slide', 'A number, a name in addresses, next, previous, first or last.', does('slide', 'modal')),
    wishField,
    text('alias', 'Slider', 'Its name in addresses and calls. Empty: this one.', does('slider', 'modal')),
    text('target', 'Place', 'Anchor of a block. Empty: what follows the slider.', does('scroll', 'menu')),
    numberOf('offset', 'Pixels above it', { min: -2000, max: 2000, default: 0 }, { condition: does('scroll') }),
    text('layer', 'Layer', 'Its name. Of films: empty is the first one of the slide.', does('layer', 'video', 'class')),
    text('frame', 'Frame', 'Its name.', does('layer')),
    numberOf('from', 'From second', { min: 0, max: 86_400 }, { condition: does('video') }),
    text('name', 'Class', 'As the theme has it.', does('class')),
  ],
}
