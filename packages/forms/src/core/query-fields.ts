import type { ContactForm } from './form.ts'
import { optionsOf } from './template/options.ts'

/** Fields of an address from which a form may be filled: those with `default:get`. */
export function queryFieldsOf({ tags }: ContactForm): readonly string[] {
  return tags.flatMap((tag) => (optionsOf(tag, 'default').includes('get') ? [tag.name] : []))
}
