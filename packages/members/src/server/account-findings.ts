import type { HealthFinding } from '@vitrine/kit/core'

/** Tells the owner when a page of theirs stands where members sign in. */
export async function accountFindings(
  address: string,
  isTaken: (address: string) => Promise<boolean>,
): Promise<readonly HealthFinding[]> {
  if (!(await isTaken(address))) return []
  return [
    {
      title: { en: 'Members', de: 'Mitglieder' },
      text: {
        en: `A page of yours stands at ${address}, so members cannot sign in. Give it or the members another address.`,
        de: `Eine eigene Seite steht unter ${address}, deshalb können sich Mitglieder nicht anmelden. Ihr oder den Mitgliedern eine andere Adresse geben.`,
      },
      state: 'broken',
      href: '/admin/globals/member-settings',
    },
  ]
}
