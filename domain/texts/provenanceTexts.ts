/**
 * Texts of where an answer that the customer did not type came from, what stood there before, and what others changed
 * since the earlier visit (our choice).
 */
export const provenanceTexts = {
  office: 'Van uw adviseur',
  lists: 'Past bij de geldverstrekker',
  joined: 'Van uw andere computer',
  lookedUp: 'Opgezocht bij uw postcode en huisnummer',
  along: (title: string) => `Ingevuld door uw antwoord bij '${title}'`,
  repeated: (title: string) => `Zelfde antwoord als bij ${title}`,
  /** `source`: one of the above; `when`: 'gisteren om 21:14'. */
  changed: (source: string, value: string, when: string) => `${source}: ${value} (${when})`,
  before: (value: string, when: string) => `Hier stond: ${value} (${when}).`,
} as const

/** What others changed since the customer was here last (our choice). */
export const changesSinceTexts = {
  title: 'Gewijzigd sinds uw vorige bezoek',
  office: 'Door uw adviseur',
  retrieved: 'Opgehaald',
  lists: 'Door de lijst met geldverstrekkers',
  rule: 'Kijk dit opnieuw na.',
  /** `was`: what stood there; null where nothing did. */
  now: (value: string, was: string | null) => (was === null ? value : `${value}, was ${was}`),
  empty: (was: string | null) => (was === null ? 'leeggemaakt' : `leeggemaakt, was ${was}`),
  added: 'toegevoegd',
  removed: (called: string) => `${called} verwijderd`,
  more: (count: number) => `Alle ${count} tonen`,
  go: 'Bekijken',
} as const
