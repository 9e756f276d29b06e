import { list, record, text } from '@vitrine/content/core'
import { countryName } from '../country/countries.ts'
import type { FormMistake } from '../form-mistake.ts'
import { datevMistakes } from '../invoice/datev-settings.ts'
import { invoiceMistakes } from '../invoice/invoice-mistakes.ts'
import type { Currency } from '../money/currency.ts'
import { notMoney } from '../money/not-money.ts'
import { storedAmount } from '../product/stored-amount.ts'
import { isPostcodePattern } from '../shipping/shipping.ts'
import { isIban, METHOD_FIELDS } from './payment-choices.ts'
import { basisPointsOf } from './stored-rates.ts'
import { countriesOf, EVERY_COUNTRY, limitOf, postcodesOf } from './stored-zones.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * Finds what of the rules of a shop could not be used, field by field.
 *
 * @param rules The global `shop-rules` as a form holds it, in one language.
 */
export function ruleMistakes(rules: unknown, currency: Currency): readonly FormMistake[] {
  const raw = record(rules)
  const zones = list(raw.zones)
  return [
    ...list(raw.ownRates).flatMap((row, index) => rateMistakes(row, `ownRates.${index}.`)),
    ...zones.flatMap((zone, index) => zoneMistakes(zone, `zones.${index}.`, currency)),
    ...hiddenZones(zones),
    ...bankMistakes(raw),
    ...invoiceMistakes(raw),
    ...datevMistakes(raw),
  ]
}

function rateMistakes({ percent }: Raw, before: string): readonly FormMistake[] {
  if (basisPointsOf(percent) !== undefined) return []
  return [
    {
      path: `${before}percent`,
      text: {
        en: 'Give a number from 0 to 100 with two decimals at most.',
        de: 'Eine Zahl von 0 bis 100 mit höchstens zwei Nachkommastellen angeben.',
      },
    },
  ]
}

function zoneMistakes(zone: Raw, before: string, currency: Currency): readonly FormMistake[] {
  const wrong = postcodesOf(zone)?.find((pattern) => !isPostcodePattern(pattern))
  const methods = list(zone.methods)
  return [
    ...(countriesOf(zone).length === 0
      ? [{ path: `${before}countries`, text: { en: 'Choose a country.', de: 'Ein Land wählen.' } }]
      : []),
    ...(wrong !== undefined
      ? [
          {
            path: `${before}postcodes`,
            text: {
              en: `“${wrong}” is no postcode. Write 10115, 10* for all that begin so, or 10000...19999.`,
              de: `„${wrong}“ ist keine Postleitzahl. Schreiben Sie 10115, 10* für alle, die so beginnen, oder 10000...19999.`,
            },
          },
        ]
      : []),
    ...(methods.length === 0
      ? [{ path: `${before}methods`, text: { en: 'Add a way of sending.', de: 'Eine Versandart hinzufügen.' } }]
      : []),
    ...methods.flatMap((method, index) => methodMistakes(method, `${before}methods.${index}.`, currency)),
  ]
}

function methodMistakes(method: Raw, before: string, currency: Currency): readonly FormMistake[] {
  const tiers = list(method.tiers)
  const isNoMoney = (value: unknown) => storedAmount(value, currency) === undefined
  const isGiven = (value: unknown) => value !== undefined && value !== null
  return [
    ...(isGiven(method.freeFrom) && isNoMoney(method.freeFrom)
      ? [{ path: `${before}freeFrom`, text: notMoney(currency) }]
      : []),
    ...(tiers.length === 0
      ? [{ path: `${before}tiers`, text: { en: 'Add a price.', de: 'Einen Preis hinzufügen.' } }]
      : []),
    ...tiers.flatMap(({ price }, index) =>
      isNoMoney(price) ? [{ path: `${before}tiers.${index}.price`, text: notMoney(currency) }] : [],
    ),
    ...limitMistakes(method, `${before}tiers.`, currency),
  ]
}

/** Limits rise, and none but the last is open. */
function limitMistakes(method: Raw, before: string, currency: Currency): readonly FormMistake[] {
  const by = method.by === 'value' ? 'value' : 'weight'
  const tiers = list(method.tiers)
  return tiers.flatMap((tier, index) => {
    const path = `${before}${index}.upTo`
    const isOpen = tier.upTo === undefined || tier.upTo === null
    const limit = limitOf(tier, by, currency)
    if (isOpen && index < tiers.length - 1) {
      return [
        {
          path,
          text: {
            en: 'Only the last price may be without a limit: those after this one would never count.',
            de: 'Nur der letzte Preis darf ohne Grenze sein: die danach würden nie gelten.',
          },
        },
      ]
    }
    if (!isOpen && limit === undefined) return [{ path, text: notMoney(currency) }]
    const previous = tiers[index - 1] && limitOf(tiers[index - 1] ?? {}, by, currency)
    if (limit === undefined || previous === undefined || limit > previous) return []
    return [{ path, text: { en: 'Give a limit above the one before.', de: 'Eine Grenze über der davor angeben.' } }]
  })
}

/** A country that stands in an earlier zone as a whole never comes to a later one. */
function hiddenZones(zones: readonly Raw[]): readonly FormMistake[] {
  const wholeOf = (zone: Raw) => (postcodesOf(zone) === undefined ? countriesOf(zone) : [])
  return zones.flatMap((zone, index) => {
    const earlier = zones.slice(0, index)
    const hidden = countriesOf(zone).flatMap((code) => {
      const first = earlier.find((one) => wholeOf(one).some((other) => other === code || other === EVERY_COUNTRY))
      return first ? [{ code, zone: text(first.name) ?? String(earlier.indexOf(first) + 1) }] : []
    })
    return hidden.slice(0, 1).map(({ code, zone: name }) => ({
      path: `zones.${index}.countries`,
      text: {
        en: `${nameOf(code, 'en')} belongs to the zone “${name}”, which comes first. Take it out of one of them, or move this zone up.`,
        de: `${nameOf(code, 'de')} gehört zur Zone „${name}“, die zuerst kommt. Nehmen Sie es aus einer von beiden, oder schieben Sie diese Zone nach oben.`,
      },
    }))
  })
}

function nameOf(code: string, language: 'en' | 'de'): string {
  if (code !== EVERY_COUNTRY) return countryName(code, language)
  return { en: 'Every country', de: 'Jedes Land' }[language]
}

function bankMistakes(raw: Raw): readonly FormMistake[] {
  const bank = record(raw.bank)
  const iban = text(bank.iban)
  if (iban !== undefined && !isIban(iban)) {
    return [
      {
        path: 'bank.iban',
        text: {
          en: 'This is no IBAN: its check digits do not fit. Please compare it with your account.',
          de: 'Das ist keine IBAN: die Prüfziffern passen nicht. Bitte vergleichen Sie sie mit Ihrem Konto.',
        },
      },
    ]
  }
  const isOffered = record(raw[METHOD_FIELDS['in advance']]).isOffered === true
  if (!isOffered || (iban !== undefined && text(bank.holder) !== undefined)) return []
  return [
    {
      path: iban === undefined ? 'bank.iban' : 'bank.holder',
      text: {
        en: 'Buyers who pay in advance need your account: give its holder and IBAN.',
        de: 'Wer im Voraus zahlt, braucht Ihr Konto: Inhaber und IBAN angeben.',
      },
    },
  ]
}
