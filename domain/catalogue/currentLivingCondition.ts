import { step } from '../language/section'
import { changes } from './currentLivingCondition/changes'
import { home } from './currentLivingCondition/home'
import { income } from './currentLivingCondition/income'
import { owner } from './currentLivingCondition/owner'
import { plans } from './currentLivingCondition/plans'
import { will } from './currentLivingCondition/will'

export const currentLivingCondition = step(
  'current_living_condition',
  'Uw woonsituatie',
  'Wij willen graag weten hoe u nu woont en wat u wilt. Met uw antwoorden kan uw adviseur een advies geven dat bij u past.',
  [plans, home, owner, income, changes, will],
)
