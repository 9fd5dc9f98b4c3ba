/** Texts of the warning that the session is about to end, and of the login dialog that renews it (our choice of words). */
export const sessionTimeoutTexts = {
  region: 'Uw sessie',
  /** Within so many whole minutes. */
  ends: (minutes: number) => `Binnen ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} wordt u uitgelogd.`,
  /** For who hears it: where the button is. */
  how: 'Wilt u verdergaan? Kies onder aan de pagina voor Ingelogd blijven.',
  button: 'Ingelogd blijven',
  title: 'Ingelogd blijven',
  lead: 'Na het inloggen gaat u verder waar u was.',
  /** Another user name is filled in. */
  another: 'Logt u in als iemand anders? Dan sluit het portaal eerst de gegevens die nu open zijn.',
  cancel: 'Annuleren',
  done: 'U blijft ingelogd.',
} as const
