export { allowedProviders, giveConsent, hasConsent, onConsentChange, withdrawConsent } from './ui/consent.ts'
