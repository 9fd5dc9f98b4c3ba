/** Texts of recovering and changing an account (wording B5, spec 1 section 8), but for the messages of the rules. */

import { recoverySentTexts } from './accountTexts'

export const forgotUsernameTexts = {
  title: 'Gebruikersnaam vergeten',
  lead: 'Als wij uw e-mailadres kennen, sturen wij uw gebruikersnaam daarheen.',
  email: 'E-mailadres',
  button: 'Versturen',
  done: recoverySentTexts.username,
  failed: 'Gebruikersnaam verandering is mislukt',
  check: 'Controleer uw e-mailadres.',
} as const

export const forgotPasswordTexts = {
  title: 'Wachtwoord vergeten',
  lead: 'Als wij uw gebruikersnaam kennen, krijgt u een e-mail. Met de link daarin stelt u een nieuw wachtwoord in.',
  button: 'Versturen',
  done: recoverySentTexts.password,
  failed: 'Wachtwoordherstel is mislukt',
  check: 'Controleer uw gebruikersnaam.',
} as const

export const resetPasswordTexts = {
  title: 'Nieuw wachtwoord instellen',
  password: 'Nieuw wachtwoord',
  hint: 'Gebruik minimaal 8 tekens.',
  button: 'Opslaan',
  done: 'Wachtwoordherstel is geslaagd',
  failed: 'Wachtwoordherstel mislukt: controleer uw gegevens',
  check: 'De link uit uw e-mail werkt misschien niet meer.',
  noToken: 'Er staat geen code in deze link. Open de link uit uw e-mail opnieuw.',
  newLink: 'Nieuwe link aanvragen',
} as const

export const resetEmailTexts = {
  title: 'E-mailadres instellen',
  lead: 'U kunt hieronder een nieuw e-mailadres opgeven.',
  email: 'E-mailadres',
  repeated: 'E-mailadres bevestigen',
  code: 'Code',
  codeHint: 'De code die u van uw adviseur heeft gekregen.',
  codeExample: 'Bijvoorbeeld: AB12CD',
  birthDate: 'Geboortedatum',
  birthDateHint: 'Bijvoorbeeld 31-12-1980',
  button: 'Opslaan',
  noCode: 'Vul een code in',
  noBirthDate: 'Vul een geldige geboortedatum',
  done: 'Uw e-mailadres is gewijzigd',
  failed: 'E-mailadres wijzigen is mislukt',
  check: 'Controleer de code en uw geboortedatum, of vraag uw adviseur om een nieuwe code.',
} as const

export const changePasswordTexts = {
  title: 'Mijn account',
  current: 'Huidig wachtwoord',
  password: 'Nieuw wachtwoord',
  hint: 'Gebruik minimaal 8 tekens.',
  confirmation: 'Bevestig wachtwoord',
  cancel: 'Annuleren',
  button: 'Opslaan',
  done: 'Het wachtwoord is veranderd',
  failed: 'Wachtwoord veranderen is mislukt',
  check: 'Controleer uw huidige wachtwoord.',
} as const
