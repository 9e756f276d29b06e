import type { AdminLabel } from '@vitrine/kit/core'
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
    toggle: { en: 'Play or pause', de: 'Abspielen oder anhalten' },
    play: { en: 'Play', de: 'Abspielen' },
    pause: { en: 'Pause', de: 'Anhalten' },
    next: { en: 'Next slide', de: 'Nächste Folie' },
    previous: { en: 'Slide before', de: 'Vorige Folie' },
  } satisfies Record<(typeof SLIDER_WISHES)[number], AdminLabel>,
  layer: {
    toggle: { en: 'Comes or goes', de: 'Ein- oder ausblenden' },
    in: { en: 'Comes', de: 'Einblenden' },
    out: { en: 'Goes', de: 'Ausblenden' },
    frame: { en: 'Moves to a frame', de: 'Zu einem Schritt bewegen' },
  } satisfies Record<(typeof LAYER_WISHES)[number], AdminLabel>,
  video: {
    toggle: { en: 'Play or pause', de: 'Abspielen oder anhalten' },
    play: { en: 'Play', de: 'Abspielen' },
    pause: { en: 'Pause', de: 'Anhalten' },
    toggleMute: { en: 'Sound on or off', de: 'Ton ein oder aus' },
    mute: { en: 'Sound off', de: 'Ton aus' },
    unmute: { en: 'Sound on', de: 'Ton ein' },
    muteAll: { en: 'Sound of all off', de: 'Allen Ton aus' },
  } satisfies Record<(typeof VIDEO_WISHES)[number], AdminLabel>,
  fullscreen: {
    toggle: { en: 'On or off', de: 'Ein oder aus' },
    go: { en: 'On', de: 'Ein' },
    exit: { en: 'Off', de: 'Aus' },
  } satisfies Record<(typeof FULLSCREEN_WISHES)[number], AdminLabel>,
}

const text = (name: string, label: AdminLabel, help: AdminLabel, condition: ReturnType<typeof does>): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 100,
  admin: { condition, description: help },
})

/** One field holds the wish, whatever it is about: its names differ by what is done. */
const wishField: Field = {
  name: 'wish',
  label: { en: 'What then', de: 'Was dann geschieht' },
  type: 'select',
  options: Object.entries<AdminLabel>({ ...WISHES.slider, ...WISHES.layer, ...WISHES.video, ...WISHES.fullscreen }).map(
    ([value, label]) => ({ value, label }),
  ),
  filterOptions: ({ siblingData, options }) => {
    const kind = (siblingData as Siblings)?.do as keyof typeof WISHES
    const known: Readonly<Record<string, AdminLabel>> = WISHES[kind] ?? {}
    return options.filter((option) => Object.hasOwn(known, typeof option === 'string' ? option : option.value))
  },
  admin: { condition: does('slider', 'layer', 'video', 'fullscreen') },
}

/** Actions when a layer is pressed, or the pointer enters or leaves it. */
export const actionsField: ArrayField = {
  name: 'actions',
  label: false,
  labels: { singular: { en: 'Action', de: 'Aktion' }, plural: { en: 'Actions', de: 'Aktionen' } },
  type: 'array',
  maxRows: MAX_ACTIONS,
  fields: [
    {
      type: 'row',
      fields: [
        choiceOf(
          'on',
          { en: 'When', de: 'Wann' },
          {
            click: { en: 'It is pressed', de: 'Beim Anklicken' },
            enter: { en: 'The pointer comes', de: 'Mauszeiger kommt' },
            leave: { en: 'The pointer leaves', de: 'Mauszeiger geht' },
          },
        ),
        choiceOf(
          'do',
          { en: 'What', de: 'Was' },
          {
            link: { en: 'Follow a link', de: 'Einem Link folgen' },
            slide: { en: 'Go to a slide', de: 'Zu einer Folie gehen' },
            slider: { en: 'Steer the slider', de: 'Den Slider steuern' },
            scroll: { en: 'Scroll the page', de: 'Die Seite scrollen' },
            layer: { en: 'Steer a layer', de: 'Eine Ebene steuern' },
            video: { en: 'Steer a film', de: 'Ein Video steuern' },
            modal: { en: 'Open a slider in a window', de: 'Einen Slider in einem Fenster öffnen' },
            closeModal: { en: 'Close the window', de: 'Das Fenster schließen' },
            fullscreen: { en: 'The whole screen', de: 'Vollbild' },
            menu: { en: 'Open a window or popover', de: 'Ein Fenster oder einen Aufklapptext öffnen' },
            class: { en: 'Set a class of the theme', de: 'Eine Klasse des Themes setzen' },
          },
        ),
        numberOf('delay', { en: 'After milliseconds', de: 'Nach Millisekunden' }, { min: 0, max: 60_000, default: 0 }),
      ],
    },
    { ...linkField({ name: 'link' }), admin: { condition: does('link') } } as Field,
    text(
      'to',
      { en: 'Slide', de: 'Folie' },
      {
        en: 'A number, a name in addresses, next, previous, first or last.',
        de: 'Eine Zahl, ein Name in Adressen, next, previous, first oder last.',
      },
      does('slide', 'modal'),
    ),
    wishField,
    text(
      'alias',
      'Slider',
      {
        en: 'Its name in addresses and calls. Empty: this one.',
        de: 'Sein Name in Adressen und Aufrufen. Leer: dieser.',
      },
      does('slider', 'modal'),
    ),
    text(
      'target',
      { en: 'Place', de: 'Stelle' },
      {
        en: 'Anchor of a block. Empty: what follows the slider.',
        de: 'Anker eines Blocks. Leer: was auf den Slider folgt.',
      },
      does('scroll', 'menu'),
    ),
    numberOf(
      'offset',
      { en: 'Pixels above it', de: 'Pixel darüber' },
      { min: -2000, max: 2000, default: 0 },
      { condition: does('scroll') },
    ),
    text(
      'layer',
      { en: 'Layer', de: 'Ebene' },
      {
        en: 'Its name. Of films: empty is the first one of the slide.',
        de: 'Ihr Name. Bei Videos, leer: das erste der Folie.',
      },
      does('layer', 'video', 'class'),
    ),
    text('frame', { en: 'Frame', de: 'Schritt' }, { en: 'Its name.', de: 'Ihr Name.' }, does('layer')),
    numberOf('from', { en: 'From second', de: 'Ab Sekunde' }, { min: 0, max: 86_400 }, { condition: does('video') }),
    text(
      'name',
      { en: 'Class', de: 'Klasse' },
      { en: 'As the theme has it.', de: 'Wie sie im Theme heißt.' },
      does('class'),
    ),
  ],
}
