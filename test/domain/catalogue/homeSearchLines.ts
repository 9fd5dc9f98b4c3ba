/** The home search block of wording.md, as `screenOf` writes it. */
export const homeSearchAt = (shown: string): string =>
  `home_type | select | Welk type woning zoekt u? | eengezinswoning = Eengezinswoning; bungalow = Bungalow; hoekwoning = Hoekwoning; appartement = Appartement; tussenwoning = Tussenwoning; 2-onder-1-kapwoning = 2-onder-1-kapwoning; vrijstaand = Vrijstaand; grachtenpand = Grachtenpand; herenhuis = Herenhuis; benedenwoning = Benedenwoning; bovenwoning = Bovenwoning | - | Maak een keuze | ${shown}
search_postal_code | text '1234 AB' | In de buurt van welke postcode zoekt u? | - | - | Postcode moet bestaan uit 6 karakters | ${shown}
search_radius | select | Binnen welke afstand zoekt u? | 1 = 1 km; 5 = 5 km; 10 = 10 km; 15 = 15 km | - | Maak een keuze | ${shown}
looks up | homes | ${shown}`
