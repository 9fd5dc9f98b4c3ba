/**
 * Texts of the login, and those that account screens share: labels, refused invitation, another person logged in,
 * recovery mail sent, why a call failed (wording B5, spec 1 section 8).
 */

export const accountLabels = {
  username: 'Gebruikersnaam',
  password: 'Wachtwoord',
  confirmation: 'Bevestig wachtwoord',
  code: '2FA code',
} as const

/** While the type of the invitation is not known, or the office names one that the portal does not know. */
export const registerTitle = 'Registreren'

export const loginTexts = {
  title: 'Inloggen',
  button: 'Inloggen',
  forgotUsername: 'Gebruikersnaam vergeten?',
  forgotPassword: 'Wachtwoord vergeten?',
  entering: 'Een ogenblik, u wordt ingelogd.',
  wrong: 'Login gegevens niet correct',
  failed: 'Inloggen is mislukt',
  codeSent: 'Er is een code naar je e-mail gestuurd. Controleer ook je spamfolder.',
  codeFailed: '2FA code aanvragen mislukt',
  codeHint: 'Vul de code in die wij u per e-mail hebben gestuurd.',
  newCode: 'Nieuwe code sturen',
  checkPassword: 'Controleer uw gebruikersnaam en uw wachtwoord.',
  notLetIn: 'Dit ligt niet aan wat u heeft ingevuld. Probeer het later opnieuw, of neem contact op met uw adviseur.',
  checkCode: 'Controleer de code.',
  /** A mail's link that is no login by itself: the customer of a second factor has to type. */
  notByLink: 'Inloggen met alleen uw link lukt niet',
  byPassword: 'Log in met uw gebruikersnaam en wachtwoord.',
  byPasswordAndCode: 'Log in met uw gebruikersnaam en wachtwoord. U krijgt dan een code per e-mail.',
  tooManyCodes: 'De code klopte vijf keer niet. Vul uw wachtwoord opnieuw in. U krijgt dan een nieuwe code.',
} as const

export const invitationUsed = 'Uitnodiging al gebruikt'
export const invitationInvalid = 'Uitnodiging niet geldig'

/** What can be done about it, as long as one is on the login (our choice). */
export const loginAdvice = {
  used: 'U heeft zich al geregistreerd of uw gegevens al verstuurd. Lukt inloggen niet? Neem contact op met uw adviseur.',
  invalid:
    'De link uit uw e-mail klopt niet of werkt niet meer. Heeft u nog geen account? Vraag uw adviseur om een nieuwe uitnodiging.',
  session: 'U bent voor uw veiligheid uitgelogd. Log opnieuw in om verder te gaan waar u was.',
  recovery:
    'Binnen enkele minuten krijgt u een e-mail, als wij u kennen. Kijk ook in uw spamfolder. Komt er niets? Neem contact op met uw adviseur.',
  failed:
    'Uw gegevens konden niet worden geladen. Log opnieuw in. Lukt het weer niet? Neem contact op met uw adviseur.',
} as const

/** Somebody was logged in, and a link lets somebody in: nobody is swapped unseen (our choice of words). */
export const swapTexts = {
  was: (username: string) =>
    username === ''
      ? 'In dit portaal was al iemand ingelogd, misschien uzelf. Die is nu uitgelogd.'
      : `U was ingelogd als ${username}. U bent nu uitgelogd.`,
  linked: (username: string) => `De link die u heeft geopend, is voor ${username}.`,
  goOn: 'Verder',
  otherwise: 'Inloggen met gebruikersnaam en wachtwoord',
} as const

/** On the login while somebody is in, here or by another tab (our choice of words). */
export const alreadyLoggedIn = (username: string): string =>
  username === '' ? 'Er is al iemand ingelogd in dit portaal.' : `U bent al ingelogd als ${username}.`

/** Said on the login after a recovery; a name or address that the office does not know gets no mail, and no other words. */
export const recoverySentTexts = {
  username: 'Uw gebruikersnaam is naar uw e-mailadres verstuurd',
  password: 'Het wachtwoordherstel is verstuurd',
} as const

export const showPasswordLabel = 'Wachtwoord tonen'
export const tryAgainLabel = 'Opnieuw proberen'

/** Why a call brought nothing, and what the customer can do. What is typed stays in the form in every case. */
export const troubleTexts = {
  offline: 'Wij kunnen geen verbinding maken. Controleer uw internetverbinding.',
  slow: 'Het antwoord laat te lang op zich wachten. Probeer het opnieuw.',
  tooOften: 'U heeft het te vaak geprobeerd. Wacht een paar minuten en probeer het dan opnieuw.',
  broken: 'Er ging bij ons iets mis. Wat u heeft ingevuld, staat er nog. Probeer het later opnieuw.',
  brokenUntyped: 'Er ging bij ons iets mis. Probeer het later opnieuw.',
} as const
