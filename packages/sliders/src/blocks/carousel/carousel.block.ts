import { given, slugFrom } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { motionField, readMotion } from '../../core/carousel/motion-fields.ts'
import { readSlides } from '../../core/carousel/read-slides.ts'
import { SLIDE_ROWS, slideFields } from '../../core/carousel/slide-fields.ts'
import { readView, viewField } from '../../core/carousel/view-fields.ts'

/** Slides side by side, or one after the other. */
export const carousel = defineBlock({
  name: 'carousel',
  label: { en: 'Carousel', de: 'Karussell' },
  group: 'Pictures and film',
  level: 'holder',
  drawing: [
    draw.area(4, 6, 15, 15),
    draw.area(21, 6, 15, 15),
    draw.area(38, 6, 10, 15),
    ...[5, 8, 11].map((x) => draw.disc(x, 26, 0.8)),
    draw.button(36, 24.4),
  ],
  fields: {
    ...titled,
    ...slideFields,
    view: viewField,
    motion: motionField,
    arrows: field.toggle({ label: { en: 'Arrows', de: 'Pfeile' }, initial: true, widthPercent: 25 }),
    chooser: field.choice({
      label: { en: 'Navigation', de: 'Navigation' },
      options: {
        dots: { en: 'Dots', de: 'Punkte' },
        thumbnails: { en: 'Small images', de: 'Kleine Bilder' },
        none: { en: 'Nothing', de: 'Nichts' },
      },
      required: false,
      widthPercent: 35,
    }),
    label: field.text({
      label: { en: 'Name for screen readers', de: 'Name für Bildschirmleser' },
      help: { en: 'Empty: its heading.', de: 'Leer: seine Überschrift.' },
      maxLength: 120,
      widthPercent: 40,
    }),
  },
  sideBySide: [...SLIDE_ROWS, ['arrows', 'chooser', 'label']],
  refine({ id, heading, intro, label, ...values }, parse) {
    const content = readSlides(values, parse)
    if (content.items.length === 0) return undefined
    const { kind } = content
    /** Begins the ids of its slides; letters, digits and hyphens. */
    const key = `carousel-${slugFrom(id) || '0'}`
    const motion = readMotion(values.motion, kind)
    const glides = motion.moves === 'marquee'
    // Thumbnails are of images alone.
    const hasNoChooser = glides || (values.chooser === 'thumbnails' && kind !== 'pictures')
    const chooser = hasNoChooser ? 'none' : values.chooser
    return {
      key,
      content,
      motion,
      view: readView(values.view, kind),
      arrows: values.arrows && !glides,
      chooser,
      ...given({
        heading,
        intro,
        // For screen readers, where it has no heading or another name serves them better.
        label,
        // Name of the gallery that its images open in.
        group: kind === 'pictures' && values.opens ? slugFrom(values.group ?? '') || key : undefined,
        nested: kind === 'blocks' ? content.items.flatMap(({ blocks }) => blocks) : undefined,
      }),
    }
  },
})

export type CarouselBlock = BlockOf<typeof carousel>
