/** Tells whether an account has something to do in a collection or a global, by its slug. */
export type WorkedIn = (slug: string) => boolean
