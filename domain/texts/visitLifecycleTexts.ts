/**
 * Texts where a visit begins and ends: failed login, another tab or customer, no connection, logging out with answers on
 * this device, data received by the adviser, answers erased or kept.
 */
export const visitLifecycleTexts = {
  loginFailed: 'Inloggen is mislukt',
  loggedOut: 'U bent nu uitgelogd',
  /** On the page after that, once more. */
  arrived: 'Uw adviseur heeft alles ontvangen wat u heeft verstuurd.',
  notErased:
    'Uw antwoorden konden nog niet van dit apparaat worden gewist. Dat gebeurt zodra u het portaal weer gebruikt.',
  /** What 'Wissen' came to, once the device confirmed it. */
  wiped: {
    title: 'Uw antwoorden zijn gewist',
    more: 'Ze staan niet meer in het portaal op dit apparaat.',
  },
  closing: 'Even geduld',
  erasing: 'Uw gegevens worden van dit apparaat gewist',
  elsewhere: {
    title: 'Dit portaal is al open in een ander tabblad',
    text: 'U kunt maar in één tabblad tegelijk invullen. Gaat u hier verder, dan stopt het andere tabblad.',
    here: 'Hier verdergaan',
  },
  swapped: {
    title: 'Uw sessie is beëindigd',
    why: 'In deze browser is een link geopend waarmee iemand kan inloggen. Daarom bent u uitgelogd.',
    kept: 'Uw antwoorden zijn bewaard op dit apparaat.',
  },
  otherCustomer: {
    title: 'Er is iemand anders ingelogd',
    text: 'Dat gebeurde in een ander tabblad van deze browser.',
    kept: 'Uw antwoorden zijn bewaard op dit apparaat.',
    goOn: 'Logt u hier in, dan wordt de ander uitgelogd.',
    toLogin: 'Naar inloggen',
  },
  received: {
    title: 'Uw adviseur heeft uw gegevens ontvangen',
    notErased:
      'Misschien staan ze nog op dit apparaat. Wij wissen ze zodra dat lukt, of als u het portaal weer gebruikt.',
    eraseAgain: 'Nu wissen',
    logOut: 'Uitloggen',
  },
  unreachable: {
    title: 'Geen verbinding',
    text: 'De vragenlijst kan niet worden geladen. Controleer uw internetverbinding.',
  },
} as const

/** With 'Wissen', for who shares the device: what the portal cannot take away, and who can. */
const shared =
  'Kies Wissen als anderen dit apparaat ook gebruiken: het portaal wist dan uw antwoorden. Uw browser kan zelf nog voorstellen wat u hier typte. Dat verwijdert u in de instellingen van uw browser.'

const goOnLater = `Bewaart u ze, dan gaat u later verder waar u was. ${shared}`

/** Of the files that can be made, the one that the portal opens again is named; it stands beside the questions. */
const asFile =
  "Kies Annuleren, en dan bij de vragen 'Verder op een andere computer'. Zo maakt u een bestand waarmee u verder kunt."

/** Logging out with answers on this device, or where that could not be looked up: what is known of them, and the choice. */
export const logOutTexts = {
  some: { known: 'U heeft uw antwoorden nog niet verstuurd.', choice: goOnLater },
  unknown: { known: 'Op dit apparaat staan misschien antwoorden die u nog niet heeft verstuurd.', choice: goOnLater },
  /** Nothing outlives the window: there is nothing to keep them on. */
  window: {
    known: 'Uw antwoorden staan alleen in dit venster: uw browser bewaart niets op dit apparaat.',
    choice: `Als u uitlogt, zijn ze weg. Wilt u ze houden? ${asFile}`,
  },
  /** The last answers wait for a store that refuses. */
  unsaved: {
    known: 'Nog niet al uw antwoorden zijn op dit apparaat bewaard.',
    choice: `Ook als u ze bewaart, is een deel misschien weg. Wilt u zeker alles houden? ${asFile}`,
  },
  left: {
    known: 'Op dit apparaat staan nog antwoorden van u. Misschien heeft uw adviseur die niet.',
    choice: `Bewaart u ze, dan kunt u ze later nog opslaan als bestand. ${shared}`,
  },
} as const

/** On the login, once answers were kept at logging out: what is known of them (our choice). */
export const answersKeptTexts = {
  all: {
    title: 'Uw antwoorden zijn bewaard op dit apparaat',
    /** Where no day is known. */
    goOn: 'Log hier weer in om erbij te kunnen.',
    /** `day`: 'DD-MM-YYYY'. */
    until: (day: string) => `Verstuurt of wist u ze niet, dan bewaart het portaal ze minstens tot ${day}.`,
  },
  /** The store refused the last of them. */
  unsure: {
    title: 'Misschien zijn niet al uw antwoorden bewaard',
    goOn: 'Na het inloggen ziet u wat er is bewaard.',
  },
} as const

/** With 'Bewaren op dit apparaat', for who logged in by a user name (our choice). */
export const rememberUsername = 'Onthoud mijn gebruikersnaam op dit apparaat'
