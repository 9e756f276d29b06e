import { noteAccountLanguage } from '@vitrine/content/account-language'
import type { CollectionAfterLoginHook, CollectionAfterRefreshHook } from 'payload'

/** Notes the language of who signs in. */
export const noteLanguageOfLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  await noteAccountLanguage(req)
  return user
}

/** Notes the language of who works on: it may have been changed since they signed in. */
export const noteLanguageOfRefresh: CollectionAfterRefreshHook = ({ req }) => noteAccountLanguage(req)
