/** A scheme, a host and perhaps a port; a user's name may stand before the host. */
const form =
  /^https?:\/\/(?:[^/@\s]{1,512}@)?(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:]{2,45}\])(?::\d{1,5})?\/?$/

/** The address of an HTTP proxy. */
export const isProxyAddress = (text: string) => form.test(text)
