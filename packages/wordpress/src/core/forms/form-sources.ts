import { contactForm7 } from './contact-form-7.ts'
import type { FormSource } from './form-source.ts'
import { gravityForms } from './gravity-forms.ts'
import { ninjaForms } from './ninja-forms.ts'
import { wpForms } from './wpforms.ts'

/** Plugins whose forms can be read. Adding one is its file and its line here. */
export const FORM_SOURCES: readonly FormSource[] = [contactForm7, wpForms, gravityForms, ninjaForms]
