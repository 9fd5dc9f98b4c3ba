/**
 * The undo history of a text field since it got the focus: records edits (the letters of a word are one step), undoes,
 * redoes, and finds the caret after that.
 */
export interface EditHistory {
  readonly before: readonly string[]
  readonly text: string
  readonly after: readonly string[]
  readonly last: Edit
}

type Edit = 'letter' | 'deletion' | 'other'

const editOf = (from: string, to: string): Edit => {
  const longer = to.length - from.length
  return longer === 1 ? 'letter' : longer === -1 ? 'deletion' : 'other'
}

/** Adds an edit. The letters of a word are one step, as are consecutive deletions; pasted text is a step of its own. */
export const recordEdit = (history: EditHistory | null, from: string, to: string): EditHistory => {
  const last = editOf(from, to)
  const beginsWord = last === 'letter' && /\s$/.test(from)
  if (history !== null && last === history.last && last !== 'other' && !beginsWord)
    return { ...history, text: to, after: [] }
  return { before: [...(history?.before ?? []), from], text: to, after: [], last }
}

/** Undoes or redoes one step; returns the same history where there is none. */
export const stepEditHistory = (history: EditHistory, direction: 'undo' | 'redo'): EditHistory => {
  const { before, text, after } = history
  const to = direction === 'undo' ? before.at(-1) : after[0]
  if (to === undefined) return history
  return direction === 'undo'
    ? { before: before.slice(0, -1), text: to, after: [text, ...after], last: 'other' }
    : { before: [...before, text], text: to, after: after.slice(1), last: 'other' }
}

/** The caret position after a change: the end of the changed part in `to`. */
export const caretPosition = (from: string, to: string): number => {
  let same = 0
  while (same < Math.min(from.length, to.length) && from.at(-1 - same) === to.at(-1 - same)) same += 1
  return to.length - same
}
