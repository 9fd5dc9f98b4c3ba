/**
 * `pictureAddress`: the address that a home's picture is loaded from, with the host's key, '' for no address;
 * `pictureOf`: the same, null for what is no picture of the host's office.
 */

import type { HostConfig } from './portalConfig'

/** Whether this is the address of a picture that a page can load. */
export const isPictureAddress = (image: string): boolean =>
  URL.canParse(image) && ['https:', 'http:'].includes(new URL(image).protocol)

/**
 * The address that the picture of a home is loaded from: the office's own with validate=true and the key of the host
 * (`imageKey` in portal.json; spec 2 section 2, checklist OPEN-121). Without a key none is named; '' for what is no
 * address of a picture.
 */
export const pictureAddress = (image: string, key: string): string => {
  if (!isPictureAddress(image)) return ''
  const address = new URL(image)
  address.searchParams.set('validate', 'true')
  if (key !== '') address.searchParams.set('key', key)
  return address.href
}

/**
 * The same for a host, which shows pictures of its own office alone (the page's policy allows no other); null for what
 * is no picture of the office.
 */
export const pictureOf = (image: string, { api, imageKey }: Pick<HostConfig, 'api' | 'imageKey'>): string | null =>
  isPictureAddress(image) && new URL(image).origin === new URL(api).origin ? pictureAddress(image, imageKey) : null
