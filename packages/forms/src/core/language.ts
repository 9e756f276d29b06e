/** Languages that are written from right to left, as the protocol writes languages. [reference 10] */
const RIGHT_TO_LEFT = new Set(['ar', 'ary', 'azb', 'fa_IR', 'haz', 'he_IL', 'ps', 'ug_CN'])

/** And those of a site, whose regions the protocol leaves out or does not know. */
const REGIONAL = /^(?:ar|fa|he|ur)_/

/** Language and direction of a form as HTML says them. */
export function languageAttributes(locale: string): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  return {
    lang: locale.split('_').slice(0, 2).join('-'),
    dir: RIGHT_TO_LEFT.has(locale) || REGIONAL.test(locale) ? 'rtl' : 'ltr',
  }
}
