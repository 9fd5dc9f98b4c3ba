import type { DoubtCase } from './doubtCase'

/** What the people of a household say of each other. */
export const householdCases: readonly DoubtCase[] = [
  [
    'customer.gender',
    'title',
    { 'customer.salutation': 'Beste heer', 'customer.gender': 'm' },
    { 'customer.gender': 'f' },
    "De aanhef is 'Beste heer' en het geslacht is 'Vrouw'. Klopt dat?",
  ],
  [
    'partner.gender',
    'title',
    { 'partner.salutation': 'Geachte mevrouw', 'partner.gender': 'f' },
    { 'partner.gender': 'm' },
    "De aanhef is 'Geachte mevrouw' en het geslacht is 'Man'. Klopt dat?",
  ],
  [
    'customer.has_partner',
    'alone',
    { 'customer.has_partner': -1 },
    { 'customer.has_partner': 0 },
    "Uw burgerlijke staat is 'Gehuwd' en u heeft geen partner. Klopt dat?",
  ],
  [
    'customer.has_partner',
    'together',
    { 'customer.maritial_status': 7 },
    { 'customer.maritial_status': 0 },
    "Uw burgerlijke staat is 'Alleenstaand' en u heeft een partner. Klopt dat?",
  ],
  [
    'partner.date_of_birth',
    'sameBirth',
    { 'partner.date_of_birth': '23-11-1972' },
    { 'partner.date_of_birth': '22-11-1972' },
    'Dit is ook uw eigen geboortedatum. Klopt dat?',
  ],
  [
    'partner.email',
    'sameEmail',
    { 'partner.email': 'sam@huis.nl' },
    { 'partner.email': 'Noa@huis.nl' },
    'Dit is ook uw eigen e-mailadres. Klopt dat?',
  ],
  [
    'child.date_of_birth',
    'asOldAsParent',
    { 'child.date_of_birth': '22-11-1986' },
    { 'child.date_of_birth': '21-11-1986' },
    'Dit kind is ouder dan u, of minder dan 14 jaar jonger. Klopt dat?',
  ],
  [
    'child.studies',
    'studiesYoung',
    { 'child.date_of_birth': '21-11-2014', 'child.studies': 1 },
    { 'child.date_of_birth': '22-11-2014' },
    'Dit kind is jonger dan 12 jaar en studeert. Klopt dat?',
  ],
  [
    'customer.has_employers',
    'worksOn',
    {
      'part.oorspronkelijke_hoogte_leningdeel': '',
      'part.ingangsdatum_leningdeel': '',
      'customer.date_of_birth': '22-11-1958',
    },
    { 'customer.date_of_birth': '21-11-1958' },
    'U bent ouder dan 67 jaar en in loondienst. Klopt dat?',
  ],
  [
    'customer.is_pensioned',
    'pensionedYoung',
    { 'customer.has_employers': 0, 'customer.date_of_birth': '21-11-1971', 'customer.is_pensioned': 1 },
    { 'customer.date_of_birth': '22-11-1971' },
    'U bent jonger dan 55 jaar en met pensioen. Klopt dat?',
  ],
]
