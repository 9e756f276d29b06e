import type { UserFacts } from '../../../packages/forms/src/core/mail/user-facts.ts'

/** Users of the recordings, by their login. */
const USERS: Readonly<Record<string, UserFacts>> = {
  sub: {
    login: 'sub',
    email: 'sub@example.com',
    url: 'https://sub.example',
    display_name: 'Sub Scriber',
    first_name: 'Sub',
    last_name: 'Scriber',
    nickname: 'sub',
  },
  admin: { login: 'admin', email: 'admin@example.com', display_name: 'admin', nickname: 'admin' },
}

/** Facts about who is signed in, in a case; undefined for visitors. */
export function recordedUser(login: string | undefined): UserFacts | undefined {
  return login === undefined ? undefined : USERS[login]
}
