/** The button that was pressed goes away: the focus goes to the one that begins again. */
export const focusSubmitButton = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
