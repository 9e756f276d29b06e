/** Name of a slider in calls and hashes. */
export const ALIAS = /^[a-z\d-]{1,64}$/
