import { ofAnswers, ofInvitation } from './customer'
import { ofEntrance } from './entrance'
import { ofHeaders } from './headers'
import { ofLists, ofLooks } from './lists'
import { ofSending } from './sending'
import { ofTime } from './time'
import type { WrongWay } from './wrongWay'

/** Ways in which an office that was built from the papers can be wrong. */
export const wrongWays: readonly WrongWay[] = [
  ...ofHeaders,
  ...ofTime,
  ...ofEntrance,
  ...ofInvitation,
  ...ofAnswers,
  ...ofLooks,
  ...ofLists,
  ...ofSending,
]
