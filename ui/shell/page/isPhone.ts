/** Whether the window has no room for more than one question and its answer; asked once, as a screen begins. */
export const isPhone = (): boolean => matchMedia('(max-width: 48em)').matches
