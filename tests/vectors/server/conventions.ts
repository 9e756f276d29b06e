/** Conventions of all recordings. */

/** The form that every recording is about. */
export const FORM_ID = 4

export const SITE_URL = 'https://www.example.com'

/** The page that the visitor comes from. */
export const PAGE_URL = `${SITE_URL}/contact/`

/** Where the clock stands. */
export const NOW = new Date('2025-03-14T12:00:00Z')

/** Stands for `{api}`. */
export const API_PATH = '/wp-json/contact-form-7/v1'

export const FEEDBACK_PATH = `${API_PATH}/contact-forms/${FORM_ID}/feedback`
