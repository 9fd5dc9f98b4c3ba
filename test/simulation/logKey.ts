/** Names a log: of this device, of this invitation. */
export const logKey = (device: { readonly name: string }, invitation: string): string => `${device.name} ${invitation}`
