import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { safeHtml } from '../../core/safe-html.ts'

/** Markup of an administrator, of which {@link safeHtml} leaves what may be shown. */
export const rawHtml = defineBlock({
  name: 'rawHtml',
  label: { en: 'HTML', de: 'HTML' },
  group: 'More',
  drawing: [draw.stroke('M17 10l-7 6 7 6M31 10l7 6-7 6M26 8l-4 16')],
  fields: {
    html: field.code({
      label: { en: 'HTML', de: 'HTML' },
      help: {
        en: 'Only administrators change it. Scripts, styles, frames and forms are taken out. An element with data-vimeo-id, data-youtube-id or data-video-src becomes a player.',
        de: 'Nur Administratoren ändern es. Skripte, Stile, Rahmen und Formulare werden entfernt. Ein Element mit data-vimeo-id, data-youtube-id oder data-video-src wird zum Abspieler.',
      },
      administratorsOnly: true,
      clean: safeHtml,
    }),
  },
  refine: ({ html }) => (html === undefined ? undefined : { html }),
})

export type RawHtmlBlock = BlockOf<typeof rawHtml>
