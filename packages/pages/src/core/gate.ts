/** Where the password of a page is sent. */
export const OPEN_ADDRESS = '/open-page'

/** Fields of the form that asks for it: the password, and the address of the page. */
export const PASSWORD_FIELD = 'password'
export const PLACE_FIELD = 'page'

/** Why a page was not opened: the name of the text that says so. */
export type GateRefusal = 'wrongPassword' | 'tooManyTries'
