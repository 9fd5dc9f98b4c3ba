import type { Command } from './command'
import { type Deciding, type Decision, doneAll, refused } from './decision'

/** What was compared was compared with what stood here; where that is another by now, it is compared anew first. */
export const joinWork = ({ state }: Deciding, { on, events }: Extract<Command, { type: 'JoinWork' }>): Decision =>
  on.answers === state.answers && on.files === state.files ? doneAll(events) : refused({ tag: 'AnsweredElsewhere' })
