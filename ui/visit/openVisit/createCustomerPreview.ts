import type { Catalogue } from '../../../domain/engine/catalogue'
import type { CustomerPreview } from '../../../events/effects/dispatchCustomer'
import { situationOf } from '../../../events/state/state'
import { surveyTree } from '../../../projections/tree/surveyTree'
import type { VisitDependencies } from './visit'

/** The screens of a visit, as what the office says of the customer comes onto them. */
export const createCustomerPreview = (
  catalogue: Catalogue,
  { officeLogo$ }: Pick<VisitDependencies, 'officeLogo$'>,
): CustomerPreview => ({
  rehearse: state => void surveyTree(situationOf(catalogue, state)),
  officeLogo: logo => officeLogo$.next(logo),
})
