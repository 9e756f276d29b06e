import type { OtherFormPlugin } from '../forms/other-forms.ts'
import type { ConvertContext, ConvertedBlock } from './convert.ts'
import { exampleOf } from './limits.ts'

/** The contact form that a shortcode or block means; a line of the report where there is none. */
export function formBlocks(
  attributes: Readonly<Record<string, string>>,
  source: string,
  context: ConvertContext,
): readonly ConvertedBlock[] {
  const form = context.lookup.form(attributes)
  if (!form) {
    context.report({
      level: 'lost',
      code: 'form-missing',
      subject: `contact form ${formName(attributes)}`,
      example: exampleOf(source),
    })
    return []
  }
  if (attributes.output === 'raw_form')
    context.report({ level: 'changed', code: 'form-as-source', subject: formName(attributes) })
  return [{ blockType: 'contactForm', form, display: 'inline' }]
}

function formName({ id, title, ...rest }: Readonly<Record<string, string>>): string {
  return [id ?? rest['0'], title ?? rest['1']].filter(Boolean).join(' ').slice(0, 200) || 'without a name'
}

interface AskedOtherForm {
  readonly plugin: OtherFormPlugin
  /** Number or title. */
  readonly named: string
  readonly source: string
}

/** The form of another plugin; a line of the report where it was not given. */
export function otherFormBlocks(
  { plugin, named, source }: AskedOtherForm,
  context: ConvertContext,
): readonly ConvertedBlock[] {
  const form = context.lookup.otherForm(plugin, named)
  if (form) return [{ blockType: 'contactForm', form, display: 'inline' }]
  const subject = `${plugin} ${named}`.trim().slice(0, 200)
  context.report({ level: 'lost', code: 'form-not-given', subject, example: exampleOf(source) })
  return []
}

/** The slider of an alias; a line of the report where none of that name was given. */
export function sliderBlocks(alias: string, name: string, context: ConvertContext): readonly ConvertedBlock[] {
  const slider = context.lookup.slider(alias)
  if (slider) return [{ blockType: 'slider', slider }]
  context.report({ level: 'lost', code: 'slider-missing', subject: `${name} ${alias}`.slice(0, 200) })
  return []
}
