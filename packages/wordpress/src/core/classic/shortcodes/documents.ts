import type { ConvertContext, ConvertedBlock, ShortcodeMapping } from '../../convert/convert.ts'
import { formBlocks, otherFormBlocks, sliderBlocks } from '../../convert/documents.ts'
import { exampleOf } from '../../convert/limits.ts'
import type { OtherFormPlugin } from '../../forms/other-forms.ts'
import { fusionSliderName } from '../../sliders/fusion-slider.ts'
import { metaSliderName } from '../../sliders/meta-slider.ts'
import { smartSliderName } from '../../sliders/smart-slider.ts'

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

/** Sliders by the number, alias or title that each plugin calls them. */
const namedSliders: ShortcodeMapping = {
  names: ['metaslider', 'ml-slider', 'smartslider3', 'fusionslider', 'fusion_fusionslider'],
  convert({ name, attributes }, { context }) {
    const { id, slider, alias, title } = attributes
    const called = id ?? slider ?? alias ?? title ?? attributes.name ?? attributes['0'] ?? ''
    const found = context.lookup.slider(SLIDER_NAMES[name]?.(called) ?? called)
    return { blocks: found ? [{ blockType: 'slider', slider: found }] : unknownSlider(name, called, context) }
  },
}

const SLIDER_NAMES: Readonly<Record<string, (called: string) => string>> = {
  metaslider: metaSliderName,
  'ml-slider': metaSliderName,
  smartslider3: smartSliderName,
  fusionslider: fusionSliderName,
  fusion_fusionslider: fusionSliderName,
}

const otherSliders: ShortcodeMapping = {
  names:
    'layerslider masterslider nivoslider soliloquy envira-gallery ngg nggallery slide-anything wonderplugin_slider'.split(
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

/** Forms of plugins that give them in files of their own. */
const pluginForms: ShortcodeMapping = {
  names: ['wpforms', 'gravityform', 'gravityforms', 'ninja_form', 'ninja_forms', 'ninja_forms_display_form'],
  convert({ name, attributes, source }, { context }) {
    const { id, title } = attributes
    // In those of WPForms and Gravity Forms `title` says whether it is shown.
    const named = id ?? attributes.name ?? attributes['0'] ?? (/^(?:true|false|1|0)$/.test(title ?? '') ? '' : title)
    return { blocks: otherFormBlocks({ plugin: pluginOf(name), named: named ?? '', source }, context) }
  },
}

function pluginOf(name: string): OtherFormPlugin {
  if (name === 'wpforms') return 'wpforms'
  return name.startsWith('gravity') ? 'gravity-forms' : 'ninja-forms'
}

/** Forms of plugins that keep them where no export reaches. */
const otherForms: ShortcodeMapping = {
  names:
    'mc4wp_form formidable fluentform caldera_form forminator_form everest_form weforms happyforms quform iphorm si-contact-form mailpoet_form newsletter_form'.split(
      ' ',
    ),
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
  namedSliders,
  otherSliders,
  pluginForms,
  otherForms,
]
