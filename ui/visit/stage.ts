import type { Catalogue } from '../../domain/engine/catalogue'
import type { Stage } from '../../events/effects/takeCustomer'
import { situationOf } from '../../events/state/state'
import { surveyTree } from '../../projections/surveyTree'
import type { VisitDoors } from './visit'

/** The screens of a visit, as what the office says of the customer comes onto them. */
export const stageOf = (catalogue: Catalogue, { officeLogo$ }: Pick<VisitDoors, 'officeLogo$'>): Stage => ({
  rehearse: state => void surveyTree(situationOf(catalogue, state)),
  officeLogo: logo => officeLogo$.next(logo),
})
