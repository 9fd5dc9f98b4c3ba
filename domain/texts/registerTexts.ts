/** The sentences of the register screen alone (wording B5, spec 1 section 8). */
export const registerTexts = {
  usernameHint: 'Gebruik minimaal 4 tekens. Deze tekens mogen niet: !#$%^&*()+',
  passwordHint: 'Gebruik minimaal 8 tekens.',
  note: 'Na het registreren kunt u direct inloggen.',
  button: 'Registreren',
  checking: 'Een ogenblik, wij controleren uw uitnodiging.',
  done: 'U bent geregistreerd. U kunt nu inloggen.',
  noUsername: 'Er ging iets mis bij het genereren van de gebruikersnaam, neem contact op met uw adviseur',
  failed: 'Registreren mislukt',
  otherUsername: 'Probeer een andere gebruikersnaam',
  broken: 'Er is iets mis gegaan',
} as const
