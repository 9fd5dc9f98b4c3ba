/** Texts where there is nothing to choose a lender or product from (spec 2 section 8; our choice). */
export const lenderTexts = {
  /** By what the list is of. */
  noList: {
    lenders: {
      title: 'De lijst met geldverstrekkers is er nu niet',
      goOn: 'U kunt verdergaan zonder een geldverstrekker te kiezen.',
    },
    products: {
      title: 'De lijst met producten is er nu niet',
      goOn: 'U kunt verdergaan zonder een product te kiezen.',
    },
  },
  loading: 'De lijst wordt opgehaald.',
  again: 'Opnieuw proberen',
  lenderFirst: 'Kies eerst een geldverstrekker',
  noProducts: 'Van deze geldverstrekker zijn geen producten bekend.',
} as const
