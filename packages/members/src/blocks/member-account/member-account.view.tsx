import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer, RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import type { AccountScreen } from '../../core/account-screen.ts'
import { accountState } from '../../core/account-state.ts'
import { AccountDetails } from './account-details.tsx'
import { ConfirmLink } from './confirm-link.tsx'
import { EraseAccount } from './erase-account.tsx'
import { type MemberAccountBlock, memberAccount } from './member-account.block.ts'
import { SignIn } from './sign-in.tsx'

const MemberAccount: BlockRenderer<MemberAccountBlock> = ({ context }) => {
  const { screen } = accountState.of(context)
  return (
    <section className="account">
      <Screen screen={screen} context={context} />
    </section>
  )
}

function Screen({ screen, context }: { readonly screen: AccountScreen; readonly context: RenderContext }): ReactNode {
  switch (screen.kind) {
    case 'sign in':
      return <SignIn screen={screen} context={context} />
    case 'confirm':
      return <ConfirmLink screen={screen} context={context} />
    case 'account':
      return <AccountDetails screen={screen} context={context} />
    case 'erase':
      return <EraseAccount screen={screen} context={context} />
  }
}

export const view = defineView(memberAccount, { Block: MemberAccount, styles: ['member-account'], holdsTitle: true })
