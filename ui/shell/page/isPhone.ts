/**
 * Whether the window is as narrow as a phone's, with room for one question and its answer only; asked once, as a screen
 * begins.
 */
export const isPhone = (): boolean => matchMedia('(max-width: 48em)').matches
