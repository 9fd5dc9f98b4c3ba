import type { Catalogue } from '../../../domain/engine/catalogue'
import type { CustomerPreview } from '../../../events/effects/dispatchCustomer'
import { situationOf } from '../../../events/state/state'
import { surveyTree } from '../../../projections/tree/surveyTree'
import type { VisitDependencies } from './visit'

/**
 * Creates the `CustomerPreview`: `rehearse` computes the survey tree of a loaded customer, so that a fault is thrown
 * before anything is recorded; `officeLogo` passes on the logo.
 */
export const createCustomerPreview = (
  catalogue: Catalogue,
  { officeLogo$ }: Pick<VisitDependencies, 'officeLogo$'>,
): CustomerPreview => ({
  rehearse: state => void surveyTree(situationOf(catalogue, state)),
  officeLogo: logo => officeLogo$.next(logo),
})
