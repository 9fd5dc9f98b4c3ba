/** Lenders as code, name and products; the names are those of the Dutch market, codes and products are made up. */
const lenders: readonly (readonly [code: string, name: string, products: readonly string[]])[] = [
  ['AA', 'ABN AMRO', ['ABN AMRO Budget Hypotheek', 'ABN AMRO Woning Hypotheek']],
  ['AE', 'Aegon', ['Aegon Hypotheek', 'Aegon Levensloop Hypotheek', 'Aegon Annuïteiten Extra']],
  ['AL', 'Allianz', ['Allianz Hypotheek']],
  ['AN', 'a.s.r.', ['a.s.r. WelThuis Hypotheek', 'a.s.r. Levensrente', 'a.s.r. DigiThuis Hypotheek']],
  ['AR', 'Argenta', ['Argenta Annuïteiten', 'Argenta Hypotheek Special Line']],
  ['AT', 'Attens Hypotheken', ['Attens Hypotheek', 'Attens Verzilverd']],
  ['BL', 'BLG Wonen', ['BLG Wonen Hypotheek', 'BLG Wonen Flexibel']],
  ['BN', 'bijBouwe', ['bijBouwe Hypotheek', 'bijBouwe Verhuur']],
  ['CE', 'Centraal Beheer', ['Centraal Beheer Thuis Hypotheek', 'Centraal Beheer Leef Hypotheek']],
  ['CL', 'Clarian Wonen', ['Clarian Wonen Hypotheek', 'Clarian Wonen Vast']],
  ['CM', 'Colibri Hypotheken', ['Colibri Hypotheek', 'Colibri Starter']],
  ['DL', 'Delta Lloyd', ['Delta Lloyd DrieSterrenHypotheek', 'Delta Lloyd BudgetHypotheek']],
  ['DY', 'Dynamic Credit', ['Dynamic Credit Woonhypotheek', 'Dynamic Credit Verhuur']],
  ['FL', 'Florius', ['Florius Profijt Drie + Drie', 'Florius Profijt Twee', 'Florius Verzilverhypotheek']],
  ['HA', 'Hypotrust', ['Hypotrust Comfort', 'Hypotrust Elan Plus', 'Hypotrust Goede Start', 'Hypotrust Vrij Leven']],
  ['HW', 'HollandWoont', ['HollandWoont Hypotheek', 'HollandWoont Bewust']],
  ['IG', 'ING', ['ING Annuïteiten', 'ING Hypotheek Basis', 'ING Aflossingsvrij', 'ING Bankspaarhypotheek']],
  ['IP', 'Impact Hypotheken', ['Impact Hypotheek', 'Impact Duurzaam']],
  ['IQ', 'IQWOON', ['IQWOON Hypotheek', 'IQWOON Ondernemer']],
  ['LL', 'Lloyds Bank', ['Lloyds Bank Hypotheek', 'Lloyds Bank Extra']],
  ['LO', 'Lot Hypotheken', ['Lot Hypotheek', 'Lot Doorstroom']],
  ['MD', 'Merius Hypotheken', ['Merius Hypotheek', 'Merius Ondernemers']],
  ['MM', 'Munt Hypotheken', ['Munt Hypotheek', 'Munt Oversluiten']],
  ['MY', 'MoneYou', ['MoneYou Hypotheek', 'MoneYou Variabel']],
  ['NB', 'NIBC Direct', ['NIBC Direct Hypotheek', 'NIBC Direct Extra', 'NIBC Direct Verhuur']],
  [
    'NN',
    'Nationale-Nederlanden',
    [
      'NN Hypotheek Gemak',
      'NN Bankspaar Plus',
      'NN Riant Hypotheek',
      'NN Spaarhypotheek',
      'NN Levenhypotheek',
      'NN Annuïteiten',
    ],
  ],
  ['OB', 'Obvion', ['Obvion Basis Hypotheek', 'Obvion Compact Hypotheek', 'Obvion Woon Hypotheek']],
  ['PH', 'Philips Pensioenfonds Hypotheken', ['Philips Woonplan', 'Philips Woonplan Plus']],
  ['RA', 'Rabobank', ['Rabobank PlusHypotheek', 'Rabobank Basis Hypotheek', 'Rabo OpbouwHypotheek', 'Rabo BankSpaar']],
  ['RG', 'RegioBank', ['RegioBank Budget Hypotheek', 'RegioBank Plus Hypotheek']],
  ['SN', 'ASN Bank', ['ASN Hypotheek', 'ASN Duurzaam Wonen']],
  ['SS', 'SNS', ['SNS Budget Hypotheek', 'SNS Plus Hypotheek', 'SNS Spaarhypotheek']],
  ['SY', 'Syntrus Achmea', ['Syntrus Achmea Basis', 'Syntrus Achmea Excellent']],
  ['TE', 'Tellius Hypotheken', ['Tellius Hypotheek', 'Tellius Energiebewust']],
  ['TR', 'Triodos Bank', ['Triodos Hypotheek', 'Triodos BioBased']],
  ['TU', 'Tulp Hypotheken', ['Tulp Compleet', 'Tulp Bewust']],
  ['VE', 'Venn Hypotheken', ['Venn Hypotheek', 'Venn Budget']],
  ['WF', 'WestlandUtrecht Bank', ['WestlandUtrecht Annuïteiten', 'WestlandUtrecht Spaarhypotheek']],
  ['WO', 'Woonfonds', ['Woonfonds Basis', 'Woonfonds Royaal']],
  ['VI', 'Vista Hypotheken', []],
]

const firstCompanyId = 11
const firstLabelId = 501

/** As `GET hdn_company/active` answers. Allianz has exactly one product, Vista Hypotheken has none. */
export const lenderCompanies = lenders.map(([hdn_code, sender_name], index) => ({
  id: firstCompanyId + index,
  hdn_code,
  sender_name,
}))

/** As `GET hdn_company_label/active` answers. */
export const lenderLabels = lenders
  .flatMap(([hdn_code, , products], index) =>
    products.map(name => ({ company_id: firstCompanyId + index, hdn_code, name })),
  )
  .map((label, index) => ({
    id: firstLabelId + index,
    company_id: label.company_id,
    hdn_company_label_id: 9000 + firstLabelId + index,
    hdn_code: `${label.hdn_code}${String(index % 100).padStart(2, '0')}`,
    name: label.name,
  }))

/** The ids of a lender and its nth product, for the seeded mortgages; null for a code that is not in the list. */
export function lenderIds(hdnCode: string, product = 0) {
  const company = lenderCompanies.find(({ hdn_code }) => hdn_code === hdnCode)
  const label = lenderLabels.filter(({ company_id }) => company_id === company?.id)[product]
  return { hdn_company_id: company?.id ?? null, hdn_company_label_id: label?.id ?? null }
}
