/** Default texts in the place of a player whose provider does not answer. */
export const PLAYER_TEXTS = {
  interfaceMissing: 'Api Could not be loaded !',
  /** Added on encrypted pages. */
  renewCertificate: 'If this is your site, please check whether its SSL certificate has to be renewed.',
} as const

export type PlayerTexts = Readonly<Record<keyof typeof PLAYER_TEXTS, string>>

/** Milliseconds that a provider's interface may take before visitors get a notice. Specification, section 7. */
export const INTERFACE_WAIT_MS = 5000
