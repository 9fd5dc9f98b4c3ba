import { step } from '../language/section'
import { costs } from './mortgage/costs'
import { knowledge } from './mortgage/knowledge'
import { wishes } from './mortgage/wishes'

export const mortgage = step(
  'mortgage',
  'Hypotheek',
  'Uw adviseur moet weten wat u al weet van hypotheken en wat u wilt. Er zijn geen foute antwoorden.',
  [costs, knowledge, wishes],
)
