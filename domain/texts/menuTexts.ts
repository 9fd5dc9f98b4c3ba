/** What is seldom needed, and where it stands (our choice). */
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
