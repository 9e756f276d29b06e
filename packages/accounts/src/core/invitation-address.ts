/** Field of the query of the list of accounts that opens the form of an invitation. */
export const INVITE_FIELD = 'invite'

/** Address of the list of accounts with the form of an invitation open. */
export const INVITE_ADDRESS = `/admin/collections/users?${INVITE_FIELD}`
