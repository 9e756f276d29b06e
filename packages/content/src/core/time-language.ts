/** Zones of countries whose English puts the month before the day. */
const AMERICAN = /^(?:America|US|Canada)\/|^Pacific\/(?:Honolulu|Johnston|Guam|Saipan|Midway|Pago_Pago)$|^Asia\/Manila$/

/** Zones that belong to no country. */
const PLACELESS = /^(?:UTC|GMT|UCT|Etc\/.*|Universal|Zulu)$/

/**
 * Language that times are written in: American or British English by the zone of the site where its language says neither.
 * A language that names its country, such as `en-AU`, is what it is.
 *
 * @param locale BCP 47 tag of the reader.
 * @param timeZone IANA name of the zone of the site; one of no country leaves English as it is.
 */
export function timeLanguage(locale: string, timeZone: string): string {
  if (locale !== 'en' || PLACELESS.test(timeZone)) return locale
  return AMERICAN.test(timeZone) ? 'en-US' : 'en-GB'
}
