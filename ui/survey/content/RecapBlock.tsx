import type { ReadOnlyEntry } from '../../../domain/language/section'
import { ChildrenAtHome } from '../homes/ChildrenAtHome'
import { CurrentHome } from '../homes/CurrentHome'
import { MortgageTotals } from '../mortgage/MortgageTotals'
import { FutureIncome } from './FutureIncome'
import { TitledBlock } from './TitledBlock'

type RecapBlockProps = Readonly<{ shown: ReadOnlyEntry; ids: readonly string[] }>

/** Renders a read-only entry of the catalogue: debt totals, future income, the current home or the children at home. */
export const RecapBlock = ({ shown, ids }: RecapBlockProps) => {
  switch (shown.what) {
    case 'debt':
      return <MortgageTotals shown={shown} ids={ids} />
    case 'futureIncome':
      return <FutureIncome shown={shown} />
    case 'currentHome':
      return (
        <TitledBlock title={shown.title}>
          <CurrentHome shown={shown} />
        </TitledBlock>
      )
    case 'childrenAtHome':
      return (
        <TitledBlock title={shown.title}>
          <ChildrenAtHome shown={shown} />
        </TitledBlock>
      )
  }
}
