/** Moves the focus to the field with this id, if it is there. */
export const focusField = (id: string): void => document.getElementById(id)?.focus()
