import type { AdminText } from '@vitrine/content/core'

/**
 * Question before the messages of a person are erased.
 *
 * @param count Number of the messages; mails that belong to no stored message may be erased even if there is none.
 */
export function eraseQuestion(email: string, count: number): AdminText {
  const final = { en: 'This cannot be undone.', de: 'Das lässt sich nicht rückgängig machen.' }
  if (count === 0) {
    return {
      en: `No message of ${email} is stored. Mails with what this person wrote are erased all the same. ${final.en}`,
      de: `Keine Nachricht von ${email} ist gespeichert. E-Mails mit Angaben dieser Person werden trotzdem gelöscht. ${final.de}`,
    }
  }
  return count === 1
    ? {
        en: `1 message of ${email} is erased with its files and mails. ${final.en}`,
        de: `1 Nachricht von ${email} wird mit ihren Dateien und E-Mails gelöscht. ${final.de}`,
      }
    : {
        en: `${count} messages of ${email} are erased with their files and mails. ${final.en}`,
        de: `${count} Nachrichten von ${email} werden mit ihren Dateien und E-Mails gelöscht. ${final.de}`,
      }
}
