import { isOn } from './additional-settings.ts'
import type { ContactForm } from './form.ts'

/** Sentence in the place of a form for members, also the answer to a visitor who posts to it. [reference 13.2] */
export const MEMBERS_ONLY = 'This contact form is available only for logged in users.'

/** True if only members may see and send a form. */
export function isForMembers({ settings }: Pick<ContactForm, 'settings'>): boolean {
  return isOn(settings, 'subscribers_only')
}
