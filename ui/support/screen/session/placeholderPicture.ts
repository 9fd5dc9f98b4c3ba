const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** A placeholder image with words, as a data URL, for a picture that the log does not hold. */
export const placeholderPicture = (words: string, width = 320, height = 180): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="6" fill="#eef0f3" stroke="#737b87" stroke-width="2" stroke-dasharray="6 5"/>` +
      `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="sans-serif" font-size="${Math.max(11, Math.round(height / 12))}" fill="#333333">${escaped(words)}</text></svg>`,
  )}`
