/** What the service is told that a token is for: the page as it opens, and the work on a form. [reference 13.4] */
export const RECAPTCHA_ACTIONS = { homepage: 'homepage', contactform: 'contactform' } as const
