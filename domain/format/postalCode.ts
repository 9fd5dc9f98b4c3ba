/** Dutch postal codes: '1234AB' in answers, '1234 AB' on the screen (OPEN-64). Whether one exists is a rule. */

const shape = /^\s*(\d{4})\s*([a-z]{2})\s*$/i

/** '1234AB' from '1234 ab'; other text comes back as typed. */
export const parsePostalCode = (text: string): string => {
  const parts = shape.exec(text)
  return parts === null ? text : `${parts[1]}${parts[2]?.toUpperCase()}`
}

/** '1234 AB'; other text is shown as it is. */
export const showPostalCode = (value: string): string => {
  const parts = shape.exec(value)
  return parts === null ? value : `${parts[1]} ${parts[2]?.toUpperCase()}`
}
