export const focusField = (id: string): void => document.getElementById(id)?.focus()
