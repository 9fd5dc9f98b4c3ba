import type { Shown } from '../../../domain/language/section'
import { ChildrenAtHome } from '../homes/ChildrenAtHome'
import { CurrentHome } from '../homes/CurrentHome'
import { DebtBlock } from '../mortgage/DebtBlock'
import { FutureIncome } from './FutureIncome'
import { Titled } from './Titled'

type ShownBlockProps = Readonly<{ shown: Shown; ids: readonly string[] }>

/** What was said elsewhere, to be read here. */
export const ShownBlock = ({ shown, ids }: ShownBlockProps) => {
  switch (shown.what) {
    case 'debt':
      return <DebtBlock shown={shown} ids={ids} />
    case 'futureIncome':
      return <FutureIncome shown={shown} />
    case 'currentHome':
      return (
        <Titled title={shown.title}>
          <CurrentHome shown={shown} />
        </Titled>
      )
    case 'childrenAtHome':
      return (
        <Titled title={shown.title}>
          <ChildrenAtHome shown={shown} />
        </Titled>
      )
  }
}
