/** Labels of the menu 'Meer', with what is seldom needed (our choice). */
export const menuTexts = {
  more: 'Meer',
  /** In the top bar of a phone. */
  menu: 'Menu',
  steps: 'Alle stappen',
  copy: 'Bewaar of print',
  data: 'Meer over uw gegevens',
  account: 'Mijn account',
  logOut: 'Uitloggen',
} as const
