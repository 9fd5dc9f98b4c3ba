import type { DoubtCase } from './doubtCase'

/** What a loan part says beside the rest. */
export const loanCases: readonly DoubtCase[] = [
  [
    'part.oorspronkelijke_hoogte_leningdeel',
    'low',
    { 'part.oorspronkelijke_hoogte_leningdeel': 1_000 },
    { 'part.oorspronkelijke_hoogte_leningdeel': 999 },
    'U heeft €\u00a0999 geleend, klopt dat?',
  ],
  [
    'part.oorspronkelijke_hoogte_leningdeel',
    'farAboveIncome',
    { 'part.oorspronkelijke_hoogte_leningdeel': 400_000 },
    { 'part.oorspronkelijke_hoogte_leningdeel': 400_001 },
    'Dit is meer dan 10 keer uw jaarsalaris. Klopt dat?',
  ],
  [
    'part.huidige_hoogte_leningdeel',
    'moreThanOriginal',
    { 'part.huidige_hoogte_leningdeel': 200_000 },
    { 'part.huidige_hoogte_leningdeel': 200_001 },
    'U moet nu meer terugbetalen dan u bij de start heeft geleend. Klopt dat?',
  ],
  [
    'part.huidige_hoogte_leningdeel',
    'farAboveValue',
    { 'part.oorspronkelijke_hoogte_leningdeel': '', 'part.huidige_hoogte_leningdeel': 2_000_000 },
    { 'part.huidige_hoogte_leningdeel': 2_000_001 },
    'Dit is meer dan 5 keer de marktwaarde van uw woning. Klopt dat?',
  ],
  [
    'part.ingangsdatum_leningdeel',
    'ahead',
    { 'part.ingangsdatum_leningdeel': '21-11-2026' },
    { 'part.ingangsdatum_leningdeel': '22-11-2026' },
    'Deze datum ligt in de toekomst. Klopt dat?',
  ],
  [
    'part.ingangsdatum_leningdeel',
    'young',
    { 'part.einddatum_leningdeel': '', 'part.ingangsdatum_leningdeel': '22-11-1990' },
    { 'part.ingangsdatum_leningdeel': '21-11-1990' },
    'U was toen nog geen 18 jaar. Klopt dat?',
  ],
  [
    'part.einddatum_leningdeel',
    'long',
    { 'part.einddatum_leningdeel': '01-01-2050' },
    { 'part.einddatum_leningdeel': '02-01-2050' },
    'De lening loopt meer dan 40 jaar. Klopt dat?',
  ],
  [
    'part.rentepercentage',
    'high',
    { 'part.rentepercentage': 10 },
    { 'part.rentepercentage': 25 },
    '25% rente, klopt dat?',
  ],
  [
    'part.einddatum_rentevastperiode',
    'afterLoan',
    { 'part.einddatum_rentevastperiode': '01-01-2040' },
    { 'part.einddatum_rentevastperiode': '02-01-2040' },
    'De rentevaste periode eindigt na het leningdeel. Klopt dat?',
  ],
  [
    'part.rentevast_periode_in_jaren',
    'long',
    { 'part.rentevast_periode_in_jaren': 360 },
    { 'part.rentevast_periode_in_jaren': 1_440 },
    'De rente staat 120 jaar vast, klopt dat?',
  ],
  [
    'part.opgebouwde_spaarwaarde',
    'moreThanOriginal',
    { 'part.aflosvorm': '50', 'part.opgebouwde_spaarwaarde': 200_000 },
    { 'part.opgebouwde_spaarwaarde': 200_001 },
    'U heeft meer gespaard dan u heeft geleend. Klopt dat?',
  ],
]
