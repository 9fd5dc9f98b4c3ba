/** Texts on the introduction of a couple: who fills in what (our choice). */
export const withPartnerTexts = {
  title: 'Samen met uw partner',
  invited: 'Uw partner is apart uitgenodigd en vult de eigen gegevens zelf in.',
  /** `about`: whether this visit asks about the partner. */
  notInvited: (about: boolean) =>
    `Uw partner is niet apart uitgenodigd. U vult de vragenlijst alleen in${about ? ', ook de vragen over uw partner' : ''}.`,
  asPartner: 'U en uw partner hebben elk een eigen vragenlijst.',
  /** Where the other's answers stay: this portal sends them to nobody else. */
  toAdviser: 'U stuurt uw antwoorden alleen naar uw adviseur.',
  each: 'Dit vult u allebei in, ieder voor zichzelf',
  household: 'Dit vult alleen u in, voor u samen',
  householdByPartner: 'Dit vult alleen uw partner in, voor u samen',
  /** Of questions about the other in one's own questionnaire. */
  aboutPartner: 'Staat er in uw vragenlijst een vraag over uw partner? Die beantwoordt u zelf.',
} as const
