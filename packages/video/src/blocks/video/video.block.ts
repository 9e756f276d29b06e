import { dateOf, given, type Image, record } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, type ValuesOf } from '@vitrine/kit/block'
import { parseVideoAddress } from '@vitrine/kit/core'
import { problemText } from '../../core/oembed/outcome.ts'
import type { PlayerSource, TextTrackFile } from '../../core/player-source.ts'

/** Formats of one video. */
const MAX_FORMATS = 5

/** Languages and kinds of words of one video. */
const MAX_TRACKS = 20

/** Code units of an address at a provider, of a transcript, of a language tag (RFC 5646, section 4.4.1). */
const [MAX_ADDRESS, MAX_TRANSCRIPT, MAX_LANGUAGE_TAG] = [2000, 20_000, 35]

/** Language tags: a language, and perhaps a script and a region. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

const isFile = { source: 'file' } as const

const videoFile = { label: { en: 'Video', de: 'Video' }, type: 'video/' } as const

/** A video of the site's own, in as many formats and languages as there are. */
const fileFields = {
  file: field.file({ ...videoFile, requiredInForm: true, shownWhen: isFile }),
  formats: field.rows({
    label: { en: 'The same video in other formats', de: 'Derselbe Film in anderen Formaten' },
    help: {
      en: 'Browsers take the first that they can play: WebM is smaller, MP4 is known to all.',
      de: 'Browser nehmen das erste, das sie abspielen können: WebM ist kleiner, MP4 kennen alle.',
    },
    max: MAX_FORMATS - 1,
    folded: true,
    shownWhen: isFile,
    fields: { file: field.file({ ...videoFile, required: true }) },
  }),
  captions: field.file({
    label: { en: 'Captions', de: 'Untertitel' },
    help: {
      en: 'Spoken words as text, in the language of the page: a WebVTT file (.vtt).',
      de: 'Gesprochenes als Text, in der Sprache der Seite: eine WebVTT-Datei (.vtt).',
    },
    type: 'text/vtt',
    shownWhen: isFile,
  }),
  tracks: field.rows({
    label: { en: 'More languages, chapters', de: 'Weitere Sprachen, Kapitel' },
    max: MAX_TRACKS,
    folded: true,
    shownWhen: isFile,
    fields: {
      file: field.file({ label: { en: 'WebVTT file', de: 'WebVTT-Datei' }, required: true, type: 'text/vtt' }),
      kind: field.choice({
        label: { en: 'What it is', de: 'Was sie enthält' },
        options: {
          subtitles: { en: 'Subtitles: what is said', de: 'Untertitel: was gesagt wird' },
          captions: { en: 'Captions: what is said and heard', de: 'Untertitel für Gehörlose: was zu hören ist' },
          descriptions: { en: 'Descriptions: what is seen', de: 'Beschreibungen: was zu sehen ist' },
          chapters: { en: 'Chapters', de: 'Kapitel' },
        },
      }),
      language: field.text({
        label: { en: 'Language', de: 'Sprache' },
        help: { en: 'As a tag: en, de, pt-BR.', de: 'Als Kürzel: en, de, pt-BR.' },
        required: true,
        localized: false,
        maxLength: MAX_LANGUAGE_TAG,
      }),
      label: field.text({
        label: { en: 'Name in the menu', de: 'Name im Menü' },
        help: { en: 'Empty: the name of the language.', de: 'Leer: der Name der Sprache.' },
        localized: false,
        maxLength: 60,
      }),
    },
    sideBySide: [['kind', 'language', 'label']],
  }),
} as const

/** Fields for its layout and playing. */
const playFields = {
  layout: field.choice({
    label: { en: 'Width', de: 'Breite' },
    options: {
      column: { en: 'As wide as its column', de: 'So breit wie seine Spalte' },
      bleed: { en: 'From edge to edge', de: 'Von Rand zu Rand' },
    },
  }),
  ratio: field.choice({
    label: { en: 'Shape', de: 'Form' },
    options: {
      '16-9': '16:9',
      own: { en: 'That of its image', de: 'Die seines Bildes' },
      '4-3': '4:3',
      '1-1': { en: 'Square', de: 'Quadratisch' },
      '9-16': { en: 'Upright, 9:16', de: 'Hochformat, 9:16' },
      '21-9': { en: 'Wide, 21:9', de: 'Breit, 21:9' },
    },
  }),
  loops: field.toggle({ label: { en: 'Begins again at its end', de: 'Beginnt am Ende von vorn' } }),
  autoplay: field.toggle({
    label: { en: 'Starts by itself', de: 'Startet von selbst' },
    help: {
      en: 'Without sound, while it is in view, and not for those who asked for less motion.',
      de: 'Ohne Ton, solange er im Bild ist, und nicht für alle, die weniger Bewegung wünschen.',
    },
  }),
  controls: field.toggle({
    label: { en: 'Shows its controls', de: 'Zeigt seine Bedienelemente' },
    help: { en: 'Otherwise one button stops it.', de: 'Sonst hält ihn eine Schaltfläche an.' },
    initial: true,
    shownWhen: { autoplay: true },
  }),
} as const

/** A video of the site's own, or one at a provider. */
export const video = defineBlock({
  name: 'video',
  label: { en: 'Video', de: 'Video' },
  group: 'Pictures and film',
  drawing: [draw.area(5, 5, 38, 22), draw.stroke('M22 12l6 4-6 4z')],
  fields: {
    source: field.choice({
      label: { en: 'Where it is', de: 'Wo er liegt' },
      options: {
        file: { en: 'In the media library', de: 'In der Mediathek' },
        provider: { en: 'At YouTube or Vimeo', de: 'Bei YouTube oder Vimeo' },
      },
      required: false,
      allSeen: true,
    }),
    ...fileFields,
    address: field.text({
      label: { en: 'Address at YouTube or Vimeo', de: 'Adresse bei YouTube oder Vimeo' },
      help: {
        en: 'As it stands in the address bar there. Nothing is loaded from there before a visitor agrees.',
        de: 'Wie sie dort in der Adresszeile steht. Von dort wird nichts geladen, bevor jemand zustimmt.',
      },
      requiredInForm: true,
      localized: false,
      maxLength: MAX_ADDRESS,
      accepts: { test: (address) => parseVideoAddress(address.trim()) !== undefined, refusal: refusedAddress },
      reportedBy: '@vitrine/video/admin#AddressReport',
      shownWhen: { source: 'provider' },
    }),
    title: field.text({
      label: { en: 'Title', de: 'Titel' },
      help: {
        en: 'What a screen reader says; on a video at a provider all can read it.',
        de: 'Was ein Screenreader sagt; auf einem Film bei einem Anbieter lesen ihn alle.',
      },
      required: true,
    }),
    poster: field.image({
      label: { en: 'Image before it plays', de: 'Bild, bevor er spielt' },
      help: {
        en: 'A video at a provider brings one of its own, which this site keeps a copy of.',
        de: 'Ein Film bei einem Anbieter bringt ein eigenes mit, von dem diese Website eine Kopie behält.',
      },
    }),
    caption: field.text({ label: { en: 'Text below', de: 'Text darunter' }, maxLength: 300 }),
    publishedOn: field.date({
      label: { en: 'Published on', de: 'Veröffentlicht am' },
      help: {
        en: 'Search engines show videos whose day they know. Empty: the day on which a video of the media library was uploaded.',
        de: 'Suchmaschinen zeigen Filme, deren Tag sie kennen. Leer: der Tag, an dem ein Film der Mediathek hochgeladen wurde.',
      },
      of: 'day',
    }),
    transcript: field.lines({
      label: { en: 'Transcript', de: 'Transkript' },
      help: {
        en: 'Everything that is said and to be seen, for those who do not hear or see it, and for search engines. An empty line begins a paragraph.',
        de: 'Alles, was gesagt wird und zu sehen ist, für alle, die es nicht hören oder sehen, und für Suchmaschinen. Eine Leerzeile beginnt einen Absatz.',
      },
      maxLength: MAX_TRANSCRIPT,
      rows: 5,
    }),
    ...playFields,
  },
  sideBySide: [
    ['layout', 'ratio'],
    ['loops', 'autoplay', 'controls'],
  ],
  refine: (parsed, parse, stored) => {
    const { title, poster, caption, publishedOn, transcript, layout, ratio, autoplay, loops, controls } = parsed
    const source = parsed.source === 'file' ? ownVideo(parsed, parse.locale) : providerVideo(parsed.address)
    if (!source) return undefined
    const uploadedAt = source.kind === 'file' ? dateOf(record(stored.file).createdAt) : undefined
    return {
      source,
      title,
      layout,
      ratio,
      autoplay,
      loops,
      // Without them nobody could start a video that does not start by itself.
      controls: controls || !autoplay,
      ...given({ poster, caption, publishedAt: publishedOn ?? uploadedAt, transcript: paragraphs(transcript) }),
    }
  },
})

export type VideoBlock = BlockOf<typeof video>

function refusedAddress(value: string) {
  const message = problemText({ kind: 'not_a_video_url' }, { url: value.trim(), provider: undefined })
  return { en: message, de: `„${value.trim()}“ ist keine Adresse bei YouTube oder Vimeo.` }
}

function providerVideo(address = ''): PlayerSource | undefined {
  const found = parseVideoAddress(address.trim())
  return found && { kind: 'provider', ...found }
}

function ownVideo(
  { file, formats, captions, tracks, poster }: ValuesOf<typeof fileFields> & { readonly poster?: Image },
  locale: string,
): PlayerSource | undefined {
  const files = [...(file ? [file] : []), ...formats.map((format) => format.file)]
  if (files.length === 0) return undefined
  const texts: readonly TextTrackFile[] = [
    ...(captions ? [{ url: captions.url, kind: 'captions' as const, language: locale, label: '' }] : []),
    ...tracks.flatMap(({ file, kind, language, label = '' }) => {
      const tag = language.trim()
      return LANGUAGE.test(tag) ? [{ url: file.url, kind, language: tag, label }] : []
    }),
  ]
  return { kind: 'file', files, ...given({ poster }), ...(texts.length > 0 && { tracks: texts }) }
}

function paragraphs(transcript: string | undefined): readonly string[] | undefined {
  return transcript
    ?.split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
