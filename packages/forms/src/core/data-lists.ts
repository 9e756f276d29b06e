import { timeFormat } from '@vitrine/content/core'

/** Codes of countries and territories. [ISO 3166-1 alpha-2] */
const COUNTRIES = [
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI CV KH',
  'CM CA KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF',
  'PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE',
  'KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP',
  'NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST',
  'SA SN RS SC SL SG SX SK SI SB SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE',
  'GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW',
].flatMap((codes) => codes.split(' '))

const US_STATES = (
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|' +
  'Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|' +
  'Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|' +
  'Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|' +
  'Washington|West Virginia|Wisconsin|Wyoming'
).split('|')

/** A Monday, from which a week is counted. */
const MONDAY = Date.UTC(2024, 0, 1)

const DAY_MS = 86_400_000

/**
 * A list that `data:` names: `countries`, `months`, `weekdays`, `time-zones` or `us-states`.
 *
 * @param language BCP 47 tag of the names; they stand in its order.
 * @returns Undefined for any other name.
 */
export function dataList(name: string, language: string): readonly string[] | undefined {
  switch (name) {
    case 'countries': {
      const names = new Intl.DisplayNames([language], { type: 'region' })
      return COUNTRIES.map((code) => names.of(code) ?? code).sort(new Intl.Collator(language).compare)
    }
    case 'months':
      return Array.from({ length: 12 }, (_, month) => named(Date.UTC(2024, month, 1), language, { month: 'long' }))
    case 'weekdays':
      return Array.from({ length: 7 }, (_, day) => named(MONDAY + day * DAY_MS, language, { weekday: 'long' }))
    case 'time-zones':
      return Intl.supportedValuesOf('timeZone')
    case 'us-states':
      return US_STATES
    default:
      return undefined
  }
}

function named(time: number, language: string, part: Intl.DateTimeFormatOptions): string {
  return timeFormat(language, { ...part, timeZone: 'UTC' }).format(time)
}
