import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { plainText } from '@vitrine/kit/core'
import { shortHash } from '../../core/short-hash.ts'

/** A notice that may be closed. */
export const alert = defineBlock({
  name: 'alert',
  label: { en: 'Notice', de: 'Hinweis' },
  group: 'Text',
  drawing: [
    draw.outline(4, 10, 40, 12),
    draw.title(8, 13, 14),
    draw.lines(8, 17, 26),
    draw.stroke('M38.5 13l2.5 2.5M41 13l-2.5 2.5'),
  ],
  looks: {
    plain: {
      label: { en: 'Without a frame', de: 'Ohne Rahmen' },
      css: '& .alert__inside{padding-inline-end:0;border-color:transparent;border-inline-start-color:var(--tone);background:none}',
    },
    filled: {
      label: { en: 'Filled', de: 'Ausgefüllt' },
      css: '& .alert__inside{border-color:var(--color-ink);background:var(--color-ink);color:var(--color-paper)}& .alert__inside :is(.icon,a,button){color:inherit}',
    },
  },
  fields: {
    tone: field.choice({
      label: { en: 'Tone', de: 'Ton' },
      options: {
        note: { en: 'Note', de: 'Anmerkung' },
        success: { en: 'Good news', de: 'Gute Nachricht' },
        warning: { en: 'Warning', de: 'Warnung' },
        danger: { en: 'Danger', de: 'Gefahr' },
      },
    }),
    title: field.text({ label: { en: 'Title', de: 'Titel' } }),
    content: field.richText({ label: { en: 'Text', de: 'Text' } }),
    /** `once`: comes back with the next page; `forever`: stays away for this visitor until its text changes. */
    closes: field.choice({
      label: { en: 'Can be closed', de: 'Lässt sich schließen' },
      options: {
        never: { en: 'No', de: 'Nein' },
        once: { en: 'Yes, until the next page', de: 'Ja, bis zur nächsten Seite' },
        forever: { en: 'Yes, until its text changes', de: 'Ja, bis sich sein Text ändert' },
      },
    }),
  },
  refine: (block) => {
    const { id, title, content } = block
    const words = plainText(content)
    if (title === undefined && words.trim() === '') return undefined
    // Names this text of this block.
    return { ...block, key: shortHash(`${id} ${title ?? ''} ${words}`) }
  },
})

export type AlertBlock = BlockOf<typeof alert>
