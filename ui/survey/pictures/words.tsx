import type { StepKey } from '../../../domain/language/stepKey'
import { debtTexts } from '../../../domain/texts/pictureTexts'
import { debtsPicture } from '../../../projections/pictures/debts'
import { household } from '../../../projections/pictures/household'
import { whatIf } from '../../../projections/pictures/whatIf'
import { usePortal, useView } from '../portal'
import { ByAge } from './ByAge'
import { DebtsPicture } from './DebtsPicture'
import { HouseholdBeside, HouseholdBlock } from './HouseholdPicture'
import type { PictureWords } from './pictureCode'
import { WhatIfPicture } from './WhatIfPicture'

/** Most answers leave a picture as it was: compared by what it says, which is little. */
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const AtTop = ({ step }: { step: StepKey }) => {
  const { catalogue } = usePortal()
  const picture = useView(view => whatIf(catalogue, view, step), same)
  return picture === null ? null : <WhatIfPicture picture={picture} />
}

const Debts = () => {
  const { catalogue } = usePortal()
  const picture = useView(view => debtsPicture(catalogue, view), same)
  return picture === null ? null : <DebtsPicture title={debtTexts.title} picture={picture} />
}

const AtEnd = ({ step }: { step: StepKey }) => (step === 'mortgage_and_pension' ? <Debts /> : null)

const useHousehold = () => {
  const { catalogue } = usePortal()
  return useView(view => household(catalogue, view))
}

const Beside = () => {
  const known = useHousehold()
  return known === null ? null : <HouseholdBeside known={known} />
}

const AtOverview = () => {
  const known = useHousehold()
  return known === null ? null : <HouseholdBlock known={known} />
}

/** One part of the build, as the drawings are another. */
export const words: PictureWords = { AtTop, AtEnd, Beside, AtOverview, ByAge }
