/** Address, below that of the API, that finds what a link can lead to. */
export const LINK_CHOICES_PATH = '/link-choices'

/** Documents that are named in one answer. */
export const MAX_KNOWN = 100
