import type { Change } from '../altered'

/** One way in which an office can be wrong, and what is said of it. */
export interface WrongWay {
  readonly what: string
  /** Method and path of the requests whose answers are changed. */
  readonly at: RegExp
  readonly change: Change
  /** How the line of the call begins that says so. */
  readonly call: string
  /** What stands in that line, or in those below it. */
  readonly says: string
  /** Whether a customer goes on all the same, so that it is but a remark. */
  readonly isRemark: boolean
  /** Whether the call changes something at the office. */
  readonly isWriting: boolean
}

const writing = /^(register|changePassword|recover\w+|file|inventory)/

export const goesOn = { isRemark: true }

export const way = (
  what: string,
  at: RegExp,
  change: Change,
  call: string,
  says: string,
  { isRemark } = { isRemark: false },
): WrongWay => ({ what, at, change, call, says, isRemark, isWriting: writing.test(call) })
