/** Field that people do not see. Its name is one that programs like to fill in. */
export const HONEYPOT_NAME = '_wpcf7_website'

/** Field that says when a form was opened, signed by the server. */
export const OPENED_NAME = '_wpcf7_opened'
