import { FILLED, field } from '@vitrine/kit/block'
import { parseVideoAddress } from '@vitrine/kit/core'

/** Share of the window's height by which an image travels. Specification, section 9: parallax default velocity 0.3. */
export const VELOCITY = { min: 0, max: 1, step: 0.1, default: 0.3 } as const

/** Percent: how much of an image, a video or an overlay is visible. */
const OPACITY = { min: 0, max: 100, step: 10 } as const

/** Opacity in percent unless an editor sets one. */
export const DEFAULT_OPACITY = { image: 100, overlay: 50 } as const

/** CSS pixels: a wider image is made smaller before it is repeated. */
export const MAX_TILE_PX = 400

/** Code units of an address at a provider. */
const MAX_ADDRESS = 2000

/** Colours that an area may have, by what they mean. */
export const SURFACES = {
  paper: { en: 'As the page', de: 'Wie die Seite' },
  surface: { en: 'A shade darker', de: 'Etwas dunkler' },
  ink: { en: 'Text colour', de: 'Textfarbe' },
  accent: { en: 'Accent', de: 'Akzent' },
} as const

/** The colour of an area. */
export const surfaceField = field.choice({
  label: { en: 'Background', de: 'Hintergrund' },
  options: SURFACES,
  initial: 'surface',
  fallback: 'paper',
})

/** Scheme of an area, whatever the page has. */
export const schemeField = field.optionalChoice({
  label: { en: 'Light or dark', de: 'Hell oder dunkel' },
  help: { en: 'Empty: as the page.', de: 'Leer: wie die Seite.' },
  options: { light: { en: 'Always light', de: 'Immer hell' }, dark: { en: 'Always dark', de: 'Immer dunkel' } },
})

const withImage = { image: FILLED } as const
const moves = { image: FILLED, motion: ['up', 'down', 'left', 'right', 'fixed'] } as const
const withVideo = [{ film: FILLED }, { filmAddress: FILLED }] as const
const withAddress = { filmAddress: FILLED, film: null } as const

const imageFields = {
  image: field.image({ label: { en: 'Image', de: 'Bild' } }),
  position: field.optionalChoice({
    label: { en: 'Keeps in view', de: 'Behält im Bild' },
    help: { en: 'Empty: its focal point.', de: 'Leer: seinen Brennpunkt.' },
    options: {
      top: { en: 'Its top', de: 'Seinen oberen Rand' },
      center: { en: 'Its middle', de: 'Seine Mitte' },
      bottom: { en: 'Its foot', de: 'Seinen unteren Rand' },
      left: { en: 'Its left side', de: 'Seine linke Seite' },
      right: { en: 'Its right side', de: 'Seine rechte Seite' },
    },
    shownWhen: withImage,
    widthPercent: 33,
  }),
  fit: field.choice({
    label: { en: 'Size', de: 'Größe' },
    help: {
      en: `Tiles are at most ${MAX_TILE_PX} pixels wide.`,
      de: `Kacheln sind höchstens ${MAX_TILE_PX} Pixel breit.`,
    },
    options: {
      cover: { en: 'Fills the section', de: 'Füllt den Abschnitt' },
      contain: { en: 'Is seen whole', de: 'Ist ganz zu sehen' },
      tile: { en: 'Repeats, as tiles', de: 'Wiederholt sich, als Kacheln' },
      'tile-row': { en: 'Repeats in one row', de: 'Wiederholt sich in einer Zeile' },
      'tile-column': { en: 'Repeats in one column', de: 'Wiederholt sich in einer Spalte' },
    },
    required: false,
    shownWhen: withImage,
    widthPercent: 33,
  }),
  blend: field.optionalChoice({
    label: { en: 'Mixes with the ground', de: 'Mischt sich mit dem Grund' },
    options: {
      multiply: { en: 'Darkens it', de: 'Macht ihn dunkler' },
      screen: { en: 'Lightens it', de: 'Macht ihn heller' },
      overlay: { en: 'Deepens it', de: 'Macht ihn kräftiger' },
      luminosity: { en: 'Takes its colour', de: 'Nimmt seine Farbe an' },
    },
    shownWhen: withImage,
    widthPercent: 33,
  }),
  motion: field.choice({
    label: { en: 'While the page scrolls', de: 'Während die Seite rollt' },
    options: {
      none: { en: 'Scrolls with it', de: 'Rollt mit' },
      up: { en: 'Moves up', de: 'Bewegt sich nach oben' },
      down: { en: 'Moves down', de: 'Bewegt sich nach unten' },
      left: { en: 'Moves to the left', de: 'Bewegt sich nach links' },
      right: { en: 'Moves to the right', de: 'Bewegt sich nach rechts' },
      fixed: { en: 'Stays with the window', de: 'Bleibt beim Fenster' },
    },
    required: false,
    shownWhen: withImage,
    widthPercent: 33,
  }),
  velocity: field.number({
    label: { en: 'How far (0 to 1)', de: 'Wie weit (0 bis 1)' },
    min: VELOCITY.min,
    max: VELOCITY.max,
    step: VELOCITY.step,
    placeholder: String(VELOCITY.default),
    shownWhen: moves,
    widthPercent: 33,
  }),
  movesOnPhones: field.toggle({
    label: { en: 'Also on phones', de: 'Auch auf Telefonen' },
    initial: true,
    shownWhen: moves,
    widthPercent: 33,
  }),
} as const

const videoFields = {
  film: field.file({
    label: { en: 'Video', de: 'Video' },
    help: {
      en: 'Plays without sound in the place of the image, which stands there until the video has come, and for visitors who asked for less motion or less data.',
      de: 'Spielt ohne Ton an der Stelle des Bildes, das dort steht, bis der Film da ist, und für alle, die weniger Bewegung oder weniger Daten wünschen.',
    },
    type: ['video/mp4', 'video/webm'],
  }),
  filmAddress: field.text({
    label: { en: 'Or its address at YouTube or Vimeo', de: 'Oder seine Adresse bei YouTube oder Vimeo' },
    help: {
      en: 'Plays for visitors who allow that provider; others see the image.',
      de: 'Spielt für alle, die diesen Anbieter erlauben; andere sehen das Bild.',
    },
    localized: false,
    maxLength: MAX_ADDRESS,
    accepts: {
      test: (address) => address === '' || parseVideoAddress(address) !== undefined,
      refusal: {
        en: 'This is no address of a video at YouTube or Vimeo.',
        de: 'Das ist keine Adresse eines Films bei YouTube oder Vimeo.',
      },
    },
    shownWhen: { film: null },
    widthPercent: 66,
  }),
  filmRatio: field.choice({
    label: { en: 'Width to height', de: 'Breite zu Höhe' },
    options: { '16:9': '16:9', '4:3': '4:3', '21:9': '21:9', '1:1': '1:1', '9:16': '9:16' },
    required: false,
    shownWhen: withAddress,
    widthPercent: 33,
  }),
  loop: field.toggle({
    label: { en: 'Again and again', de: 'Immer wieder' },
    initial: true,
    shownWhen: withVideo,
  }),
  sound: field.toggle({
    label: { en: 'Visitors may turn its sound on', de: 'Besucher können seinen Ton einschalten' },
    shownWhen: withVideo,
  }),
  filmOnPhones: field.toggle({
    label: { en: 'Also on phones', de: 'Auch auf Telefonen' },
    shownWhen: withVideo,
  }),
} as const

/** Stored fields of the background of a section. */
export const groundFields = {
  gradient: field.optionalChoice({
    label: { en: 'Gradient', de: 'Verlauf' },
    options: {
      sheen: { en: 'Sheen, downwards', de: 'Schimmer, nach unten' },
      glow: { en: 'Glow in a corner', de: 'Leuchten in einer Ecke' },
      slant: { en: 'Slant', de: 'Schräg' },
    },
  }),
  ...imageFields,
  ...videoFields,
  opacity: field.number({
    label: { en: 'Opacity of image and video (percent)', de: 'Deckkraft von Bild und Film (Prozent)' },
    ...OPACITY,
    placeholder: String(DEFAULT_OPACITY.image),
    widthPercent: 50,
  }),
  leaving: field.optionalChoice({
    label: { en: 'While it leaves at the top', de: 'Während er oben verschwindet' },
    options: {
      fade: { en: 'Fades', de: 'Verblasst' },
      blur: { en: 'Blurs', de: 'Verschwimmt' },
      'fade-blur': { en: 'Fades and blurs', de: 'Verblasst und verschwimmt' },
    },
    widthPercent: 50,
  }),
  overlay: field.optionalChoice({
    label: { en: 'Overlay', de: 'Schleier' },
    help: {
      en: 'Between image and words, so that they can be read.',
      de: 'Zwischen Bild und Text, damit er lesbar ist.',
    },
    options: SURFACES,
    widthPercent: 50,
  }),
  overlayOpacity: field.number({
    label: { en: 'Its opacity (percent)', de: 'Seine Deckkraft (Prozent)' },
    ...OPACITY,
    placeholder: String(DEFAULT_OPACITY.overlay),
    shownWhen: { overlay: FILLED },
    widthPercent: 50,
  }),
} as const

/** The group of these fields. */
export const groundField = field.group({
  label: { en: 'Behind the content', de: 'Hinter dem Inhalt' },
  isStyle: true,
  fields: groundFields,
  foldedParts: [
    {
      label: { en: 'Gradient, image, video, overlay', de: 'Verlauf, Bild, Film, Schleier' },
      names: Object.keys(groundFields) as (keyof typeof groundFields)[],
    },
  ],
  sideBySide: [
    ['position', 'fit', 'blend'],
    ['motion', 'velocity', 'movesOnPhones'],
    ['filmAddress', 'filmRatio'],
    ['loop', 'sound', 'filmOnPhones'],
    ['opacity', 'leaving'],
    ['overlay', 'overlayOpacity'],
  ],
})
