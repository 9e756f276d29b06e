import { accepts } from '@vitrine/content/answers'
import type { AdminLabel } from '@vitrine/kit/core'
import { textGroup } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import { DEFAULT_SETTINGS, LIMITS, MAX_FRAME_HOSTS, parseHost, type SKINS } from '../core/settings.ts'
import { LIGHTBOX_TEXTS } from '../core/texts.ts'

const SKIN_NAMES: Readonly<Record<(typeof SKINS)[number], AdminLabel>> = {
  'metro-white': { en: 'Metro white: flat, on white', de: 'Metro weiß: flach, auf Weiß' },
  'metro-black': { en: 'Metro black: flat, on black', de: 'Metro schwarz: flach, auf Schwarz' },
  light: { en: 'Light: paper, soft shadow', de: 'Hell: Papier, weicher Schatten' },
  dark: { en: 'Dark: like a cinema', de: 'Dunkel: wie im Kino' },
  mac: { en: 'Mac: frosted, follows light and dark', de: 'Mac: Milchglas, folgt Hell und Dunkel' },
  parade: { en: 'Parade: framed pictures on plum', de: 'Parade: gerahmte Bilder auf Pflaumenblau' },
  smooth: { en: 'Smooth: the colours of this site', de: 'Smooth: die Farben dieser Website' },
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
    flag(
      'status',
      { en: 'Open pictures in the lightbox', de: 'Bilder in der Lightbox öffnen' },
      { en: 'Off: links to pictures lead to the files.', de: 'Aus: Links auf Bilder führen zu den Dateien.' },
    ),
    {
      type: 'row',
      fields: [
        select('skin', { en: 'Look', de: 'Aussehen' }, SKIN_NAMES, DEFAULT_SETTINGS.skin),
        select(
          'speed',
          { en: 'Speed', de: 'Tempo' },
          { fast: { en: 'Fast', de: 'Schnell' }, normal: 'Normal', slow: { en: 'Slow', de: 'Langsam' } },
          DEFAULT_SETTINGS.speed,
        ),
        select(
          'path',
          { en: 'Pictures follow each other', de: 'Bilder folgen einander' },
          {
            vertical: { en: 'From above to below', de: 'Von oben nach unten' },
            horizontal: { en: 'From side to side', de: 'Von Seite zu Seite' },
          },
          DEFAULT_SETTINGS.path,
        ),
      ],
    },
    {
      type: 'row',
      fields: [
        number(
          'opacity',
          { en: 'Cover of the page', de: 'Abdeckung der Seite' },
          {
            en: 'From 0.5 to 1, where nothing of the page is seen.',
            de: 'Von 0,5 bis 1, wo von der Seite nichts zu sehen ist.',
          },
          0.05,
        ),
        number(
          'hoverZoom',
          { en: 'Larger under the mouse', de: 'Größer unter der Maus' },
          { en: 'How many times. 1: not at all.', de: 'Wie vielfach. 1: gar nicht.' },
          0.1,
        ),
      ],
    },
    {
      type: 'collapsible',
      label: { en: 'What it shows', de: 'Was sie zeigt' },
      fields: [
        flag('title', { en: 'Titles', de: 'Titel' }),
        flag('description', { en: 'Captions', de: 'Bildunterschriften' }),
        flag('arrows', {
          en: 'Arrows to the next and the previous picture',
          de: 'Pfeile zum nächsten und vorigen Bild',
        }),
        flag('social', { en: 'Button to share', de: 'Schaltfläche zum Teilen' }),
        flag('download', { en: 'Button to save the file', de: 'Schaltfläche zum Speichern der Datei' }),
        flag('richText', { en: 'Open pictures in texts too', de: 'Auch Bilder in Texten öffnen' }),
      ],
    },
    {
      type: 'collapsible',
      label: { en: 'Galleries', de: 'Galerien' },
      fields: [
        flag('gallery', { en: 'Button for a slideshow', de: 'Schaltfläche für eine Diaschau' }),
        flag(
          'autoplay',
          { en: 'Start the slideshow by itself', de: 'Die Diaschau von selbst starten' },
          {
            en: 'Never for visitors who asked for less movement.',
            de: 'Nie für Besucher, die weniger Bewegung wünschen.',
          },
        ),
        number(
          'slideshowMs',
          { en: 'Milliseconds for each picture', de: 'Millisekunden je Bild' },
          { en: '5000 are five seconds.', de: '5000 sind fünf Sekunden.' },
          100,
        ),
        flag(
          'loop',
          { en: 'Begin again after the last', de: 'Nach dem letzten von vorn beginnen' },
          { en: 'In galleries of three pictures or more.', de: 'In Galerien ab drei Bildern.' },
        ),
        flag(
          'deepLinking',
          { en: 'An address for each picture', de: 'Eine Adresse für jedes Bild' },
          { en: 'So that a link can lead to it.', de: 'Damit ein Link dorthin führen kann.' },
        ),
      ],
    },
    {
      type: 'collapsible',
      label: { en: 'Other sites', de: 'Andere Websites' },
      fields: [
        {
          name: 'frameHosts',
          labels: { singular: { en: 'Frame Host', de: 'Website' }, plural: { en: 'Frame Hosts', de: 'Websites' } },
          label: {
            en: 'Sites whose pages may open in the lightbox',
            de: 'Websites, deren Seiten sich in der Lightbox öffnen dürfen',
          },
          type: 'array',
          maxRows: MAX_FRAME_HOSTS,
          fields: [
            {
              name: 'host',
              label: { en: 'Site', de: 'Website' },
              type: 'text',
              required: true,
              maxLength: 253,
              admin: {
                description: {
                  en: 'As maps.example.com, without https://.',
                  de: 'Als maps.example.com, ohne https://.',
                },
              },
              validate: accepts<string | null | undefined>((value) => parseHost(value) !== undefined, {
                en: 'Give a name such as maps.example.com, without https:// and path.',
                de: 'Einen Namen wie maps.example.com angeben, ohne https:// und Pfad.',
              }),
            },
          ],
        },
        flag(
          'recognition',
          {
            en: 'Look up addresses of video sites that do not say what they are',
            de: 'Adressen von Videoseiten nachschlagen, denen man nicht ansieht, was sie sind',
          },
          {
            en: 'This server asks the video site; the visitor’s browser does not.',
            de: 'Dieser Server fragt die Videoseite; der Browser des Besuchers nicht.',
          },
        ),
      ],
    },
    {
      type: 'collapsible',
      label: { en: 'Texts', de: 'Texte' },
      admin: { initCollapsed: true },
      fields: [
        textGroup({
          name: 'texts',
          label: false,
          defaults: LIGHTBOX_TEXTS,
          labels: {
            close: { en: 'Button that closes', de: 'Schaltfläche, die schließt' },
            next: { en: 'Button to the next picture', de: 'Schaltfläche zum nächsten Bild' },
            previous: { en: 'Button to the previous picture', de: 'Schaltfläche zum vorigen Bild' },
            enterFullscreen: { en: 'Button for the whole screen', de: 'Schaltfläche für Vollbild' },
            exitFullscreen: { en: 'Button that leaves the whole screen', de: 'Schaltfläche, die Vollbild verlässt' },
            play: { en: 'Button that starts the slideshow', de: 'Schaltfläche, die die Diaschau startet' },
            pause: { en: 'Button that stops it', de: 'Schaltfläche, die sie anhält' },
            zoomIn: { en: 'Button that enlarges', de: 'Schaltfläche, die vergrößert' },
            zoomOut: { en: 'Button that makes smaller', de: 'Schaltfläche, die verkleinert' },
            showThumbnails: { en: 'Button that shows thumbnails', de: 'Schaltfläche, die Vorschaubilder zeigt' },
            hideThumbnails: { en: 'Button that hides them', de: 'Schaltfläche, die sie verbirgt' },
            download: { en: 'Button that saves the file', de: 'Schaltfläche, die die Datei speichert' },
            share: { en: 'Button that shares', de: 'Schaltfläche zum Teilen' },
            shared: { en: 'After the link was copied', de: 'Nachdem der Link kopiert wurde' },
            dialog: { en: 'Name of the lightbox for screen readers', de: 'Name der Lightbox für Screenreader' },
            gallery: { en: 'Name of a gallery for screen readers', de: 'Name einer Galerie für Screenreader' },
            item: { en: 'Word for one picture, for screen readers', de: 'Wort für ein Bild, für Screenreader' },
            thumbnails: {
              en: 'Name of the thumbnails for screen readers',
              de: 'Name der Vorschaubilder für Screenreader',
            },
            position: { en: 'Where one is; {index} of {total}', de: 'Wo man ist; {index} von {total}' },
            loading: { en: 'While something is loading', de: 'Während etwas geladen wird' },
            retry: { en: 'Button that tries again', de: 'Schaltfläche, die es noch einmal versucht' },
            photoError: { en: 'A picture does not load', de: 'Ein Bild lädt nicht' },
            contentError: { en: 'Other content does not load', de: 'Anderes lädt nicht' },
            missingPlugin: { en: 'A browser cannot show a {type}', de: 'Ein Browser kann {type} nicht zeigen' },
          },
        }),
      ],
    },
  ],
}

function flag(name: Flag, label: AdminLabel, description?: AdminLabel): Field {
  return {
    name,
    label,
    type: 'checkbox',
    defaultValue: DEFAULT_SETTINGS[name],
    ...(description && { admin: { description } }),
  }
}

function select(
  name: string,
  label: AdminLabel,
  options: Readonly<Record<string, AdminLabel>>,
  defaultValue: string,
): Field {
  return {
    name,
    label,
    type: 'select',
    required: true,
    defaultValue,
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
  }
}

function number(name: keyof typeof LIMITS, label: AdminLabel, description: AdminLabel, step: number): Field {
  const { min, max, default: initial } = LIMITS[name]
  return { name, label, type: 'number', min, max, required: true, defaultValue: initial, admin: { description, step } }
}
