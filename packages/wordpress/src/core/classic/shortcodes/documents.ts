import type { ConvertContext, ConvertedBlock, ShortcodeMapping } from '../../convert/convert.ts'
import { formBlocks, sliderBlocks } from '../../convert/documents.ts'
import { carouselBlocks, type GalleryItem } from '../../convert/galleries.ts'
import { exampleOf } from '../../convert/limits.ts'

const contactForm: ShortcodeMapping = {
  names: ['contact-form-7', 'contact-form'],
  convert: ({ attributes, source }, { context }) => ({ blocks: formBlocks(attributes, source, context) }),
}

const revolution: ShortcodeMapping = {
  names: ['rev_slider', 'rev_slider_vc', 'revslider', 'fusion_revslider'],
  convert({ name, attributes }, { context }) {
    const alias = attributes.alias ?? attributes['0'] ?? attributes.slidertitle ?? ''
    return { blocks: sliderBlocks(alias, name, context) }
  },
}

/** Sliders whose slides are items of the export. */
const metaSlider: ShortcodeMapping = {
  names: ['metaslider', 'ml-slider'],
  convert({ name, attributes }, { context }) {
    const id = attributes.id ?? attributes['0'] ?? ''
    const items = metaSlides(id, context)
    if (items.length > 0) return { blocks: carouselBlocks(items, context) }
    return { blocks: unknownSlider(name, id, context) }
  },
}

/** The slides of a MetaSlider hang on it by a term that is called like its number. */
function metaSlides(id: string, context: ConvertContext): readonly GalleryItem[] {
  return context.lookup.itemsOf('ml-slide', { taxonomy: 'ml-slider', slugs: [id] }).flatMap((slide) => {
    const thumbnail = Number(slide.metas.find(({ key }) => key === '_thumbnail_id')?.value)
    const media = Number.isInteger(thumbnail) ? context.lookup.mediaById(thumbnail) : undefined
    return media?.kind === 'image' ? [{ media, caption: slide.excerpt.replace(/<[^<>]*>/g, '').trim() }] : []
  })
}

const otherSliders: ShortcodeMapping = {
  names:
    'smartslider3 layerslider masterslider nivoslider soliloquy envira-gallery ngg nggallery slide-anything wonderplugin_slider'.split(
      ' ',
    ),
  convert({ name, attributes }, { context }) {
    const id = attributes.id ?? attributes.slider ?? attributes.alias ?? attributes['0'] ?? ''
    return { blocks: unknownSlider(name, id, context) }
  },
}

function unknownSlider(name: string, id: string, context: ConvertContext): readonly ConvertedBlock[] {
  context.report({ level: 'lost', code: 'slider-unknown', subject: `${name} ${id}`.trim().slice(0, 200) })
  return []
}

/** Forms of plugins that keep them where no export reaches. */
const otherForms: ShortcodeMapping = {
  names: (
    'gravityform gravityforms ninja_form ninja_forms ninja_forms_display_form wpforms mc4wp_form formidable fluentform ' +
    'caldera_form forminator_form everest_form weforms happyforms quform iphorm si-contact-form mailpoet_form newsletter_form'
  ).split(' '),
  convert({ name, attributes, source }, { context }) {
    const id = attributes.id ?? attributes['0'] ?? ''
    context.report({
      level: 'lost',
      code: 'form-unknown',
      subject: `${name} ${id}`.trim().slice(0, 200),
      example: exampleOf(source),
    })
    return { blocks: [] }
  },
}

/** Documents that the page shows: forms, sliders. */
export const DOCUMENT_MAPPINGS: readonly ShortcodeMapping[] = [
  contactForm,
  revolution,
  metaSlider,
  otherSliders,
  otherForms,
]
