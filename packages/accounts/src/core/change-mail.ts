import { given } from '@vitrine/content/core'
import type { AdminText } from '@vitrine/kit/core'

/** A change of an account about which its owner gets a mail. */
export type AccountChange =
  | { readonly kind: 'password' }
  | { readonly kind: 'address' /** The new one. */; readonly address: string }
  | { readonly kind: 'factor off' }

/** Values that differ from mail to mail. */
export interface ChangeMailContext {
  /** Name of the owner. */
  readonly name: string
  /** Name of another person who made the change; undefined: the account itself. */
  readonly by?: string | undefined
  /** Empty for a site without a name. */
  readonly siteName: string
  readonly siteUrl: string
}

/** Subject and text of a mail about changes of an account, in the languages of the admin. */
export function changeMail(
  changes: readonly AccountChange[],
  { name, by, siteName, siteUrl }: ChangeMailContext,
): { readonly subject: AdminText; readonly text: AdminText } {
  const short = siteName || new URL(siteUrl).host
  const site = siteName ? `${siteName} (${siteUrl})` : siteUrl
  const sentences = changes.map((change) => sentence(change, { site, ...given({ by }) }))
  // At the new address a mail for another password would not reach who reads this.
  const isReachable = changes.every(({ kind }) => kind !== 'address')
  return {
    subject: { en: `Your account for ${short} was changed`, de: `Ihr Konto für ${short} wurde geändert` },
    text: {
      en: [
        `Hello ${name},`,
        ...sentences.map(({ en }) => en),
        isReachable
          ? `If you did not expect this, choose another password with “Forgot password” at ${siteUrl}/admin at once, and tell an administrator of the site.`
          : 'If you did not expect this, tell an administrator of the site at once.',
      ].join('\n\n'),
      de: [
        `Guten Tag ${name},`,
        ...sentences.map(({ de }) => de),
        isReachable
          ? `Haben Sie das nicht erwartet, wählen Sie sofort unter ${siteUrl}/admin mit „Passwort vergessen“ ein anderes Passwort und sagen Sie der Administration der Website Bescheid.`
          : 'Haben Sie das nicht erwartet, sagen Sie sofort der Administration der Website Bescheid.',
      ].join('\n\n'),
    },
  }
}

function sentence(change: AccountChange, { site, by }: { readonly site: string; readonly by?: string }): AdminText {
  const [byEn, byDe] = by === undefined ? ['', ''] : [` by ${by}`, ` von ${by}`]
  switch (change.kind) {
    case 'password':
      return {
        en: `The password of your account for ${site} was changed${byEn}. The account is signed out everywhere else.`,
        de: `das Passwort Ihres Kontos für ${site} wurde${byDe} geändert. Das Konto ist überall sonst abgemeldet.`,
      }
    case 'address':
      return {
        en: `The e-mail address of your account for ${site} was changed to ${change.address}${byEn}. Mails go there from now on.`,
        de: `die E-Mail-Adresse Ihres Kontos für ${site} wurde${byDe} in ${change.address} geändert. E-Mails gehen ab jetzt dorthin.`,
      }
    case 'factor off':
      return {
        en: `The second factor of your account for ${site} was turned off${byEn}. The password alone signs in.`,
        de: `der zweite Faktor Ihres Kontos für ${site} wurde${byDe} ausgeschaltet. Zum Anmelden genügt das Passwort.`,
      }
  }
}
