/** Texts of the debug screen (wording B5, checklist OPEN-103), and of the fake login in builds that have it. */
export const debugTexts = {
  title: 'Debug',
  lead: 'Voor wie het portaal test. Niets hiervan gaat over een klant.',
  session: 'Uitnodiging',
  type: 'Uitnodigingstype',
  choose: 'Kies een uitnodigingstype',
  toIntro: 'Naar introductie',
  logOut: 'Uitloggen',
  usernameTitle: 'Gebruikersnaam',
  username: 'Gebruikersnaam',
  test: 'Gebruikersnaam testen',
  browserTitle: 'Browser',
  browser: (name: string) => `Uw browser: ${name}`,
  supported: 'Deze browser wordt hier ondersteund.',
  unsupported: 'Deze browser wordt hier niet ondersteund.',
} as const

/** Only in builds with the fake login. */
export const fakeLoginTexts = {
  button: 'Inloggen als testgebruiker',
  failed: 'Inloggen als testgebruiker is mislukt',
} as const
