import { ConfigError } from './config-error.ts'

/** Keys of providers at which buyers pay; those that are undefined take no payments. */
export interface PaymentSettings {
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined
  readonly paypal:
    | {
        readonly clientId: string
        readonly clientSecret: string
        readonly webhookId: string
        readonly mode: 'live' | 'sandbox'
      }
    | undefined
  readonly mollie: { readonly apiKey: string } | undefined
}

/**
 * Reads the keys of payment providers.
 *
 * @param read Gives a setting by its name.
 * @throws {ConfigError} for the first setting that is wrong, or that is missing beside others of its provider.
 */
export function parsePayments(read: (name: string) => string | undefined): PaymentSettings {
  return { stripe: parseStripe(read), paypal: parsePayPal(read), mollie: parseMollie(read) }
}

type Read = (name: string) => string | undefined

function parseStripe(read: Read): PaymentSettings['stripe'] {
  if (isAbsent(read, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])) return undefined
  return {
    secretKey: parseKey(
      read,
      'STRIPE_SECRET_KEY',
      /^[rs]k_(?:live|test)_\w+$/,
      'the secret key of your Stripe account, sk_live_…',
    ),
    webhookSecret: parseKey(
      read,
      'STRIPE_WEBHOOK_SECRET',
      /^whsec_\w+$/,
      'the signing secret that Stripe shows beside the address which it calls, whsec_…',
    ),
  }
}

function parsePayPal(read: Read): PaymentSettings['paypal'] {
  if (isAbsent(read, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MODE'])) return undefined
  const mode = read('PAYPAL_MODE') ?? 'live'
  if (mode !== 'live' && mode !== 'sandbox') throw new ConfigError(`PAYPAL_MODE is "${mode}". Give live or sandbox.`)
  return {
    clientId: parseKey(read, 'PAYPAL_CLIENT_ID', KEY, 'the client ID of your app at PayPal'),
    clientSecret: parseKey(read, 'PAYPAL_CLIENT_SECRET', KEY, 'the secret of your app at PayPal'),
    webhookId: parseKey(read, 'PAYPAL_WEBHOOK_ID', KEY, 'the ID that PayPal shows beside the address which it calls'),
    mode,
  }
}

function parseMollie(read: Read): PaymentSettings['mollie'] {
  if (isAbsent(read, ['MOLLIE_API_KEY'])) return undefined
  return {
    apiKey: parseKey(read, 'MOLLIE_API_KEY', /^(?:live|test)_\w+$/, 'the API key of your Mollie account, live_…'),
  }
}

/** Printable signs without blanks: what a header can hold. */
const KEY = /^[\x21-\x7e]+$/

function isAbsent(read: Read, names: readonly string[]): boolean {
  return names.every((name) => read(name) === undefined)
}

/** The message does not repeat what was given: it is a secret. */
function parseKey(read: Read, name: string, shape: RegExp, what: string): string {
  const key = read(name)
  if (key !== undefined && shape.test(key)) return key
  throw new ConfigError(`${name} is ${key === undefined ? 'not set' : 'no such key'}. Give ${what}.`)
}
