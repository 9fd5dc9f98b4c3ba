/** Moves the focus to the submit button of a form, as the button that had it goes away. */
export const focusSubmitButton = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
