/** Actions that the service is given for a token: the page as it opens, and work on a form. [reference 13.4] */
export const RECAPTCHA_ACTIONS = { homepage: 'homepage', contactform: 'contactform' } as const
