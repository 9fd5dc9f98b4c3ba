import { useState } from 'react'
import type { InvitationType } from '../../../domain/language/invitation'
import { fakeLoginTexts } from '../../../domain/texts/debugTexts'
import type { AccountDependencies } from '../../accountForms/accountDependencies'
import { Button } from '../../widgets/Button'
import { type FakeLoginDependencies, setUpUserOfType } from './setUpUserOfType'

/** The button that logs in as a test user of the chosen invitation type; only in a build with PORTAL_DEBUG=1. */
export const FakeLogin = ({ dependencies, chosen }: FakeLoginProps) => {
  const [busy, setBusy] = useState(false)
  const logIn = async (): Promise<void> => {
    const type = chosen()
    if (type === null) return
    setBusy(true)
    const outcome = await setUpUserOfType(dependencies, type)
    setBusy(false)
    if (outcome.tag === 'failed') dependencies.notify('danger', fakeLoginTexts.failed)
    else dependencies.navigate(outcome.to)
  }
  return (
    <Button kind="primary" busy={busy} onClick={() => void logIn()}>
      {fakeLoginTexts.button}
    </Button>
  )
}

export type FakeLoginProps = Readonly<{
  dependencies: FakeLoginDependencies & Pick<AccountDependencies, 'navigate' | 'notify'>
  /** The type that was chosen; null where there is none, which is told. */
  chosen: () => InvitationType | null
}>
