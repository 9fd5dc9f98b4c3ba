import type { Catalogue } from '../../../domain/engine/catalogue'
import type { CustomerPreview } from '../../../events/effects/dispatchCustomer'
import { situationOf } from '../../../events/state/state'
import { surveyTree } from '../../../projections/tree/surveyTree'
import type { VisitDependencies } from './visit'

/**
 * Creates what applies a loaded customer to the screens: it computes the tree, so that a fault shows, and sets the
 * logo.
 */
export const createCustomerPreview = (
  catalogue: Catalogue,
  { officeLogo$ }: Pick<VisitDependencies, 'officeLogo$'>,
): CustomerPreview => ({
  rehearse: state => void surveyTree(situationOf(catalogue, state)),
  officeLogo: logo => officeLogo$.next(logo),
})
