import { isOn } from './additional-settings.ts'
import type { ContactForm } from './form.ts'

/** What stands in the place of a form for members, and answers who posts to it all the same. [reference 13.2] */
export const MEMBERS_ONLY = 'This contact form is available only for logged in users.'

/** Whether only members may see and send a form. */
export function isForMembers({ settings }: Pick<ContactForm, 'settings'>): boolean {
  return isOn(settings, 'subscribers_only')
}
