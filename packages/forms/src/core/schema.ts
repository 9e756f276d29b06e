import type { ContactForm } from './form.ts'
import { SCHEMA_VERSION, type Schema } from './rule.ts'
import type { FormRenderContext } from './template/render-context.ts'
import { tagRules } from './template/tag-rules.ts'

/** The validation schema of a form. Days that a template names in words are those of the site's clocks. */
export function toSchema(
  form: Pick<ContactForm, 'tags' | 'messages' | 'locale'>,
  renderContext: Pick<FormRenderContext, 'now' | 'timeZone' | 'lists'>,
): Schema {
  return {
    version: SCHEMA_VERSION,
    locale: form.locale,
    rules: tagRules(form.tags, { messages: form.messages, renderContext }),
  }
}
