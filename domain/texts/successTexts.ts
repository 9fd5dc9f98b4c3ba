import { singularOrPlural } from './singularOrPlural'

/**
 * Texts of the screen after sending, /success: the countdown to leaving and how to hold it, logging out, data removed,
 * the partner's own invitation (wording A17, checklist OPEN-132).
 */
export const successTexts = {
  /** Said once with all the seconds, and shown with those that are left. `redirected`: the office named an address. */
  leaving: (seconds: number, redirected: boolean) =>
    `U wordt over ${singularOrPlural(seconds, '1 seconde', `${seconds} seconden`)} ${redirected ? 'doorgestuurd' : 'uitgelogd'}.`,
  /** The five seconds can be held (our choice). */
  hold: 'Wacht even',
  holdHow: 'Kies Wacht even om op deze pagina te blijven.',
  held: 'U blijft op deze pagina tot u zelf uitlogt.',
  redirectedLater: 'Daarna wordt u doorgestuurd.',
  logOut: 'Nu uitloggen',
  logOutHeld: 'Uitloggen',
  close: 'U kunt de pagina nu afsluiten. Uw persoonlijke gegevens en de extensie zijn verwijderd.',
  partner:
    'Uw partner krijgt een aparte uitnodiging per e-mail. Uw partner vult de gegevens in een eigen omgeving in en kan niet in uw portaal inloggen.',
} as const
