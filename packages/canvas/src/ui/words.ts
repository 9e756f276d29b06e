import { type AdminLabel, adminTextIn } from '@vitrine/content/core'

/** Language of the tools on the page: that of the admin around it. One canvas lies over a page. */
let language = 'en'

/** Sets the language of the tools, before they are made. @param next As Payload names it: `de`. */
export function speak(next: string): void {
  language = next
}

/** A text of the tools, as their editor reads it. */
export function word(text: AdminLabel): string {
  return adminTextIn(text, language)
}

/** Language of the tools, for the platform's own words and numbers. */
export function toolLanguage(): string {
  return language
}
