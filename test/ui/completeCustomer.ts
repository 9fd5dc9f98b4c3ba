/** All that a customer of monitoring must have told before sending. */
export const complete = {
  initials: 'J',
  salutation: 'De heer',
  gender: 'm',
  maritial_status: 0,
  date_of_birth: '1984-05-17',
  email: 'jan@voorbeeld.example',
  phone: '0612345678',
  has_employers: 0,
  address: { data: { postal_code: '3511AB', number: '40', street: 'Oudegracht', city: 'Utrecht', place: 'Utrecht' } },
}
