export { Invite } from './admin/invitations/invite.tsx'
export { RoleField } from './admin/role-field.tsx'
export { AfterPassword } from './admin/second-factor/after-password.tsx'
export { SecondFactorField } from './admin/second-factor/second-factor-field.tsx'
