/**
 * Whether the window is as narrow as a phone's, where one question at a time is shown unless the customer chose; asked
 * once, as a screen begins.
 */
export const isPhone = (): boolean => matchMedia('(max-width: 48em)').matches
