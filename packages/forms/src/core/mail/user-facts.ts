/**
 * Facts about who is signed in, as texts of a form name them: `[_user_first_name]` in a mail, `default:user_email` in a
 * template. [reference 9.3, 12]
 */
export type UserFacts = Readonly<Record<string, string>>

/**
 * Facts about an account, which signs in by its address. Of a name of several words the last one is the last name.
 *
 * @returns By the names of the original, without `user_`.
 */
export function userFacts({ name, email }: { readonly name: string; readonly email: string }): UserFacts {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? words.at(-1) : undefined
  return {
    login: email,
    email,
    display_name: name,
    nickname: name,
    first_name: words.slice(0, lastName === undefined ? 1 : -1).join(' '),
    last_name: lastName ?? '',
  }
}
